import type { Plate } from './markup.ts'

export type Frame = {
  x: number
  y: number
  /** Points. */
  width: number
  /** A part of the drawing, in its own units; without it the whole. */
  crop?: { x: number; y: number; width: number; height: number }
  /** Points for one unit of a line that does not scale with its drawing. */
  hair?: number
  /** Least height of letters, in points. */
  smallest?: number
  /** How large letters are set, of their own size. */
  letters?: number
}

export type Pen = {
  doc: PDFKit.PDFDocument
  plate: Plate
  scale: number
  hair: number
  smallest: number
  letters: number
}
