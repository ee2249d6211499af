import { contourLines } from '../graphics/geometry/contour-lines.ts'
import { placed, turnedOver } from './mirrored.ts'
import { columnAt, inks, sheet } from './paper.ts'
import { type PdfWriter, unspoken } from './pdf-writer.ts'
import { styles, widthOf, write } from './type.ts'

const land = { width: 600, height: 420, levels: 17 }

/** The edge bar of the sheet, and at its foot what the page belongs to. */
export function framePages(
  { doc }: PdfWriter,
  names: { title: string; company: string; edition: string },
) {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    unspoken(doc, 'Pagination', () => {
      turnedOver(doc, () => neatline(doc))
      const y = sheet.bottom + 20
      rule(doc, sheet.left, sheet.right, y - 8)
      const number = `${page + 1} / ${count}`
      write(doc, names.title, styles.label, { x: sheet.left, y, width: 200 })
      write(doc, `${names.company}. ${names.edition}`, styles.note, {
        x: columnAt(5),
        y,
        width: 270,
      })
      const width = widthOf(doc, number, styles.label) + 2
      write(doc, number, styles.label, { x: sheet.right - width, y, width })
    })
  }
}

function neatline(doc: PDFKit.PDFDocument): void {
  const { x, width, step } = sheet.neatline
  for (let y = 0; y < sheet.height; y += 2 * step) {
    doc.rect(x, y, width, step).fill(inks.ink)
  }
  doc.lineWidth(0.6).strokeColor(inks.ink, 1)
  doc
    .moveTo(x + 0.3, 0)
    .lineTo(x + 0.3, sheet.height)
    .stroke()
  doc
    .moveTo(x + width - 0.3, 0)
    .lineTo(x + width - 0.3, sheet.height)
    .stroke()
}

/** A hairline across; `strong` opens a list or a table. */
export function rule(
  doc: PDFKit.PDFDocument,
  from: number,
  to: number,
  y: number,
  strong = false,
): void {
  doc
    .undash()
    .lineWidth(strong ? 0.8 : 0.6)
    .strokeColor(strong ? inks.ink : inks.hairline, 1)
  const start = placed(doc, from, to - from)
  doc
    .moveTo(start, y)
    .lineTo(start + to - from, y)
    .stroke()
}

/** Level lines of an imagined land behind the head of the first page, fading towards its title. */
export function contourHead(doc: PDFKit.PDFDocument, seed: number): void {
  turnedOver(doc, () => drawHead(doc, seed))
}

function drawHead(doc: PDFKit.PDFDocument, seed: number): void {
  const { index, between } = contourLines({ ...land, seed })
  const fade = doc.linearGradient(150, 0, 560, 0)
  fade.stop(0, '#ffffff').stop(1, inks.contour)
  doc.save()
  doc.rect(sheet.neatline.x + sheet.neatline.width, 0, sheet.width, 268).clip()
  doc.dash(1, { space: 0 }).undash()
  doc.path(between).lineWidth(0.5).stroke(fade)
  doc.path(index).lineWidth(0.9).stroke(fade)
  doc.restore()
}
