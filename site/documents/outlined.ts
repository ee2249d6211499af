import PDFDocument from 'pdfkit'
import { arabicOutlined, type FaceName, faces, fontFiles } from './paper.ts'
import { holdsArabic, writtenRuns } from './written-runs.ts'

type FontLayout = {
  unitsPerEm: number
  layout(text: string): {
    glyphs: readonly { path: { commands: readonly Command[] } }[]
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
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
export function outlined(text: string, setting: Setting): Outlined {
  if (!holdsArabic(text)) return outlinedRun(text, setting)
  const { face = faces.serif } = setting
  let { x } = setting
  const parts = writtenRuns(text, 'rtl').map((run) => {
    const own = run.script === 'arabic' ? { face: arabicOutlined(face), tracking: 0 } : {}
    const part = outlinedRun(run.text, { ...setting, ...own, x })
    x += part.width
    return part.path
  })
  return { path: parts.join(''), width: x - setting.x }
}

type Outlined = { path: string; width: number }

function outlinedRun(
  text: string,
  { size, x: left, baseline, face = faces.serif, tracking = 0 }: Setting,
): Outlined {
  const font = fontOf(face)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let x = left
  const path = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const start = x + xOffset * scale
    x += xAdvance * scale + tracking * size
    return glyph.path.commands
      .map(({ command, args }) => {
        const points = args.map((value, place) =>
          (place % 2 ? baseline - (value + yOffset) * scale : start + value * scale).toFixed(2),
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
