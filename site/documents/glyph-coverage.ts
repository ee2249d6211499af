import { faces } from './paper.ts'

type Face = { font: { hasGlyphForCodePoint(codePoint: number): boolean } }

/**
 * Throws when the present face lacks a sign of the text: the library would leave a blank, which
 * no reader of the words would ever notice.
 */
export function demandGlyphs(doc: PDFKit.PDFDocument, text: string): void {
  const missing = missingIn(doc, text)
  if (missing.length > 0) throw new Error(`A document's face has no ${missing.join(' ')}: ${text}`)
}

/** The signs of a text that one of the faces of running text lacks: of words that nobody here has read. */
export function signsWithoutGlyph(doc: PDFKit.PDFDocument, text: string): string[] {
  return [faces.sans, faces.serif, faces.display].flatMap((face) => missingIn(doc.font(face), text))
}

function missingIn(doc: PDFKit.PDFDocument, text: string): string[] {
  const { font } = (doc as unknown as { _font: Face })._font
  return [...text].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
}
