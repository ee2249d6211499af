type Face = { font: { hasGlyphForCodePoint(codePoint: number): boolean } }

/**
 * Throws when the present face lacks a sign of the text: the library would leave a blank, which
 * no reader of the words would ever notice.
 */
export function demandGlyphs(doc: PDFKit.PDFDocument, text: string): void {
  const { font } = (doc as unknown as { _font: Face })._font
  const missing = [...text].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
  if (missing.length > 0) throw new Error(`A document's face has no ${missing.join(' ')}: ${text}`)
}
