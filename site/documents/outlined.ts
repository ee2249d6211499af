import PDFDocument from 'pdfkit'
import { faces, fontFiles } from './paper.ts'

type FontLayout = {
  unitsPerEm: number
  layout(text: string): {
    glyphs: readonly { path: { commands: readonly Command[] } }[]
    positions: readonly { xAdvance: number; xOffset: number }[]
  }
}

type Command = {
  command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
  args: readonly number[]
}

const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

/** A face of the documents, by the name of its file. */
export type FaceName = (typeof faces)[keyof typeof faces]

type Setting = {
  size: number
  x: number
  baseline: number
  /** The serif unless another is named. */
  face?: FaceName
  /** Space added after each letter, in em. */
  tracking?: number
}

/**
 * A text as outlines, so that it needs no font where it is shown: the `d` of an SVG path, and how wide it runs in
 * the units of `size`.
 */
export function outlined(
  text: string,
  { size, x: left, baseline, face = faces.serif, tracking = 0 }: Setting,
) {
  const font = fontOf(face)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let x = left
  const path = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
    const start = x + xOffset * scale
    x += xAdvance * scale + tracking * size
    return glyph.path.commands
      .map(({ command, args }) => {
        const points = args.map((value, place) =>
          (place % 2 ? baseline - value * scale : start + value * scale).toFixed(2),
        )
        return `${letters[command]}${points.join(' ')}`
      })
      .join('')
  })
  return { path: path.join(''), width: x - left - (glyphs.length > 0 ? tracking * size : 0) }
}

const opened = new Map<FaceName, FontLayout>()

function fontOf(face: FaceName): FontLayout {
  const font = opened.get(face) ?? openFont(face)
  opened.set(face, font)
  return font
}

/** The font engine of the PDF library, which has no opening of its own for it. */
function openFont(face: FaceName): FontLayout {
  const doc = new PDFDocument({ font: null as unknown as string, autoFirstPage: false })
  const bytes = fontFiles.find((file) => file.face === face)?.bytes
  if (!bytes) throw new Error(`There is no font ${face}`)
  doc.registerFont(face, bytes).font(face)
  return (doc as unknown as { _font: { font: FontLayout } })._font.font
}
