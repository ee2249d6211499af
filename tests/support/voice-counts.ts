/** Counts how a built page speaks, by the measures of our voice (docs/voice.md). */
import { registry } from '../../site/figures/registry.ts'
import { type Part, partsOf, textOf } from './built-page.ts'

export type VoiceCounts = {
  /** Sentences of running text, and those of them with fewer than six words. */
  sentences: number
  short: string[]
  /** `tell us`, `ask us`, `send`. */
  asking: string[]
  companyFigure: number
  toScale: number
  /** Captions that reckon: `24,000 ÷ 15 = 1,600`. */
  sums: string[]
  /** Figures that stand more often than three times, with how often. */
  repeated: string[]
  /** Phrases that nobody may read. */
  forbidden: string[]
  /** Headings of sections that hold a figure. */
  figuresInHeadings: string[]
}

/** What others publish, what a form asks, what leads elsewhere: no running text of ours. */
const notOurs =
  'nav, form, svg, script, style, template, noscript, button, [data-published], dialog, #figures'

/** Where a figure stands as a datum: it is counted in sentences and labels alone. */
const data = 'table, astro-island, details'

const forbidden =
  /nobody forgot|the evening is free|so that you can find it|to people who check the numbers|set by your (?:road|rail)|this page says|on record|\bstated\b|\bderived\b|the company(?! figure)|if you need it\b/giu

const fewest = 6
const mostOfFigure = 3

export function voiceCounts(path: string): VoiceCounts {
  const text = partsOf(path, 'main')
    .map((part) => ownText(part))
    .join(' ')
  const whole = partsOf(path, 'main').map(textOf).join(' ')
  const sentences = partsOf(path, 'main p, main li, main dd').filter(isRunning).flatMap(sentencesIn)
  const captions = partsOf(path, 'main figcaption, main .note, main caption').map(textOf)
  return {
    sentences: sentences.length,
    short: sentences.filter((sentence) => wordsOf(sentence) < fewest),
    asking: [...text.matchAll(/.{0,20}\b(?:tell us|ask us|send)\b.{0,20}/giu)].map(([hit]) => hit),
    companyFigure: [...text.matchAll(/company figure/giu)].length,
    toScale: [...whole.matchAll(/\bto scale\b/giu)].length,
    sums: captions.filter((caption) => /\d[^.]{0,12}[=÷×][^.]{0,12}\d/u.test(caption)),
    repeated: repeatedFigures(
      partsOf(path, 'main')
        .map((part) => ownText(part, data))
        .join(' '),
    ),
    forbidden: [...text.matchAll(forbidden)].map(([hit]) => hit),
    figuresInHeadings: partsOf(path, 'main h2').map(textOf).filter(holdsFigure),
  }
}

/** The text of an element without what is not our running text. */
function ownText(part: Part, besides = 'nav'): string {
  const others = new Set(partsOf(part, `${notOurs}, ${besides}`))
  const read = (node: Part['children'][number]): string => {
    if (others.has(node as Part)) return ' '
    if ('data' in node && node.type === 'text') return node.data
    const inner = 'children' in node ? node.children.map(read).join('') : ''
    return 'name' in node && !/^(?:a|b|em|span|i|strong|small)$/.test(node.name)
      ? ` ${inner} `
      : inner
  }
  return read(part).replaceAll(/\s+/gu, ' ').trim()
}

const isRunning = (part: Part): boolean => {
  for (let above = part.parent; above; above = above.parent) {
    if (
      'attribs' in above &&
      (/^(?:nav|form|svg|dialog|table)$/.test(above.name) || 'data-published' in above.attribs)
    )
      return false
  }
  return /[.?!]$/u.test(ownText(part)) && partsOf(part, 'p, li, dd').length === 0
}

const texts = new Set(
  Object.values(registry)
    .map((figure) => figure.text)
    .filter((text) => /\d/.test(text) && text.length > 3),
)

const holdsFigure = (heading: string): boolean => [...texts].some((text) => heading.includes(text))

const sentencesIn = (part: Part): string[] =>
  ownText(part).split(/(?<=[.?!][)”’]?)\s+(?=[\p{Lu}\d“])/u)

const wordsOf = (sentence: string): number => sentence.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0

function repeatedFigures(text: string): string[] {
  return [...texts]
    .map((figure) => [figure, text.split(figure.replaceAll(/\s+/gu, ' ')).length - 1] as const)
    .filter(([, times]) => times > mostOfFigure)
    .map(([figure, times]) => `${figure}: ${times} times`)
}
