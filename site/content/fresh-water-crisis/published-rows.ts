import { causeCards } from './causes.ts'
import type { CrisisCard, Metric } from './crisis-card.ts'
import { economicCards } from './economic.ts'
import { scaleCards } from './scale.ts'
import { scarcityTopics } from './scarcity.ts'
import { socialCards } from './social.ts'

/** The four sheets of the data view, and the four topics of the need. */
export const crisisSheets: Record<string, readonly CrisisCard[]> = {
  scale: scaleCards,
  causes: causeCards,
  economic: economicCards,
  social: socialCards,
  scarcity: scarcityTopics,
}

/** Every checked row: no other published figure may stand on a page. */
export const publishedRows: readonly Metric[] = Object.values(crisisSheets).flatMap((cards) =>
  cards.flatMap(({ metrics }) => metrics),
)
