import { unbroken } from '../ui/unbroken.ts'
import { demandGlyphs } from './glyph-coverage.ts'
import { directionIn, placed } from './mirrored.ts'
import { arabicBeside, faces, inks } from './paper.ts'
import { holdsArabic, writtenRuns } from './written-runs.ts'

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
const spelling: Record<string, string> = { '₂': '2', '→': 'to', '\u202f': '\u00a0' }

/** Signs that the sans lacks and the serif has. */
const borrowed = /([±²³µ]+)/

/** A figure keeps its unit, a range its ends: text breaks at plain spaces alone. */
function spelt(text: string): string {
  return unbroken(text.replaceAll(/[₂→\u202f]/g, (sign) => spelling[sign] ?? sign))
}

/** Sets a text into a box; returns the height it took. */
export function write(doc: PDFKit.PDFDocument, text: string, style: Style, box: Box): number {
  const { x, width, align = 'left' } = box
  const step = stepOf(doc, style)
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

/** From one baseline to the next, in points: Arabic letters reach further up and down than Latin ones. */
function stepOf(doc: PDFKit.PDFDocument, { size, leading }: Style): number {
  return size * (directionIn(doc) === 'rtl' ? Math.max(leading, 1.4) : leading)
}

/** Sets one line on its baseline; in a document that is read from the right, `x` is as far from the right edge. */
export function writeAt(
  doc: PDFKit.PDFDocument,
  text: string,
  style: Style,
  x: number,
  baseline: number,
): void {
  const runs = runsOf(doc, text, style)
  // Behind its last sign nothing follows that tracking would draw nearer.
  const { size, tracking = 0 } = runs.at(-1)?.style ?? style
  const width = widthOf(doc, text, style) - size * tracking
  let at = placed(doc, x, directionIn(doc) === 'rtl' ? width : 0)
  const set = runs.map((run) => {
    const from = at
    at += widthOf(doc, run.text, run.style)
    return { run, from }
  })
  // In the order in which they are read, wherever they stand: so they are read out, and copied.
  for (const { run, from } of set.toSorted((one, other) => one.run.place - other.run.place)) {
    const options = prepare(doc, run.style)
    demandGlyphs(doc, run.text)
    doc.text(run.text, from, baseline, { ...options, lineBreak: false, baseline: 'alphabetic' })
  }
}

/** Sets one line that can be followed; `y` is its top. */
export function writeLink(
  doc: PDFKit.PDFDocument,
  label: string,
  style: Style,
  at: { x: number; y: number; href: string },
): void {
  if (directionIn(doc) === 'ltr') {
    doc.font(style.face).fontSize(style.size).fillColor(style.colour)
    doc.text(label, at.x, at.y, { link: at.href, lineBreak: false })
    return
  }
  const width = widthOf(doc, label, style)
  const height = stepOf(doc, style)
  write(doc, label, style, { x: at.x, y: at.y, width: width + 1 })
  doc.link(placed(doc, at.x, width), at.y, width, height, at.href)
}

/** The height that a text takes at this width, in points. */
export function heightOf(
  doc: PDFKit.PDFDocument,
  text: string,
  style: Style,
  width: number,
): number {
  return linesOf(doc, text, style, width).length * stepOf(doc, style)
}

/** The width of a text on one line, in points. */
export function widthOf(doc: PDFKit.PDFDocument, text: string, style: Style): number {
  return runsOf(doc, text, style).reduce((sum, run) => {
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

type Run = { text: string; style: Style; place: number }

/** From left to right, each in the face that has its letters. */
function runsOf(doc: PDFKit.PDFDocument, text: string, style: Style): Run[] {
  const direction = directionIn(doc)
  if (direction === 'ltr' && !holdsArabic(text)) return latinRuns(text, style)
  const joined = { ...style, face: arabicBeside(style.face), tracking: 0 }
  return writtenRuns(text, direction).flatMap(({ script, place, text: part }) =>
    script === 'arabic'
      ? [{ text: part, style: joined, place }]
      : latinRuns(part, style).map((run) => ({ ...run, place })),
  )
}

function latinRuns(text: string, style: Style): Run[] {
  const parts = spelt(text).split(style.face === sans || style.face === strong ? borrowed : /(?!)/)
  return parts
    .map((part, place) => ({
      text: part,
      style: place % 2 ? { ...style, face: serif } : style,
      place,
    }))
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
  const words = spelt(text).split(' ')
  if (directionIn(doc) === 'rtl') return brokenWhole(doc, words, style, width)
  const space = widthOf(doc, ' ', style)
  const lines: string[] = []
  let used = 0
  for (const word of words) {
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

/** What a space takes, or a stop, hangs on the face that its neighbours bring: only a line as a whole has a width. */
function brokenWhole(
  doc: PDFKit.PDFDocument,
  words: readonly string[],
  style: Style,
  width: number,
): string[] {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    const longer = line === undefined ? undefined : `${line} ${word}`
    if (longer !== undefined && widthOf(doc, longer, style) <= width)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
