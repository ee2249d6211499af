/**
 * The registry and the built pages hold each other: a page shows no figure that the registry does not hold, a
 * figure that others have published stands with its publisher, and each figure stands on the pages that the
 * public sheet names for it.
 */
import { expect, test } from 'vitest'
import { defaultRetentionDays } from '../../contract/retention-days.ts'
import { publicFigures } from '../../site/content/figures-sheet.ts'
import { pagePaths } from '../../site/content/page-paths.ts'
import { publishedRows } from '../../site/views/fresh-water-crisis/published/published-rows.ts'
import { builtPage, mainOf, withoutExamplePlan, wordsIn } from '../support/built-page.ts'
import { figuresIn, figureTexts, formsOf, registry } from '../support/figure-texts.ts'
import { specifiedFigures } from '../support/specified-figures.ts'

const pages = pagePaths.filter((path) => path !== '/auth')

/** A figure and its publisher; neither element holds another of its kind. */
const publishedBlock = /<(tr|span)\b[^>]*\sdata-published\b[^>]*>.*?<\/\1>/gsu

const ownWords = (path: string) =>
  wordsIn(withoutExamplePlan(builtPage(path)).replaceAll(publishedBlock, ' · '))

/** What stands in `main` of each page, in words. */
const mainWords = new Map<string, string>(
  pagePaths.map((path) => [path, wordsIn(mainOf(builtPage(path)))]),
)

/** Marks of scales and axes in drawings: sizes of the drawing, and nothing that is said of the water or of us. */
const scaleMarks = [
  ...['2 m', '6 m', '20 cm', '100 g', '1,000 L'],
  ...['100 years', '150 years', '0 °C', '6 °C'],
]

const held = new Set(
  [
    ...figureTexts,
    ...scaleMarks,
    // How long what is kept: a promise of the server's, held to it elsewhere.
    ...Object.values(defaultRetentionDays).map((days) => `${days} days`),
  ]
    .flatMap(figuresIn)
    .flatMap(({ whole, parts }) => [whole, ...parts]),
)

test('a figure is recognised in any setting', () => {
  const spelt = (text: string) => figuresIn(text).map(({ whole }) => whole)
  expect(spelt('24,000 L to 27,000 L')).toEqual(['24,000 L', '27,000 L'])
  expect(spelt('pH 8.4–8.8 at 2–4 °C, ±2 °C')).toEqual(['2–4 °C', '±2 °C'])
  expect(spelt('$13.9M, 99.9 %, 24 hours')).toEqual(['$13.9M', '99.9 %', '24 hour'])
  expect(spelt('12,400,000 litres donated')).toEqual(['12,400,000 L'])
  expect(spelt('chapter 3, EU directive 2020/2184')).toEqual([])
})

test('no page shows a figure that the registry does not hold', () => {
  const unknown = pages.flatMap((path) =>
    figuresIn(ownWords(path).replaceAll(/\$(\d+(?:\.\d+)?) (?=[KMB]\b)/g, '$$$1'))
      .filter(({ whole, parts }) => !held.has(whole) && !parts.some((part) => held.has(part)))
      .map(({ whole }) => `${path}: ${whole}`),
  )
  expect([...new Set(unknown)]).toEqual([])
})

/** The figures that each publication's checked rows hold, by both ways of naming it. */
const published = new Map<string, Set<string>>()
for (const { metric, status, importance, source } of publishedRows('en')) {
  const found = figuresIn([metric, status, importance].join(' · '))
  for (const name of [source.publisher, `${source.publisher}, ${source.work}`]) {
    const known = published.get(name) ?? new Set()
    for (const { whole, parts } of found) for (const each of [whole, ...parts]) known.add(each)
    published.set(name, known)
  }
}

test('every page shows published figures with the publisher who holds them', () => {
  const wrong: string[] = []
  for (const [block] of pages.flatMap((path) => [...builtPage(path).matchAll(publishedBlock)])) {
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

test('each figure stands on a page that the public sheet names for it', () => {
  const missing = publicFigures('en')
    .flatMap(({ entries }) => entries)
    .filter(({ figure, pages: named }) => {
      const forms = [
        ...formsOf(figure),
        ...figure.values.map((value) => value.toLocaleString('en')),
      ]
      return !named.some((path) => forms.some((form) => mainWords.get(path)?.includes(form)))
    })
  expect(missing.map(({ key, pages: named }) => `${key}: ${named.join(', ')}`)).toEqual([])
})

test('each figure of the specification’s section 9 stands on a page other than the sheet', () => {
  const others = pages.filter((path) => path !== '/resources')
  const missing = specifiedFigures.filter((key) => {
    const forms = formsOf(registry[key])
    return !others.some((path) => forms.some((form) => mainWords.get(path)?.includes(form)))
  })
  expect(missing).toEqual([])
})
