import type { ShownDocument } from '../content/documents/shown-document.ts'
import { contourHead, rule } from './frame.ts'
import { placed } from './mirrored.ts'
import { columnAt, columnsWide, inks, measure, sheet } from './paper.ts'
import { type PdfWriter, tagged, unspoken, within } from './pdf-writer.ts'
import { heightOf, type Style, styles, widthOf, write, writeAt } from './type.ts'

export type CoverNames = {
  company: string
  series: string
  edition: string
  mark: readonly string[]
}

/** The head of the first page: series, title, what the document is for, and its plate figure. */
export function setCover(
  writer: PdfWriter,
  words: ShownDocument,
  names: CoverNames,
  seed: number,
): void {
  const { doc } = writer
  unspoken(doc, 'Layout', () => {
    contourHead(doc, seed)
    drawMark(doc, names.mark)
  })
  tagged(writer, 'P', () => {
    write(doc, names.company, styles.brand, { x: sheet.left + 20, y: 37, width: 200 })
    write(doc, `${names.series} ${names.edition}`, styles.note, {
      x: columnAt(7),
      y: 39,
      width: columnsWide(7, 13),
      align: 'right',
    })
  })
  writer.y = 104
  const title = fitted(writer, words.title)
  tagged(writer, 'H1', () => {
    write(doc, words.title, title, { x: sheet.left - 2, y: writer.y, width: measure + 40 })
  })
  writer.y += heightOf(doc, words.title, title, measure + 40) + 24
  unspoken(doc, 'Layout', () => rule(doc, sheet.left, sheet.right, writer.y, true))
  writer.y += 13
  setLead(writer, words)
  setFacts(writer, words)
}

/** As large as the sheet allows. */
function fitted({ doc }: PdfWriter, text: string): Style {
  const width = widthOf(doc, text, styles.title)
  return {
    ...styles.title,
    size: Math.min(styles.title.size, (styles.title.size * measure) / width),
  }
}

function setLead(writer: PdfWriter, { subtitle, description }: ShownDocument): void {
  const { doc, y } = writer
  const [left, right] = [columnsWide(1, 7), columnsWide(7, 13)]
  tagged(writer, 'P', () => {
    write(doc, subtitle, styles.subtitle, { x: sheet.left, y, width: left })
  })
  tagged(writer, 'P', () => {
    write(doc, description, styles.body, { x: columnAt(7), y: y + 2, width: right })
  })
  const taller = Math.max(
    heightOf(doc, subtitle, styles.subtitle, left),
    heightOf(doc, description, styles.body, right),
  )
  writer.y += taller + 34
}

function setFacts(writer: PdfWriter, { plate, facts }: ShownDocument): void {
  const { doc } = writer
  const top = writer.y
  if (plate) setPlate(writer, plate)
  let y = top
  // Without a plate figure the facts take its place.
  const from = plate ? 7 : 1
  const x = columnAt(from)
  const width = columnsWide(from, 13)
  within(writer, 'L', (list) => {
    facts.forEach((fact, index) => {
      unspoken(doc, 'Layout', () => rule(doc, x, sheet.right, y, index === 0))
      within(list, 'LI', (item) => {
        tagged(item, 'LBody', () => {
          write(doc, fact.term, styles.note, { x, y: y + 8, width: 78 })
          write(doc, fact.value, styles.value, { x: x + 84, y: y + 6, width: width - 84 })
          write(doc, fact.scope, styles.note, { x: x + 84, y: y + 24, width: width - 84 })
        })
      })
      y += 32 + heightOf(doc, fact.scope, styles.note, width - 84)
    })
  })
  writer.y = Math.max(y, top + (plate ? 176 : 0)) + 16
}

function setPlate(writer: PdfWriter, plate: NonNullable<ShownDocument['plate']>): void {
  const { doc, y: top } = writer
  const wide = columnsWide(1, 7)
  tagged(writer, 'P', () => {
    const figure = widthOf(doc, plate.figure, styles.plate)
    const room = wide - widthOf(doc, plate.unit, styles.unit) - 18
    const size = Math.min(styles.plate.size, (styles.plate.size * room) / figure)
    const baseline = top + size * 0.68
    writeAt(doc, plate.figure, { ...styles.plate, size }, sheet.left - 3, baseline)
    const beside = sheet.left + (figure * size) / styles.plate.size + 1
    writeAt(doc, ` ${plate.unit} `, styles.unit, beside, baseline)
    write(
      doc,
      plate.text,
      { ...styles.quiet, balanced: true },
      { x: sheet.left, y: baseline + 20, width: wide - 24 },
    )
  })
}

function drawMark(doc: PDFKit.PDFDocument, paths: readonly string[]): void {
  doc
    .save()
    .translate(placed(doc, sheet.left - 2, 24 * 0.48), 36)
    .scale(0.48)
  for (const path of paths) doc.path(path).lineWidth(1.7).stroke(inks.ink)
  doc.restore()
}
