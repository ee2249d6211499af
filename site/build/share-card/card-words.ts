/** What is written and drawn on a card, as an SVG of paths alone: it looks the same on every machine that builds. */
import { outlined } from '../../documents/outlined.ts'
import { faces } from '../../documents/paper.ts'
import { colour } from '../../documents/svg-to-pdf/styles.ts'
import { markPaths } from '../../graphics/marks/mark-paths.ts'
import { cardSize, paperWidth } from './card-size.ts'
import { cardTitle } from './card-title.ts'

export type CardWords = {
  company: string
  title: string
  words: string
  direction: 'ltr' | 'rtl'
}

const { width, height } = cardSize
const left = 72
const right = 64
/** Where the title stands, above the line and the words below it; Arabic letters reach further down. */
const titleBaselines = { ltr: 502, rtl: 478 } as const
const rule = 544
const wordsBaseline = 591

const sheets = {
  picture: { tone: '#fff', inner: width - left - right, sizes: [156, 128, 104] },
  split: { tone: colour('ink'), inner: paperWidth - left - 40, sizes: [116, 108, 100] },
  contours: { tone: colour('ink'), inner: width - left - right, sizes: [196, 150, 120] },
} as const

/** A line of the card, and whether its words stand at the end of it. */
type Room = { x: number; width: number; end: boolean }

export type CardLayout = keyof typeof sheets

/** The words of a card, its edge and, over a picture, the shade below them. */
export function cardWords(layout: CardLayout, card: CardWords): string {
  const { company, title, words, direction } = card
  const { tone, inner, sizes } = sheets[layout]
  /** Where something so wide begins: as far from the right edge in a language written from there. */
  const at = (x: number, wide: number) => (direction === 'rtl' ? width - x - wide : x)
  const room = { x: at(left, inner), width: inner, end: direction === 'rtl' }
  const set = cardTitle(title, { ...room, baseline: titleBaselines[direction], sizes })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
${layout === 'picture' ? shade(set.top) : ''}
${layout === 'split' ? `<rect x="${at(0, paperWidth)}" width="${paperWidth}" height="${height}" fill="${colour('ice')}"/>` : ''}
<g transform="translate(${at(24, 14)})">${neatline(tone)}</g>
${signature(company, tone, room)}
<path fill="${tone}" d="${set.path}"/>
<path stroke="${tone}" stroke-opacity="${layout === 'picture' ? 0.5 : 1}" stroke-width="2" d="M${room.x} ${rule}h${inner}"/>
<path fill="${tone}" d="${fitted(words, faces.sans, 33, { ...room, baseline: wordsBaseline })}"/>
</svg>`
}

/** The black-and-white bar at the edge of a printed map. */
function neatline(tone: string): string {
  const step = height / 9
  const bars = [0, 2, 4, 6, 8].map((at) => `M0 ${at * step}h14v${step}h-14z`).join('')
  return `<path fill="${tone}" d="${bars}"/><path stroke="${tone}" stroke-width="2" d="M0 0v${height}M14 0v${height}"/>`
}

function signature(company: string, tone: string, { x, width, end }: Room): string {
  const beside = { x: end ? x + 4 : x + 62, width: width - 66, end, baseline: 89 }
  const name = fitted(company, faces.serif, 42, beside)
  const drop = markPaths.map((d) => `<path d="${d}"/>`).join('')
  return `<g transform="translate(${end ? x + width - 32 : x - 8} 46) scale(1.65)" fill="none" stroke="${tone}" stroke-width="1.5" stroke-linejoin="round">${drop}</g><path fill="${tone}" d="${name}"/>`
}

/** A line at its size, or as much smaller as its room demands. */
function fitted(
  text: string,
  face: (typeof faces)[keyof typeof faces],
  size: number,
  { x, width, end, baseline }: Room & { baseline: number },
): string {
  const full = outlined(text, { size, face, x, baseline }).width
  const set = { size: size * Math.min(1, width / full), face, baseline }
  return outlined(text, { ...set, x: end ? x + width - Math.min(full, width) : x }).path
}

/** Dark enough for white letters at the top and from above the title down; the picture stays clear between them. */
function shade(titleTop: number): string {
  const dark = colour('abyss')
  const stops = (...list: readonly (readonly [at: number, opacity: number])[]) =>
    list
      .map(
        ([at, opacity]) => `<stop offset="${at}" stop-opacity="${opacity}" stop-color="${dark}"/>`,
      )
      .join('')
  const from = Math.max(0, titleTop - 150)
  return `<defs>
<linearGradient id="above" x2="0" y2="1">${stops([0, 0.68], [0.5, 0.46], [1, 0])}</linearGradient>
<linearGradient id="below" x2="0" y2="1">${stops([0, 0], [0.36, 0.44], [0.7, 0.7], [1, 0.86])}</linearGradient>
</defs>
<rect width="${width}" height="190" fill="url(#above)"/>
<rect y="${from}" width="${width}" height="${height - from}" fill="url(#below)"/>`
}
