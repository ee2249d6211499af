import { expect, test } from 'vitest'
import { datedSitemap } from './page-dates.ts'
import { hashOfWords } from './words-on-page.ts'

const sitemap =
  '<url><loc>https://a.example/kept</loc></url><url><loc>https://a.example/new</loc></url>'

test('a page keeps its recorded day while it says the same, and is dated by the newest commit when it does not', () => {
  const dated = datedSitemap(sitemap, {
    built: new Map([
      ['/kept', 'one'],
      ['/new', 'two'],
    ]),
    recorded: {
      '/kept': { words: 'one', date: '2026-01-02' },
      '/new': { words: 'before', date: '2026-01-02' },
    },
    late: '2026-03-04',
  })
  expect(dated).toBe(
    '<url><loc>https://a.example/kept</loc><lastmod>2026-01-02</lastmod></url>' +
      '<url><loc>https://a.example/new</loc><lastmod>2026-03-04</lastmod></url>',
  )
})

const page = (title: string, main: string, around = '') =>
  `<title>${title}</title>${around}<main id="main">${main}</main>${around}`

test('what a page says is its title, its text and its text alternatives, whatever surrounds them', () => {
  const said = hashOfWords(page('Water', '<p class="a">Cold</p><img alt="Ice">'))
  expect(hashOfWords(page('Water', '<p  class="b">Cold</p><img alt="Ice">', '<nav>x</nav>'))).toBe(
    said,
  )
  expect(hashOfWords(page('Ice', '<p class="a">Cold</p><img alt="Ice">'))).not.toBe(said)
  expect(hashOfWords(page('Water', '<p class="a">Warm</p><img alt="Ice">'))).not.toBe(said)
  expect(hashOfWords(page('Water', '<p class="a">Cold</p><img alt="Sea">'))).not.toBe(said)
})
