import type { Part } from '../content/documents/document-words.ts'
import { rule } from './frame.ts'
import { columnAt, columnsWide, measure, sheet } from './paper.ts'
import { makeRoom, type PdfWriter, tagged, unspoken } from './pdf-writer.ts'
import { heightOf, type Style, styles, write } from './type.ts'

type PartOf<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>

/** A paragraph as wide as the page; `after` is the space below it, in points. */
export function setLine(
  writer: PdfWriter,
  tag: string,
  text: string,
  style: Style,
  after: number,
): void {
  const height = heightOf(writer.doc, text, style, measure)
  makeRoom(writer, height)
  tagged(writer, tag, () => {
    write(writer.doc, text, style, { x: sheet.left, y: writer.y, width: measure })
  })
  writer.y += height + after
}

/** A heading at the left with its note in the margin; at least this much must follow on its page. */
export function setSection(writer: PdfWriter, part: PartOf<'section'>, follows: number): void {
  const { doc } = writer
  const wide = columnsWide(1, 9)
  const height = heightOf(doc, part.heading, styles.heading, wide)
  const { note } = part
  const box = { x: columnAt(9), width: columnsWide(9, 13) }
  const beside = note ? 6 + heightOf(doc, note, styles.note, box.width) : 0
  const taken = Math.max(height, beside) + 16
  if (writer.y > sheet.top) writer.y += 30
  makeRoom(writer, taken + follows)
  const { y } = writer
  tagged(writer, 'H2', () => {
    write(doc, part.heading, styles.heading, { x: sheet.left - 1, y, width: wide })
  })
  if (note) {
    tagged(writer, 'P', () => {
      write(doc, note, { ...styles.note, balanced: true }, { ...box, y: y + 6 })
    })
  }
  writer.y = y + taken
}

/** Hairline columns: a serif term, what it means below. */
export function setTerms(writer: PdfWriter, { terms }: PartOf<'terms'>): void {
  const { doc } = writer
  for (const { row, width, height } of rowsOf(doc, terms)) {
    makeRoom(writer, height)
    const { y } = writer
    row.forEach(({ term, text }, index) => {
      const x = sheet.left + index * (width + 24)
      unspoken(doc, 'Layout', () => rule(doc, x, x + width, y, true))
      tagged(writer, 'H3', () => {
        write(doc, term, styles.term, { x, y: y + 9, width })
      })
      const below = y + 13 + heightOf(doc, term, styles.term, width)
      tagged(writer, 'P', () => {
        write(doc, text, styles.body, { x, y: below, width })
      })
    })
    writer.y += height
  }
}

type Terms = PartOf<'terms'>['terms']

/** Two or three beside each other, with the height of each row. */
function rowsOf(doc: PDFKit.PDFDocument, terms: Terms) {
  const perRow = terms.length === 4 ? 2 : Math.min(3, terms.length)
  const width = (measure - (perRow - 1) * 24) / perRow
  return Array.from({ length: Math.ceil(terms.length / perRow) }, (_, at) => {
    const row = terms.slice(at * perRow, (at + 1) * perRow)
    const heights = row.map(
      ({ term, text }) =>
        heightOf(doc, term, styles.term, width) + heightOf(doc, text, styles.body, width) + 30,
    )
    return { row, width, height: Math.max(...heights) }
  })
}

/** What all of them take, in points. */
export function termsHeight({ doc }: PdfWriter, { terms }: PartOf<'terms'>): number {
  return rowsOf(doc, terms).reduce((sum, { height }) => sum + height, 0)
}
