import { faces } from '../paper.ts'
import { demandSigns } from '../signs.ts'
import { paint } from './colours.ts'
import { firstHand, type Hand, handOf, lengthOf, propertiesOf } from './hand.ts'
import type { InkElement, InkNode } from './markup.ts'
import type { Pen } from './pen.ts'

type Run = { text: string; hand: Hand }
type Line = { x: number; y: number; runs: Run[] }

/** Writes a text of a drawing; a part with a place of its own begins a line of its own. */
export function writeLetters(pen: Pen, element: InkElement, hand: Hand): void {
  const lines: Line[] = []
  collect(element, hand, lines)
  for (const line of lines) writeLine(pen, line)
}

function collect(element: InkElement, hand: Hand, lines: Line[]): void {
  const own = propertiesOf(element)
  const last = lines.at(-1)
  const shift = lengthOf(own.dy ?? '0', hand.fontSize)
  if (!last || own.x !== undefined || own.y !== undefined || shift) {
    lines.push({
      x: own.x === undefined ? (last?.x ?? 0) : Number.parseFloat(own.x),
      y: (own.y === undefined ? (last?.y ?? 0) : Number.parseFloat(own.y)) + shift,
      runs: [],
    })
  }
  for (const child of element.children) addChild(child, hand, lines)
}

function addChild(child: InkNode, hand: Hand, lines: Line[]): void {
  if (child.type === 'text') lines.at(-1)?.runs.push({ text: decoded(child.value), hand })
  else collect(child, handOf(child, hand), lines)
}

function writeLine({ doc, scale, smallest, letters }: Pen, { x, y, runs }: Line): void {
  const set = runs.map(({ text, hand }) => {
    const size = Math.max(hand.fontSize * letters, smallest / scale)
    doc.font(faceOf(hand)).fontSize(size)
    const options = { characterSpacing: hand.tracking * size, lineBreak: false } as const
    return { text, hand, size, options, width: doc.widthOfString(text, options) }
  })
  const whole = set.reduce((sum, { width }) => sum + width, 0)
  const anchor = set[0]?.hand.anchor
  let at = x - (anchor === 'middle' ? whole / 2 : anchor === 'end' ? whole : 0)
  for (const { text, hand, size, options, width } of set) {
    const fill = paint(hand.fill, firstHand.fill)
    if (fill) {
      doc
        .font(faceOf(hand))
        .fontSize(size)
        .fillColor(fill.colour, fill.opacity * hand.opacity)
      demandSigns(doc, text)
      doc.text(text, at, y, { ...options, baseline: 'alphabetic' })
    }
    at += width
  }
}

function faceOf({ family, italic, weight }: Hand): string {
  if (family.includes('serif') && !family.includes('sans')) {
    return italic ? faces.italic : faces.serif
  }
  return weight >= 550 ? faces.strong : faces.sans
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decoded(text: string): string {
  return text.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
}
