import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRecord } from './csv.ts'

/** What a reader of RFC 4180 makes of a record. */
function readBack(record: string): string[] {
  expect(record.endsWith('\r\n')).toBe(true)
  const cells = [...record.slice(0, -2).matchAll(/("(?:[^"]|"")*"|[^,"\r\n]*)(?:,|$)/gy)]
  return cells
    .map(([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
    .slice(0, record.slice(0, -2).endsWith(',') ? undefined : cells.length)
}

/** The first character of each cell for a reader that parts at another sign than the one we write, and at any line break. */
function cellsParted(record: string, sign: string): string[] {
  return record.split(new RegExp(`[${sign}\\r\\n]`))
}

/** What a spreadsheet computes, also behind blanks and quotes. */
const formula = /^[\s"\u00a0\ufeff]*[=+\-@＝＋－＠]/u

test.each([
  ['Acme;=cmd|1', "Acme;'=cmd|1"],
  ['Acme; "@SUM(A1)', 'Acme;\' "@SUM(A1)'],
  ['Acme\t=1', "Acme\t'=1"],
  ['first line\n=1', "first line\n'=1"],
  ['first line\r\n+1', "first line\r'\n'+1"],
  ['a;b;＝1', "a;b;'＝1"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "'\n'=1"],
])(
  'in %j each place is guarded where a reader of semicolons, tabs or lines begins a cell',
  (text, guarded) => {
    expect(readBack(csvRecord([text]))[0]).toBe(guarded)
  },
)

test.each([
  [';', ';'],
  ['tab', '\t'],
])('no text begins a formula for a reader that parts at %s', (_name, sign) => {
  const signs = fc.constantFrom(';', '\t', '\n', '\r', '=', '+', '-', '@', '"', ',', ' ', "'", 'a')
  fc.assert(
    fc.property(fc.array(fc.string({ unit: signs, maxLength: 12 }), { maxLength: 3 }), (texts) => {
      for (const cell of cellsParted(csvRecord(['BGW-1', ...texts]), sign)) {
        expect(cell).not.toMatch(formula)
      }
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  '=1+1',
  '+49 30 1234',
  '-2+3',
  '@SUM(A1)',
  ' =1+1',
  '"=1+1',
  "' @SUM(A1)",
  '＝1+1',
  '\ufeff=1',
])('%j is shown as a text, not computed', (cell) => {
  expect(readBack(csvRecord([cell]))[0]).toBe(`'${cell}`)
})

test('what nobody computes stays as it was written', () => {
  const cells = ['José', 'a=b', 'Harbour, "Works"', 'two\nlines', 'x+y@example.com', '']
  expect(readBack(csvRecord(cells)).slice(0, cells.length)).toEqual(cells)
  expect(csvRecord([-5, null, 1_700_000_000_000])).toBe('-5,,1700000000000\r\n')
})

test('to any text nothing but apostrophes is added, and no cell begins a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const [cell = ''] = readBack(csvRecord([text, 'end']))
      expect(cell.replaceAll("'", '')).toBe(text.replaceAll("'", ''))
      expect(cell).not.toMatch(/^[\s"]*[=+\-@\t\r\n]/)
    }),
  )
})
