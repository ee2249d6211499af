import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { colour } from './svg-to-pdf/styles.ts'

/** A4 in points, and where type stands on it: text hangs beside the neatline, as on the site. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  neatline: { x: 24, width: 4.6, step: 42 },
  left: 62,
  right: 553.28,
  top: 74,
  bottom: 784,
} as const

export const measure = sheet.right - sheet.left

const gutter = 12
const column = (measure - 11 * gutter) / 12

/** Left edge of a column, counted from 1 as in CSS; 13 is the right margin and its gutter. */
export function columnAt(line: number): number {
  return sheet.left + (line - 1) * (column + gutter)
}

/** Width of the columns between two lines of the grid. */
export function columnsWide(from: number, to: number): number {
  return columnAt(to) - columnAt(from) - gutter
}

export const faces = {
  display: 'newsreader-display',
  serif: 'newsreader',
  italic: 'newsreader-italic',
  sans: 'instrument-sans',
  strong: 'instrument-sans-semibold',
} as const

const arabicFaces = {
  serif: 'noto-naskh-arabic',
  sans: 'noto-sans-arabic',
  strong: 'noto-sans-arabic-semibold',
} as const

export type FaceName =
  | (typeof faces)[keyof typeof faces]
  | (typeof arabicFaces)[keyof typeof arabicFaces]

/** What writes Arabic beside a face; one that writes it stays. */
export function arabicBeside(face: string): FaceName {
  const own = Object.values(arabicFaces).find((arabic) => arabic === face)
  if (own) return own
  if (face === faces.sans) return arabicFaces.sans
  return face === faces.strong ? arabicFaces.strong : arabicFaces.serif
}

/** The font files by face; read from the project's root, where builds run. */
export const fontFiles = [...Object.values(faces), ...Object.values(arabicFaces)].map((face) => ({
  face,
  bytes: readFileSync(resolve('site/assets/fonts/print', `${face}.ttf`)),
}))

export const inks = {
  ink: colour('ink'),
  soft: colour('soft'),
  lavaText: colour('lava-text'),
  // 16 % ink on white, as the site's hairline; documents keep to solid colours.
  hairline: '#d7dcde',
  contour: '#dfe5e7',
} as const
