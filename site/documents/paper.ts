import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { colour } from './svg-to-pdf/styles.ts'

const height = 841.89

/**
 * A4 in points, and where type stands on it: text hangs beside the neatline, as on the site. An odd number of
 * stripes, so that the first and the last one are black.
 */
export const sheet = {
  width: 595.28,
  height,
  neatline: { x: 24, width: 4.6, step: height / 21 },
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

/** Sets Arabic on paper. Its letters are whole glyphs: those of the site's own faces would be copied as other words. */
const arabicOnPaper = { plain: 'vazirmatn', strong: 'vazirmatn-semibold' } as const

/** Writes Arabic on cards, where letters are outlines. */
const arabicOnCards = { serif: 'noto-naskh-arabic', sans: 'noto-sans-arabic' } as const

type Values<Names> = Names[keyof Names]
export type FaceName =
  | Values<typeof faces>
  | Values<typeof arabicOnPaper>
  | Values<typeof arabicOnCards>

/** What sets Arabic beside a face; one that sets it stays. */
export function arabicBeside(face: string): FaceName {
  return face === faces.strong || face === arabicOnPaper.strong
    ? arabicOnPaper.strong
    : arabicOnPaper.plain
}

/** What writes Arabic beside a face of a card. */
export const arabicOutlined = (face: FaceName): FaceName =>
  face === faces.sans ? arabicOnCards.sans : arabicOnCards.serif

/** The font files by face; read from the project's root, where builds run. */
export const fontFiles = [faces, arabicOnPaper, arabicOnCards]
  .flatMap(Object.values<FaceName>)
  .map((face) => ({
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
