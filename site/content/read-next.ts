/** Three pages that go on where a page ends; forms and the home page lead on by themselves. */

import type { Language } from '../words/language.ts'
import { allPages, readNextLabel } from './all-pages.ts'
import { impactSummary } from './documents/impact-summary.ts'
import { logisticsGuide } from './documents/logistics-guide.ts'
import { productSheet } from './documents/product-sheet.ts'
import { qualitySheet } from './documents/quality-sheet.ts'
import type { ShownDocument } from './documents/shown-document.ts'
import { specificationSheet } from './documents/specification-sheet.ts'
import type { PagePath } from './page-paths.ts'
import { routeOf } from './routes.ts'

const following: Partial<Record<PagePath, readonly [PagePath, PagePath, PagePath]>> = {
  '/about': ['/our-goals', '/profit-purpose', '/source-of-water'],
  '/our-goals': ['/about', '/community-impact', '/sustainable-development-goals'],
  '/global-need': ['/fresh-water-crisis', '/investors', '/access-bulk-water'],
  '/fresh-water-crisis': ['/global-need', '/access-bulk-water', '/community-impact'],
  '/solutions': ['/bulk-glacier-water', '/bulk-delivery', '/industry-distribution'],
  '/pure-flow': ['/access-bulk-water', '/community-impact', '/who-we-support'],
  '/water-purity': ['/natural-filtration', '/know-your-water', '/source-of-water'],
  '/profit-purpose': ['/investors', '/community-impact', '/about'],
  '/community-impact': ['/choose-sustainable-impact', '/global-impact', '/partnerships'],
  '/sustainable-development-goals': ['/our-goals', '/global-impact', '/choose-sustainable-impact'],
  '/global-impact': ['/community-impact', '/who-we-support', '/pure-flow'],
  '/water-factory': ['/water-harvesting', '/natural-filtration', '/bulk-delivery'],
  '/resources': ['/water-factory', '/know-your-water', '/bulk-glacier-water'],
  '/bulk-glacier-water': ['/solutions', '/alkaline-water', '/commercial-mineral-water'],
  '/alkaline-water': ['/know-your-water', '/commercial-mineral-water', '/water-purity'],
  '/commercial-mineral-water': ['/alkaline-water', '/know-your-water', '/industry-distribution'],
  '/sustainable-bulk-solutions': ['/solutions', '/our-goals', '/commercial-mineral-water'],
  '/know-your-water': ['/water-purity', '/resources', '/alkaline-water'],
  '/who-we-support': ['/industry-distribution', '/access-bulk-water', '/pure-flow'],
  '/access-bulk-water': ['/bulk-delivery', '/pure-flow', '/who-we-support'],
  '/choose-sustainable-impact': [
    '/community-impact',
    '/sustainable-bulk-solutions',
    '/sustainable-development-goals',
  ],
  '/source-of-water': ['/natural-filtration', '/water-harvesting', '/water-purity'],
  '/natural-filtration': ['/source-of-water', '/water-purity', '/know-your-water'],
  '/water-harvesting': ['/water-factory', '/source-of-water', '/sustainable-bulk-solutions'],
  '/bulk-delivery': ['/solutions', '/water-factory', '/access-bulk-water'],
  '/industry-distribution': ['/who-we-support', '/solutions', '/water-factory'],
  '/investors': ['/about', '/profit-purpose', '/global-need'],
}

const words = new Map<PagePath, string>(
  allPages.groups.flatMap(({ pages }) => pages.map((page) => [page.path, page.words] as const)),
)

/** The pages to read after one, with the words that the index has for them; none where a page ends in a form. */
export function readNext(path: PagePath) {
  return (following[path] ?? []).map((href) => ({
    href,
    label: routeOf(href).name,
    words: words.get(href) ?? '',
  }))
}

export { readNextLabel }

/** The document that holds what a page says, to print or to forward. */
export const documentOf: Partial<Record<PagePath, (language: Language) => ShownDocument>> = {
  '/solutions': productSheet,
  '/bulk-glacier-water': productSheet,
  '/alkaline-water': productSheet,
  '/commercial-mineral-water': productSheet,
  '/sustainable-bulk-solutions': productSheet,
  '/industry-distribution': productSheet,
  '/water-purity': qualitySheet,
  '/know-your-water': qualitySheet,
  '/natural-filtration': qualitySheet,
  '/water-factory': specificationSheet,
  '/water-harvesting': specificationSheet,
  '/bulk-delivery': logisticsGuide,
  '/access-bulk-water': logisticsGuide,
  '/community-impact': impactSummary,
  '/choose-sustainable-impact': impactSummary,
}
