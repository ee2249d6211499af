import { range } from 'd3-array'
import { figuresFor } from '../figures/figures-for.ts'
import type { FigureKey } from '../figures/registry.ts'
import type { Language } from '../words/language.ts'
import type { PagePath } from './page-paths.ts'

/**
 * What the bar at a page's edge counts up to the page's foot. From nothing, or `within` its range: water is never of
 * another pH on the way down its page. Where a section has the years in the rock at the bar, what the rock gives is
 * counted. The home page measures a journey instead (`site/views/home`); forms and lists that tell of no quantity have
 * none.
 */
const counted: Partial<Record<PagePath, FigureKey | { within: FigureKey }>> = {
  '/about': 'communitiesPureFlow',
  '/access-bulk-water': 'emergencyMost',
  '/alkaline-water': { within: 'phNatural' },
  '/bulk-delivery': 'planDays',
  '/bulk-glacier-water': 'containerVolume',
  '/choose-sustainable-impact': 'jobsPureFlow',
  '/commercial-mineral-water': { within: 'silica' },
  '/community-impact': 'givenContainers',
  '/contact': 'answerBusinessDays',
  '/fresh-water-crisis': 'stressedRegions',
  '/global-impact': 'countries',
  '/global-need': 'affectedSubSaharanAfrica',
  '/industry-distribution': 'industries',
  '/investors': 'averageGrowth',
  '/know-your-water': 'whoTds',
  '/natural-filtration': { within: 'silica' },
  '/our-goals': 'carbonNeutral',
  '/partnerships': 'csrPartners',
  '/profit-purpose': 'revenueShare',
  '/pure-flow': 'microJobs',
  '/solutions': 'containerVolume',
  '/source-of-water': { within: 'sourceTemperature' },
  '/sustainable-bulk-solutions': 'bottles',
  '/sustainable-development-goals': 'partnershipsAll',
  '/water-factory': 'operatingDay',
  '/water-harvesting': 'lineCapacity',
  '/water-purity': { within: 'calcium' },
  '/who-we-support': 'ordersPerMonth',
}

/**
 * Its first whole number, and what is written before and behind it: 24 and `,000 L`; nothing for a withheld figure. What
 * stands behind takes as many forms as the language has for the numbers on the way.
 */
export function edgeScaleOf(path: PagePath, language: Language) {
  const row = counted[path]
  if (!row) return undefined
  const figure = figuresFor(language)[typeof row === 'string' ? row : row.within]
  const partsAt = (value?: number) => /^(\D*)(\d+)(.*)$/.exec(figure.atMost(value))
  const [, before = '', last] = partsAt() ?? []
  if (last === undefined) return undefined
  const to = Number(last)
  // What one step of the count is worth: 24,000 L are counted in thousands.
  const step = figure.most >= 1000 ? figure.most / to : 1
  const from =
    typeof row === 'string' ? 0 : to - Math.floor((figure.most - figure.value) / step + 1e-9)
  const behind = (number: number) => partsAt(number * step)?.[3] ?? ''
  const forms = range(from, to + 1)
    .map((number) => ({ number, after: behind(number) }))
    .filter(({ after }, index, all) => after !== all[index - 1]?.after)
  return { kind: 'count', before, from, to, forms } as const
}
