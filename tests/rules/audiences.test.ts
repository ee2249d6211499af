/**
 * Every audience that the specification's first section lists finds itself named on a page that
 * serves it. Reads the built pages: what stands in `main` as a visitor reads it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { PagePath } from '../../site/content/routes.ts'

const dist = resolve(import.meta.dirname, '../../dist')

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
  { audience: 'investors', page: '/investors', named: /investors?/i },
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

/** What a visitor reads in `main`, titles of heroes and drawings included. */
function wordsOf(page: PagePath): string {
  const file = resolve(dist, page === '/' ? 'index.html' : `${page.slice(1)}.html`)
  if (!existsSync(file)) throw new Error(`${file} is missing: build the site before this test.`)
  const main = /<main[^>]*>(.*)<\/main>/su.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  return main
    .replaceAll(/<(script|style)\b.*?<\/\1>/gsu, ' ')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
}

describe('every audience of specification section 1 is named on a page that serves it', () => {
  test.each(audiences)('$audience on $page', ({ page, named }) => {
    expect(wordsOf(page)).toMatch(named)
  })
})
