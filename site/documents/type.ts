import { unbroken } from '../ui/unbroken.ts'
import { demandGlyphs } from './glyph-coverage.ts'
import { faces, inks } from './paper.ts'

export type Style = {
  face: string
  /** Points. */
  size: number
  /** Of the size. */
  leading: number
  colour: string
  /** Em. */
  tracking?: number
  /** Lines of one length, as headings are set. */
  balanced?: boolean
}

const { ink, soft, lavaText } = inks
const { display, serif, sans, strong } = faces

export const styles = {
  title: { face: display, size: 66, leading: 0.9, colour: ink, tracking: -0.04 },
  heading: {
    face: display,
    size: 29,
    leading: 1.04,
    colour: ink,
    tracking: -0.022,
    balanced: true,
  },
  subtitle: {
    face: serif,
    size: 16,
    leading: 1.22,
    colour: ink,
    tracking: -0.01,
    balanced: true,
  },
  term: { face: serif, size: 13.5, leading: 1.2, colour: ink, tracking: -0.008 },
  body: { face: sans, size: 9.2, leading: 1.52, colour: ink },
  quiet: { face: sans, size: 9.2, leading: 1.5, colour: soft },
  note: { face: sans, size: 7.8, leading: 1.48, colour: soft },
  label: { face: strong, size: 7.8, leading: 1.4, colour: ink },
  value: { face: serif, size: 13.5, leading: 1.2, colour: ink, tracking: -0.008 },
  entry: { face: serif, size: 10.5, leading: 1.25, colour: ink },
  brand: { face: serif, size: 12, leading: 1.2, colour: ink },
  number: { face: serif, size: 13.5, leading: 1.2, colour: lavaText },
  plate: { face: display, size: 118, leading: 0.82, colour: lavaText, tracking: -0.055 },
  unit: { face: sans, size: 12, leading: 1.2, colour: ink },
  address: { face: strong, size: 9.2, leading: 1.5, colour: lavaText },
} as const satisfies Record<string, Style>

export type Box = { x: number; y: number; width: number; align?: 'left' | 'right' }

/** Numerals of one height and one width, as on the site. */
const features = ['lnum', 'tnum', 'kern', 'liga'] as PDFKit.Mixins.OpenTypeFeatures[]

/** Signs that neither family has, in the spelling that both have. */
const spelling: Record<string, string> = { '₂': '2', '→': 'to' }

/** Signs that the sans lacks and the serif has. */
const borrowed = /([±²³µ]+)/

/** A figure keeps its unit, a range its ends: text breaks at plain spaces alone. */
function spelt(text: string): string {
  return unbroken(text.replaceAll(/[₂→]/g, (sign) => spelling[sign] ?? sign))
}

/** Sets a text into a box; returns the height it took. */
export function write(doc: PDFKit.PDFDocument, text: string, style: Style, box: Box): number {
  const { x, width, align = 'left' } = box
  const step = style.size * style.leading
  const lines = linesOf(doc, text, style, width)
  lines.forEach((line, index) => {
    // Where half of the leading stands above the line, as in CSS.
    const baseline = box.y + index * step + step / 2 + style.size * 0.34
    const start = align === 'right' ? x + width - widthOf(doc, line, style) : x
    // The space at its end keeps the last word apart from the next when the text is read out.
    writeAt(doc, index < lines.length - 1 ? `${line} ` : line, style, start, baseline)
  })
  return lines.length * step
}

/** Sets one line on its baseline. */
export function writeAt(
  doc: PDFKit.PDFDocument,
  text: string,
  style: Style,
  x: number,
  baseline: number,
): void {
  let at = x
  for (const run of runsOf(text, style)) {
    const options = prepare(doc, run.style)
    demandGlyphs(doc, run.text)
    doc.text(run.text, at, baseline, { ...options, lineBreak: false, baseline: 'alphabetic' })
    at += widthOf(doc, run.text, run.style)
  }
}

/** The height that a text takes at this width, in points. */
export function heightOf(
  doc: PDFKit.PDFDocument,
  text: string,
  style: Style,
  width: number,
): number {
  return linesOf(doc, text, style, width).length * style.size * style.leading
}

/** The width of a text on one line, in points. */
export function widthOf(doc: PDFKit.PDFDocument, text: string, style: Style): number {
  return runsOf(text, style).reduce((sum, run) => {
    const { face, size, tracking = 0 } = run.style
    return sum + advanceOf(doc, face, run.text) * size + tracking * size * run.text.length
  }, 0)
}

const advances = new Map<string, number>()

/** Shaping is what setting costs most, and each word is measured many times over. */
function advanceOf(doc: PDFKit.PDFDocument, face: string, text: string): number {
  const key = `${face} ${text}`
  const held = advances.get(key)
  if (held !== undefined) return held
  const advance = doc.font(face).fontSize(1).widthOfString(text, { features })
  advances.set(key, advance)
  return advance
}

function prepare(doc: PDFKit.PDFDocument, style: Style) {
  doc.font(style.face).fontSize(style.size).fillColor(style.colour, 1)
  return { characterSpacing: (style.tracking ?? 0) * style.size, features }
}

function runsOf(text: string, style: Style): { text: string; style: Style }[] {
  const parts = spelt(text).split(style.face === sans || style.face === strong ? borrowed : /(?!)/)
  return parts
    .map((part, index) => ({ text: part, style: index % 2 ? { ...style, face: serif } : style }))
    .filter((run) => run.text !== '')
}

function linesOf(doc: PDFKit.PDFDocument, text: string, style: Style, width: number): string[] {
  const lines = broken(doc, text, style, width)
  if (!style.balanced || lines.length === 1) return lines
  let narrow = width
  while (narrow > width / 2 && broken(doc, text, style, narrow - 6).length === lines.length) {
    narrow -= 6
  }
  return broken(doc, text, style, narrow)
}

function broken(doc: PDFKit.PDFDocument, text: string, style: Style, width: number): string[] {
  const space = widthOf(doc, ' ', style)
  const lines: string[] = []
  let used = 0
  for (const word of spelt(text).split(' ')) {
    const more = widthOf(doc, word, style)
    if (lines.length === 0 || used + space + more > width) {
      lines.push(word)
      used = more
    } else {
      lines[lines.length - 1] += ` ${word}`
      used += space + more
    }
  }
  return lines
}
