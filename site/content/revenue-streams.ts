import { siteConfig } from '../../site.config.ts'
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
 * The streams of revenue, the largest first: each with its share of the year in per cent and, where the owner
 * has filled them in, its name and its growth.
 */
export function revenueStreams(figures: Figures, owned = siteConfig.streams) {
  const year = figures.revenueYear.value
  return streams.map((key, place) => {
    const { text, value } = figures[key]
    const { name, growth } = owned[place] ?? {}
    return { name, growth, amount: text, value, share: Math.round((value / year) * 100) }
  })
}
