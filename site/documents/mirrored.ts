/** Documents that are read from the right: what is placed from the left edge of the sheet stands as far from the right one. */
import { sheet } from './paper.ts'
import type { Direction } from './written-runs.ts'

const fromRight = new WeakSet<PDFKit.PDFDocument>()

export function readFromRight(doc: PDFKit.PDFDocument): void {
  fromRight.add(doc)
}

export const directionIn = (doc: PDFKit.PDFDocument): Direction =>
  fromRight.has(doc) ? 'rtl' : 'ltr'

/** Where something so wide begins, in points from the left. */
export function placed(doc: PDFKit.PDFDocument, x: number, width: number): number {
  return fromRight.has(doc) ? sheet.left + sheet.right - x - width : x
}

/** Draws what says nothing of its own turned over, with the edge of the sheet at its right. */
export function turnedOver(doc: PDFKit.PDFDocument, draw: () => void): void {
  if (!fromRight.has(doc)) {
    draw()
    return
  }
  doc.save().translate(sheet.width, 0).scale(-1, 1)
  draw()
  doc.restore()
}
