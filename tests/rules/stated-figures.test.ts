/**
 * No page states a figure that the registry does not hold: a number with a unit, a per
 * cent sign, a plus, a currency or litres. Reads the built pages as a visitor's browser does.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { figures } from '../../site/content/figures.ts'

const dist = resolve(import.meta.dirname, '../../dist')

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
]

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`
const unit = [
  ...['L', 'litres?', 'mL', 'mg/L', 'ppm', '°C', '%', 'g', 'kg', 'tonnes', 'm³', 'm', 'cm', 'km'],
  ...['hours?', 'hr', 'days?', 'weeks?', 'months?', 'years?', 'foot', 'USD', 'CAD'],
  ...['bottles?', 'containers?', 'flexitanks?', 'units?'],
].join('|')
const stated = new RegExp(
  String.raw`(?<![\w.,/])(?<sign>[$€£±])?\s?(?<low>${number})(?:[–-](?<high>${number}))?` +
    String.raw`(?<scale>[KMB]\b)?(?<plus>\+)?(?:[\s-]?(?<unit>${unit})(?![\w/]))?`,
  'gu',
)

/**
 * Every figure of a text in one spelling, with the parts that a page may print alone: the ends of
 * a range, `2 °C` and `4 °C` of `2–4 °C`, and `8B+` of `8B+ USD`.
 */
function figuresIn(text: string): { whole: string; parts: string[] }[] {
  return [...text.replaceAll(/\s+/g, ' ').matchAll(stated)].flatMap(({ groups = {} }) => {
    const { sign = '', low = '', high, scale = '', plus = '', unit: of = '' } = groups
    if (!(sign || scale || plus || of)) return []
    const name = of.replace(/^litre.*/, 'L').replace(/s$/, '')
    const spell = (value: string) => `${sign}${value}${scale}${plus} ${name}`.trim()
    const bare = sign || scale || plus ? [`${sign}${low}${scale}${plus}`] : []
    return high
      ? [{ whole: spell(`${low}–${high}`), parts: [spell(low), spell(high)] }]
      : [{ whole: spell(low), parts: bare }]
  })
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** What stands in `main`, drawings and alternatives included, and in the page's description. */
function wordsOf(page: string): string {
  const file = resolve(dist, page === '/' ? 'index.html' : `${page.slice(1)}.html`)
  if (!existsSync(file)) throw new Error(`${file} is missing: build the site before this test.`)
  const html = readFileSync(file, 'utf8')
  const main = /<main[^>]*>(.*)<\/main>/su.exec(html)?.[1] ?? ''
  const attributes = [...html.matchAll(/\s(?:alt|aria-label|content)="([^"]*)"/gu)]
    .map(([, value]) => value)
    .filter((value) => !/^width=/u.test(value ?? ''))
  return [main.replaceAll(/<(script|style)\b.*?<\/\1>/gsu, ' '), ...attributes]
    .join(' · ')
    .replaceAll(/<\/?(?:a|b|i|em|small|span|strong|tspan)\b[^>]*>/gu, ' ')
    .replaceAll(/<[^>]*>/gu, ' · ')
    .replaceAll(/&([\w#]+);/gu, (whole, name: string) => entities[name] ?? whole)
}

const held = new Set(
  Object.values(figures)
    .flatMap(({ text, scope }) => [...figuresIn(text), ...figuresIn(scope)])
    .flatMap(({ whole, parts }) => [whole, ...parts]),
)

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

test.each(Object.entries(figures))(
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
