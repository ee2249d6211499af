import { type Source, sources } from '../../../content/fresh-water-crisis/sources.ts'
import type { Language } from '../../../words/language.ts'
import { wordsOf } from '../../../words/words-of.ts'
import type { Metric, MetricCard } from '../MetricDialog.tsx'
import type en from '../words/en.json'
import { causeCards } from './causes.ts'
import { economicCards } from './economic.ts'
import { scaleCards } from './scale.ts'
import { scarcityTopics } from './scarcity.ts'
import { socialCards } from './social.ts'

/** The four sheets of the data view, and the four topics of the need. */
export function crisisSheets(language: Language): Readonly<Record<string, readonly MetricCard[]>> {
  const { published } = wordsOf<typeof en>('site/views/fresh-water-crisis', language).words
  return {
    scale: scaleCards(published.scale),
    causes: causeCards(published.causes),
    economic: economicCards(published.economic),
    social: socialCards(published.social),
    scarcity: scarcityTopics(published.scarcity),
  }
}

/** Checked as the rows of the tables are; it is printed beside a figure of ours only. */
const urbanShareRow = {
  metric: 'Share of the world’s people living in urban areas by 2050',
  status: '68 % projected (2018)',
  source: sources.urbanization as Source,
  importance: 'A city of this kind must find its water farther away.',
}

/** Every checked row: no other published figure may stand on a page. */
export function publishedRows(language: Language): readonly Metric[] {
  const cards = Object.values(crisisSheets(language)).flat()
  return [...cards.flatMap(({ metrics }) => metrics), urbanShareRow]
}
