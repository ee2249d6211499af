import {
  type CrisisCard,
  type Metric,
  row,
} from '../../../content/fresh-water-crisis/crisis-card.ts'
import { sources } from '../../../content/fresh-water-crisis/sources.ts'
import { causeCards } from './causes.ts'
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

/** Checked as the rows of the tables are; it is printed beside a figure of ours only. */
export const urbanShareRow = row(
  'Share of the world’s people living in urban areas by 2050',
  '68 % projected (2018)',
  sources.urbanization,
  'A city of this kind must find its water farther away.',
)

/** Every checked row: no other published figure may stand on a page. */
export const publishedRows: readonly Metric[] = [
  ...Object.values(crisisSheets).flatMap((cards) => cards.flatMap(({ metrics }) => metrics)),
  urbanShareRow,
]
