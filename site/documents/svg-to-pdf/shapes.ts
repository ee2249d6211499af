import { paint } from './colours.ts'
import { type InheritedStyle, initialStyle, propertiesOf } from './inherited-style.ts'
import type { SvgElement } from './markup.ts'
import type { Pen } from './pen.ts'

/** Fills and strokes one element; a pattern is drawn by the code that walks the drawing. */
export function drawShape(
  pen: Pen,
  element: SvgElement,
  style: InheritedStyle,
  zoom: number,
): void {
  const { doc } = pen
  const fill =
    style.fill.startsWith('url(') || element.name === 'line'
      ? null
      : paint(style.fill, initialStyle.fill)
  const stroke = paint(style.stroke, initialStyle.fill)
  if (!outline(doc, element) || (!fill && !stroke)) return
  if (fill) doc.fillColor(fill.colour, fill.opacity * style.opacity * style.fillOpacity)
  if (stroke) {
    const line = style.steady
      ? (style.strokeWidth * pen.hair) / (pen.scale * zoom)
      : style.strokeWidth
    doc.lineWidth(line).strokeColor(stroke.colour, stroke.opacity * style.opacity)
    doc.lineCap(style.cap as 'butt').lineJoin(style.join as 'miter')
    const dash = style.dash.split(/[\s,]+/).map(Number.parseFloat)
    if (dash.every((length) => length > 0)) {
      const unit = style.steady ? pen.hair / (pen.scale * zoom) : 1
      const [on = 1, off = on] = dash
      doc.dash(on * unit, { space: off * unit })
    }
  }
  if (fill && stroke) doc.fillAndStroke()
  else if (fill) doc.fill()
  else doc.stroke()
}

/** Whether the element has an outline, which is then the path at hand. */
export function outline(doc: PDFKit.PDFDocument, element: SvgElement): boolean {
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
