import { figuresFor } from '../figures/figures-for.ts'
import type { FigureKey } from '../figures/registry.ts'
import type { Language } from '../words/language.ts'
import type { PagePath } from './page-paths.ts'

/**
 * What the bar at a page's edge counts, from nothing at its head to this figure at its foot. The home page measures a
 * journey instead (`site/views/home`); forms and lists that tell of no quantity have none.
 */
const counted: Partial<Record<PagePath, FigureKey>> = {
  '/about': 'communitiesPureFlow',
  '/access-bulk-water': 'emergencyMost',
  '/alkaline-water': 'ph',
  '/bulk-delivery': 'planDays',
  '/bulk-glacier-water': 'containerVolume',
  '/choose-sustainable-impact': 'jobsPureFlow',
  '/commercial-mineral-water': 'silica',
  '/community-impact': 'givenContainers',
  '/contact': 'answerBusinessDays',
  '/fresh-water-crisis': 'stressedRegions',
  '/global-impact': 'countries',
  '/global-need': 'affectedSubSaharanAfrica',
  '/industry-distribution': 'industries',
  '/investors': 'averageGrowth',
  '/know-your-water': 'whoTds',
  '/natural-filtration': 'deepestLava',
  '/our-goals': 'carbonNeutral',
  '/partnerships': 'csrPartners',
  '/profit-purpose': 'revenueShare',
  '/pure-flow': 'microJobs',
  '/solutions': 'containerVolume',
  '/source-of-water': 'sourceTemperature',
  '/sustainable-bulk-solutions': 'bottles',
  '/sustainable-development-goals': 'partnershipsAll',
  '/water-factory': 'operatingDay',
  '/water-harvesting': 'lineCapacity',
  '/water-purity': 'purity',
  '/who-we-support': 'ordersPerMonth',
}

/** Its first whole number, and what is written before and behind it: 24 and `,000 L`; nothing for a withheld figure. */
export function edgeScaleOf(path: PagePath, language: Language) {
  const key = counted[path]
  const parts = key && /^(\D*)(\d+)(.*)$/.exec(figuresFor(language)[key].atMost)
  if (!parts) return undefined
  const [, before = '', to = '', after = ''] = parts
  return { kind: 'count', before, to: Number(to), after } as const
}
