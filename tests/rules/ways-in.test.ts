/** Every public page is found: near the home page, and from the body of other pages. */
import { expect, test } from 'vitest'
import { addressIn, pageLanguage } from '../../contract/words/language.ts'
import { allPages } from '../../site/content/all-pages.ts'
import { pagePaths } from '../../site/content/page-paths.ts'
import { addressFor, pagesIn, publishedLanguages } from '../../site/content/translated-pages.ts'
import { languageWords } from '../../site/words/languages.ts'
import { builtPage, mainOf, partsOf, textOf } from '../support/built-page.ts'

const pages = pagePaths.filter((path) => path !== '/auth')

/** The pages that a piece of HTML links to. */
function linkedFrom(html: string): Set<string> {
  const targets = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/gu)].map(([, path]) => path ?? '')
  return new Set(targets.filter((path) => (pages as readonly string[]).includes(path)))
}

/** It links to every page, beside the figures that stand there: that is no way in. */
const figuresSheet = /<section[^>]*\sid="figures".*?<\/section>/su

const fromBody = new Map<string, Set<string>>(
  pages.map((path) => [path, linkedFrom(mainOf(builtPage(path)).replace(figuresSheet, ''))]),
)

test('every page is at most two clicks from the home page, through bodies and menus', () => {
  const near = new Set<string>(['/'])
  for (const path of linkedFrom(builtPage('/'))) {
    near.add(path)
    for (const further of fromBody.get(path) ?? []) near.add(further)
  }
  expect(pages.filter((path) => !near.has(path))).toEqual([])
})

test('every page is linked from the body of at least two other pages', () => {
  const lonely = pages.filter((path) => {
    const from = pages.filter((other) => other !== path && fromBody.get(other)?.has(path))
    return path !== '/' && from.length < 2
  })
  expect(lonely).toEqual([])
})

test('emergency water is one step from the pages that promise it, and leads to the marked form', () => {
  const emergency = '/access-bulk-water#emergency'
  const ways: [path: string, within: string, href: string][] = [
    ['/', 'main', emergency],
    ['/bulk-delivery', 'main', emergency],
    ['/water-factory', 'main', emergency],
    ['/contact', 'main', emergency],
    ['/who-we-support', 'main section:first-of-type', '#emergencies'],
    ['/who-we-support', '#emergencies', emergency],
    ['/access-bulk-water', 'main section:first-of-type', '#emergency'],
    [
      '/access-bulk-water',
      'main section:first-of-type + #emergency',
      '/contact?need=emergency&from=access-bulk-water',
    ],
  ]
  const missing = ways.filter(
    ([path, within, href]) => partsOf(path, `${within} a[href="${href}"]`).length === 0,
  )
  expect(missing).toEqual([])
})

test('the index at the foot names every page once', () => {
  const named = allPages('en').groups.flatMap(({ pages: listed }) =>
    listed.map(({ path }): string => path),
  )
  expect(named.toSorted()).toEqual([...pages].toSorted())
})

test('a link of a translated page keeps to its language, or says that it leads to English', () => {
  const silent: string[] = []
  for (const language of publishedLanguages.filter((one) => one !== 'en')) {
    for (const path of pagesIn(language)) {
      for (const link of partsOf(addressFor(path, language), 'a[href^="/"]:not([lang])')) {
        const { href = '', hreflang } = link.attribs
        // Colleagues read English; the server sets a plan in the language it is asked in.
        if (href === '/team' || href.startsWith('/functions/')) continue
        const said = textOf(link).includes(`(${languageWords(language).inEnglish})`)
        const ours = pageLanguage(href) === language || href.endsWith(`.${language}.pdf`)
        const isEnglish = hreflang === 'en' && said
        if (ours === isEnglish) silent.push(`${addressFor(path, language)} → ${href}`)
      }
    }
  }
  expect([...new Set(silent)]).toEqual([])
})

test('every link within the site leads to a page and a place that exist', () => {
  const broken: string[] = []
  const addresses = publishedLanguages.flatMap((language) =>
    pagesIn(language).map((path) => addressFor(path, language)),
  )
  const notFound = publishedLanguages.map((language) => addressIn('/404', language))
  for (const path of [...addresses, ...notFound]) {
    const html = builtPage(path)
    for (const [, target = '', hash] of html.matchAll(
      /<a\b[^>]*\shref="([^"#?]*)[^"#]*(?:#([^"]*))?"/gu,
    )) {
      if (
        target === ''
          ? !hash || path === '/auth' || notFound.includes(path)
          : !target.startsWith('/')
      )
        continue
      // The server's own: no file of the build.
      if (/^\/(?:downloads\/|facts\.json|team|auth|functions\/v1\/plan\.pdf$)/.test(target))
        continue
      const page = target === '' ? path : target
      if (!addresses.includes(page) || page === '/auth') broken.push(`${path} → ${target}`)
      else if (hash && !builtPage(page).includes(` id="${hash}"`))
        broken.push(`${path} → ${target}#${hash}`)
    }
  }
  expect([...new Set(broken)]).toEqual([])
})
