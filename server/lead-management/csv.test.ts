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

test.each([
  '=1+1',
  '+49 30 1234',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
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

test('of any text at most an apostrophe is added, and no cell begins a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const [cell = ''] = readBack(csvRecord([text, 'end']))
      expect([text, `'${text}`]).toContain(cell)
      expect(cell).not.toMatch(/^[\s"]*[=+\-@\t\r\n]/)
    }),
  )
})
