/**
 * No page states a figure that the registry does not hold: a number with a unit, a per
 * cent sign, a plus, a currency or litres. Reads the built pages as a visitor's browser does.
 * A figure that others have published stands in one block with its publisher, and only if
 * a checked row of that very publication holds it.
 */
import { expect, test } from 'vitest'
import { publishedRows } from '../../site/content/fresh-water-crisis/published-rows.ts'
import { builtPage, mainOf } from '../support/built-page.ts'
import { figuresIn, held, registry } from '../support/stated-figures.ts'

/** Pages in their final form; a page joins when it is finished. */
const finished = [
  '/',
  '/partnerships',
  '/contact',
  '/water-purity',
  '/natural-filtration',
  '/source-of-water',
  '/water-harvesting',
  '/bulk-glacier-water',
  '/alkaline-water',
  '/commercial-mineral-water',
  '/know-your-water',
  '/about',
  '/access-bulk-water',
  '/pure-flow',
  '/solutions',
  '/bulk-delivery',
  '/who-we-support',
  '/industry-distribution',
  '/water-factory',
  '/sustainable-bulk-solutions',
  '/fresh-water-crisis',
  '/global-need',
  '/profit-purpose',
  '/community-impact',
  '/global-impact',
  '/choose-sustainable-impact',
  '/our-goals',
  '/sustainable-development-goals',
  '/investors',
  '/resources',
]

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** A statement and its publisher; neither element holds another of its kind. */
const publishedBlock = /<(tr|span)\b[^>]*\sdata-published\b[^>]*>.*?<\/\1>/gsu

/** What stands in `main`, drawings and alternatives included, and in the page's description. */
function wordsOf(page: string): string {
  const html = builtPage(page).replaceAll(publishedBlock, ' · ')
  const attributes = [...html.matchAll(/\s(?:alt|aria-label|content)="([^"]*)"/gu)]
    .map(([, value]) => value)
    .filter((value) => !/^width=/u.test(value ?? ''))
  return wordsIn([mainOf(html), ...attributes].join(' · '))
}

function wordsIn(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<\/?(?:a|b|i|em|small|span|strong|tspan)\b[^>]*>/gu, ' ')
    .replaceAll(/<[^>]*>/gu, ' · ')
    .replaceAll(/&([\w#]+);/gu, (whole, name: string) => entities[name] ?? whole)
}

test('a figure of the registry is recognised in any setting', () => {
  const spelt = (text: string) => figuresIn(text).map(({ whole }) => whole)
  expect(spelt('24,000 L to 27,000 L')).toEqual(['24,000 L', '27,000 L'])
  expect(spelt('pH 8.4–8.8 at 2–4 °C, ±2 °C')).toEqual(['2–4 °C', '±2 °C'])
  expect(spelt('$13.9M, 200+ ports, 99.9 %, 24 hours, 20-foot')).toEqual([
    '$13.9M',
    '200+',
    '99.9 %',
    '24 hour',
    '20 foot',
  ])
  expect(spelt('12,400,000 litres donated')).toEqual(['12,400,000 L'])
  expect(spelt('chapter 3, EU directive 2020/2184')).toEqual([])
})

test.each(finished)('%s states no figure that the registry does not hold', (page) => {
  const unknown = figuresIn(wordsOf(page))
    .map(({ whole }) => whole)
    .filter((figure) => !held.has(figure))
  expect([...new Set(unknown)]).toEqual([])
})

/** The figures that each publication's checked rows hold, by both ways of naming it. */
const published = new Map<string, Set<string>>()
for (const { metric, status, importance, source } of publishedRows) {
  const found = figuresIn([metric, status, importance].join(' · '))
  for (const name of [source.publisher, `${source.publisher}, ${source.work}`]) {
    const known = published.get(name) ?? new Set()
    for (const { whole, parts } of found) for (const each of [whole, ...parts]) known.add(each)
    published.set(name, known)
  }
}

test('a published figure counts only beside its own publisher', () => {
  expect(published.get('FAO')).toContain('72 %')
  expect(published.get('WMO')).not.toContain('72 %')
  const [block = ''] =
    '<p>70 % <span data-published="">72 %. <cite>FAO</cite></span></p>'.match(publishedBlock) ?? []
  expect(wordsIn(block)).toContain('72 %')
  expect(wordsIn(block)).not.toContain('70 %')
})

test.each(finished)('%s prints published figures with the publisher who holds them', (page) => {
  const wrong: string[] = []
  for (const [block] of builtPage(page).matchAll(publishedBlock)) {
    const cited = [...block.matchAll(/<cite>(.*?)<\/cite>/gsu)].map(([, name]) =>
      wordsIn(name ?? '').trim(),
    )
    const known = published.get(cited[0] ?? '')
    const says = figuresIn(wordsIn(block.replace(/<cite>.*?<\/cite>/su, ' ')))
    const unknown = says.filter(({ whole }) => !known?.has(whole)).map(({ whole }) => whole)
    if (cited.length !== 1 || !known) wrong.push(`no single publication: ${wordsIn(block)}`)
    else if (unknown.length > 0) wrong.push(`${unknown.join(', ')} is not from ${cited[0]}`)
  }
  expect(wrong).toEqual([])
})

test.each(Object.entries(registry))(
  '%s stands on every page that the registry names',
  (_, figure) => {
    expect(figure.pages.length).toBeGreaterThan(0)
    const spelt = figuresIn(figure.text).flatMap(({ whole, parts }) => [whole, ...parts])
    const bare = /[\d.,]+(?:–[\d.,]+)?/.exec(figure.text)?.[0] ?? ''
    for (const page of figure.pages) {
      const words = wordsOf(page)
      const stands = figuresIn(words).some(({ whole }) => spelt.includes(whole))
      expect(stands || words.includes(bare), page).toBe(true)
    }
  },
)
