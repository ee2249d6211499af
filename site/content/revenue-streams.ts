import { siteConfig } from '../../site.config.ts'
import { wholeNumber } from '../figures/number-text.ts'
import type { Figures } from '../figures/registry.ts'

const streams = [
  'firstStream',
  'secondStream',
  'thirdStream',
  'fourthStream',
  'fifthStream',
  'sixthStream',
] as const

/**
 * The streams of revenue, the largest first: each with its share of the year and, where the owner
 * has filled them in, its name and its growth.
 */
export function revenueStreams(figures: Figures, owned = siteConfig.streams) {
  const year = figures.revenueYear.value
  return streams.map((key, place) => {
    const { text, value } = figures[key]
    const { name, growth } = owned[place] ?? {}
    const share = `${wholeNumber(Math.round((value / year) * 100))} %`
    return {
      /** What it is called: its name, else its share. */
      title: name ?? `${share} of revenue`,
      /** The same in a drawing of all streams. */
      label: name ?? share,
      named: name !== undefined,
      share,
      amount: text,
      value,
      growth,
    }
  })
}

/** As many streams as stand on the site: `$4.2M`, `$3.1M`, … */
export function knownAmounts(figures: Figures): string[] {
  return streams.filter((key) => !figures[key].withheld).map((key) => figures[key].text)
}
