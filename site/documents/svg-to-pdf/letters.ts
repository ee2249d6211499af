import { demandGlyphs } from '../glyph-coverage.ts'
import { arabicBeside, faces } from '../paper.ts'
import { holdsArabic, writtenRuns } from '../written-runs.ts'
import { paint } from './colours.ts'
import {
  type InheritedStyle,
  initialStyle,
  lengthOf,
  propertiesOf,
  styleOf,
} from './inherited-style.ts'
import type { SvgElement, SvgNode } from './markup.ts'
import type { Pen } from './pen.ts'

type Run = { text: string; style: InheritedStyle }
const arabicFeatures = ['kern', 'liga'] as PDFKit.Mixins.OpenTypeFeatures[]

type Line = { x: number; y: number; runs: Run[] }

/** Writes a text of a drawing; a part with a place of its own begins a line of its own. */
export function writeLetters(pen: Pen, element: SvgElement, style: InheritedStyle): void {
  const lines: Line[] = []
  collect(element, style, lines)
  for (const line of lines) writeLine(pen, line)
}

function collect(element: SvgElement, style: InheritedStyle, lines: Line[]): void {
  const own = propertiesOf(element)
  const last = lines.at(-1)
  const shift = lengthOf(own.dy ?? '0', style.fontSize)
  if (!last || own.x !== undefined || own.y !== undefined || shift) {
    lines.push({
      x: own.x === undefined ? (last?.x ?? 0) : Number.parseFloat(own.x),
      y: (own.y === undefined ? (last?.y ?? 0) : Number.parseFloat(own.y)) + shift,
      runs: [],
    })
  }
  for (const child of element.children) addChild(child, style, lines)
}

function addChild(child: SvgNode, style: InheritedStyle, lines: Line[]): void {
  if (child.type === 'text') lines.at(-1)?.runs.push({ text: decoded(child.value), style })
  else collect(child, styleOf(child, style), lines)
}

function writeLine({ doc, scale, smallest, letters }: Pen, { x, y, runs }: Line): void {
  const set = inWrittenOrder(runs).map(({ text, style, face = faceOf(style) }) => {
    const size = Math.max(style.fontSize * letters, smallest / scale)
    doc.font(face).fontSize(size)
    const characterSpacing = face === faceOf(style) ? style.tracking * size : 0
    // Without features the library orders the words of a run by itself, from the left.
    const features = face === faceOf(style) ? {} : { features: arabicFeatures }
    const options = { characterSpacing, lineBreak: false, ...features } as const
    return { text, style, face, size, options, width: doc.widthOfString(text, options) }
  })
  const whole = set.reduce((sum, { width }) => sum + width, 0)
  const anchor = set[0]?.style.anchor
  let at = x - (anchor === 'middle' ? whole / 2 : anchor === 'end' ? whole : 0)
  for (const { text, style, face, size, options, width } of set) {
    const fill = paint(style.fill, initialStyle.fill)
    if (fill) {
      doc
        .font(face)
        .fontSize(size)
        .fillColor(fill.colour, fill.opacity * style.opacity)
      demandGlyphs(doc, text)
      doc.text(text, at, y, { ...options, baseline: 'alphabetic' })
    }
    at += width
  }
}

/** Of parts of one line, each is ordered in itself; where it is Arabic, the parts follow each other from the right. */
function inWrittenOrder(runs: readonly Run[]): (Run & { face?: string })[] {
  if (!runs.some(({ text }) => holdsArabic(text))) return [...runs]
  return runs.toReversed().flatMap(({ text, style }) =>
    writtenRuns(text, 'rtl').map((run) => ({
      text: run.text,
      style,
      ...(run.script === 'arabic' && { face: arabicBeside(faceOf(style)) }),
    })),
  )
}

function faceOf({ family, italic, weight }: InheritedStyle): string {
  if (family.includes('serif') && !family.includes('sans')) {
    return italic ? faces.italic : faces.serif
  }
  return weight >= 550 ? faces.strong : faces.sans
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decoded(text: string): string {
  // The faces of paper know one space that does not break.
  return text
    .replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll('\u202f', '\u00a0')
}
