import { type InheritedStyle, initialStyle, styleOf } from './inherited-style.ts'
import { writeLetters } from './letters.ts'
import { elementWithId, type Plate, type SvgElement } from './markup.ts'
import type { Frame, Pen } from './pen.ts'
import { drawShape, outline } from './shapes.ts'

/** Draws a plate as vectors into a frame of the page; returns its height in points. */
export function drawPlate(doc: PDFKit.PDFDocument, plate: Plate, frame: Frame): number {
  const { x, y, width, hair = 0.6, smallest = 6.8, letters = 1 } = frame
  const crop = frame.crop ?? { x: 0, y: 0, width: plate.width, height: plate.height }
  const scale = width / crop.width
  doc.save()
  if (frame.crop) doc.rect(x, y, width, crop.height * scale).clip()
  doc.translate(x, y).scale(scale).translate(-crop.x, -crop.y)
  const pen: Pen = { doc, plate, scale, hair, smallest, letters }
  for (const child of plate.root.children) {
    if (child.type === 'element') drawElement(pen, child, styleOf(plate.root, initialStyle), 1)
  }
  doc.restore()
  return crop.height * scale
}

const unseen = new Set(['title', 'desc', 'defs', 'clipPath', 'pattern', 'style', 'mask'])

function drawElement(pen: Pen, element: SvgElement, parent: InheritedStyle, zoom: number): void {
  if (unseen.has(element.name)) return
  const style = styleOf(element, parent)
  if (style.hidden) return
  const { doc } = pen
  const { transform, 'clip-path': clip } = element.attributes
  const bounds = clip && elementWithId(pen.plate.root, clip)?.children[0]
  doc.save()
  if (bounds && bounds.type === 'element') doc.path(bounds.attributes.d ?? '').clip()
  const larger = transform ? zoom * applyTransform(doc, transform) : zoom
  if (element.name === 'text') writeLetters(pen, element, style)
  else if (element.name === 'use') {
    const meant = elementWithId(pen.plate.root, element.attributes.href ?? '')
    if (meant) drawElement(pen, meant, style, larger)
  } else if (element.name === 'g' || element.name === 'svg') {
    for (const child of element.children) {
      if (child.type === 'element') drawElement(pen, child, style, larger)
    }
  } else {
    if (style.fill.startsWith('url(')) fillWithPattern(pen, element, style, larger)
    drawShape(pen, element, style, larger)
  }
  doc.restore()
}

/** Returns by how much lengths grow. */
function applyTransform(doc: PDFKit.PDFDocument, text: string): number {
  let grown = 1
  for (const [, name, values = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b] = values.split(/[\s,]+/).map(Number)
    if (name === 'translate') doc.translate(a, b ?? 0)
    else if (name === 'rotate') doc.rotate(a)
    else if (name === 'scale') {
      doc.transform(a, 0, 0, b ?? a, 0, 0)
      grown *= Math.abs(a)
    } else throw new Error(`Documents do not know the transform ${name}`)
  }
  return grown
}

/** Finer patterns are left out: on paper they would be a grey. */
const smallestTile = 12

function fillWithPattern(pen: Pen, element: SvgElement, style: InheritedStyle, zoom: number): void {
  const pattern = elementWithId(pen.plate.root, style.fill)
  const width = Number(pattern?.attributes.width)
  const height = Number(pattern?.attributes.height)
  if (!pattern || !(width >= smallestTile)) return
  const { doc, plate } = pen
  doc.save()
  outline(doc, element)
  doc.clip()
  for (let x = 0; x < plate.width; x += width) {
    for (let y = 0; y < plate.height; y += height) {
      doc.save().translate(x, y)
      for (const child of pattern.children) {
        if (child.type === 'element') drawElement(pen, child, styleOf(pattern, initialStyle), zoom)
      }
      doc.restore()
    }
  }
  doc.restore()
}
