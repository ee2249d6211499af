import PDFDocument from 'pdfkit'
import { faces, fontFiles } from '../paper.ts'

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

/** A text in the serif as outlines, so that a mark needs no font where it is shown. */
export function outlined(text: string, at: { size: number; x: number; baseline: number }) {
  const { font } = openFont()
  const scale = at.size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let x = at.x
  const path = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
    const left = x + xOffset * scale
    x += xAdvance * scale
    return glyph.path.commands
      .map(({ command, args }) => {
        const points = args.map((value, place) =>
          (place % 2 ? at.baseline - value * scale : left + value * scale).toFixed(2),
        )
        return `${letters[command]}${points.join(' ')}`
      })
      .join('')
  })
  return { path: path.join(''), width: x - at.x }
}

/** The font engine of the PDF library, which has no opening of its own for it. */
function openFont(): { font: FontLayout } {
  const doc = new PDFDocument({ font: null as unknown as string, autoFirstPage: false })
  const bytes = fontFiles.find(({ face }) => face === faces.serif)?.bytes
  if (!bytes) throw new Error(`There is no font ${faces.serif}`)
  doc.registerFont(faces.serif, bytes).font(faces.serif)
  return (doc as unknown as { _font: { font: FontLayout } })._font
}
