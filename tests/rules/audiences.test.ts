/**
 * Every audience that the specification's first section lists finds itself named on a page that
 * serves it, in a sentence or a heading below the page's own title. Reads the built pages.
 */
import { expect, test } from 'vitest'
import type { PagePath } from '../../site/content/page-paths.ts'
import { builtPage, mainOf } from '../support/built-page.ts'

type Audience = { audience: string; page: PagePath; named: RegExp }

const audiences: readonly Audience[] = [
  { audience: 'industries', page: '/industry-distribution', named: /industr(?:y|ies)/i },
  { audience: 'municipalities', page: '/bulk-delivery', named: /municipalit(?:y|ies)/i },
  { audience: 'healthcare', page: '/who-we-support', named: /Healthcare/ },
  { audience: 'energy', page: '/who-we-support', named: /Energy/ },
  { audience: 'bottlers', page: '/who-we-support', named: /Bottler or Co-Packers/ },
  { audience: 'co-packers', page: '/who-we-support', named: /Bottler or Co-Packers/ },
  { audience: 'agriculture', page: '/who-we-support', named: /Agricultural/ },
  { audience: 'food and beverage', page: '/who-we-support', named: /Food and Beverages/ },
  { audience: 'technology', page: '/who-we-support', named: /Technology/ },
  { audience: 'consumer products', page: '/who-we-support', named: /Consumer Products/ },
  { audience: 'emergency relief', page: '/who-we-support', named: /Emergencies/ },
  { audience: 'humanitarian relief', page: '/access-bulk-water', named: /Humanitarian Aid/ },
  { audience: 'hotels', page: '/industry-distribution', named: /hotels?/i },
  { audience: 'manufacturing', page: '/industry-distribution', named: /manufactur(?:ing|ers?)/i },
  { audience: 'education', page: '/industry-distribution', named: /education/i },
  { audience: 'real estate', page: '/industry-distribution', named: /real estate/i },
  { audience: 'CSR sponsors', page: '/partnerships', named: /CSR sponsors/ },
  { audience: 'NGOs', page: '/access-bulk-water', named: /\bNGOs?\b/ },
  { audience: 'logistics partners', page: '/partnerships', named: /logistics/i },
  { audience: 'technology partners', page: '/partnerships', named: /technology partners/i },
  { audience: 'investors', page: '/investors', named: /\binvest(?:ors?)?\b/i },
  { audience: 'media', page: '/resources', named: /\b(?:press|journalists?)\b/i },
  { audience: 'communities', page: '/who-we-support', named: /Communities/ },
  { audience: 'delivery drivers', page: '/pure-flow', named: /drivers?/i },
  {
    audience: 'UN stakeholders',
    page: '/sustainable-development-goals',
    named: /UN stakeholders/,
  },
  { audience: 'consumers', page: '/know-your-water', named: /consumers?/i },
]

/** What a visitor reads in `main` below its title, words of drawings included. */
function wordsOf(page: PagePath): string {
  return mainOf(builtPage(page))
    .replace(/<h1\b.*?<\/h1>/su, ' ')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
}

test('every audience of specification section 1 is named on a page that serves it', () => {
  const unnamed = audiences.filter(({ page, named }) => !named.test(wordsOf(page)))
  expect(unnamed.map(({ audience, page }) => `${audience} on ${page}`)).toEqual([])
})
