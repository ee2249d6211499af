/** Every public page has one first heading, and it says what the specification titles the page. */
import { expect, test } from 'vitest'
import { type PagePath, pagePaths } from '../../site/content/page-paths.ts'
import { builtPage, wordsIn } from '../support/built-page.ts'

/** A page that an owner adds has no line here: the specification does not name it. */
const titles: Readonly<Partial<Record<PagePath, string>>> = {
  '/': 'Drinking Water',
  '/about': 'About us',
  '/access-bulk-water': 'Access Bulk Water',
  '/alkaline-water': 'Alkaline Water',
  '/auth': 'Welcome Back',
  '/bulk-delivery': 'Bulk Delivery',
  '/bulk-glacier-water': 'Bulk Glacier Water',
  '/choose-sustainable-impact': 'Choose Sustainable Impact',
  '/commercial-mineral-water': 'Commercial Mineral Water',
  '/community-impact': 'Community Impact',
  '/contact': 'Contact',
  '/fresh-water-crisis': 'Global Water Need',
  '/global-impact': 'Global Impact',
  '/global-need': 'Global Need',
  '/industry-distribution': 'Industry Distribution',
  '/investors': 'Investors',
  '/know-your-water': 'Know Your Water',
  '/natural-filtration': 'Natural Filtration',
  '/our-goals': 'Our Goals',
  '/partnerships': 'Partnerships',
  '/profit-purpose': 'Profit + Purpose',
  '/pure-flow': 'Pure Flow',
  '/resources': 'Resources',
  '/solutions': 'Solutions',
  '/source-of-water': 'Source of Water',
  '/sustainable-bulk-solutions': 'Sustainable Bulk Solutions',
  '/sustainable-development-goals': 'Sustainable Development Goals',
  '/water-factory': 'Water Factory',
  '/water-harvesting': 'Water Harvesting',
  '/water-purity': 'Water Purity',
  '/who-we-support': 'Who We Support',
}

test.each(pagePaths)('%s has one first heading, with the title that is specified', (path) => {
  const headings = [...builtPage(path).matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gsu)]
  const said = headings.map(([, words = '']) => wordsIn(words).trim())
  expect(said).toEqual([titles[path] ?? expect.stringMatching(/\S/)])
})
