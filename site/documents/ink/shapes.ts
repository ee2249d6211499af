import { paint } from './colours.ts'
import { firstHand, type Hand, propertiesOf } from './hand.ts'
import type { InkElement } from './markup.ts'
import type { Pen } from './pen.ts'

/** Fills and strokes one element; a pattern is drawn by whoever walks the drawing. */
export function drawShape(pen: Pen, element: InkElement, hand: Hand, zoom: number): void {
  const { doc } = pen
  const fill =
    hand.fill.startsWith('url(') || element.name === 'line'
      ? null
      : paint(hand.fill, firstHand.fill)
  const stroke = paint(hand.stroke, firstHand.fill)
  if (!outline(doc, element) || (!fill && !stroke)) return
  if (fill) doc.fillColor(fill.colour, fill.opacity * hand.opacity * hand.fillOpacity)
  if (stroke) {
    const line = hand.steady ? (hand.strokeWidth * pen.hair) / (pen.scale * zoom) : hand.strokeWidth
    doc.lineWidth(line).strokeColor(stroke.colour, stroke.opacity * hand.opacity)
    doc.lineCap(hand.cap as 'butt').lineJoin(hand.join as 'miter')
    const dash = hand.dash.split(/[\s,]+/).map(Number.parseFloat)
    if (dash.every((length) => length > 0)) {
      const unit = hand.steady ? pen.hair / (pen.scale * zoom) : 1
      const [on = 1, off = on] = dash
      doc.dash(on * unit, { space: off * unit })
    }
  }
  if (fill && stroke) doc.fillAndStroke()
  else if (fill) doc.fill()
  else doc.stroke()
}

/** Whether the element has an outline, which is then the path at hand. */
export function outline(doc: PDFKit.PDFDocument, element: InkElement): boolean {
  const own = propertiesOf(element)
  const at = (name: string) => Number.parseFloat(own[name] ?? '0') || 0
  if (element.name === 'path') doc.path(own.d ?? '')
  else if (element.name === 'circle') doc.circle(at('cx'), at('cy'), at('r'))
  else if (element.name === 'ellipse') doc.ellipse(at('cx'), at('cy'), at('rx'), at('ry'))
  else if (element.name === 'rect') doc.rect(at('x'), at('y'), at('width'), at('height'))
  else if (element.name === 'line') doc.moveTo(at('x1'), at('y1')).lineTo(at('x2'), at('y2'))
  else throw new Error(`Documents do not know the element ${element.name}`)
  return true
}
