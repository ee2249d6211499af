import { expect, test } from 'vitest'
import { readPage } from './finished-pages/finished-page.ts'
import { hashOfWords } from './finished-pages/words-on-page.ts'
import { datedSitemap } from './page-dates.ts'

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

const said = (title: string, main: string, around = '') =>
  hashOfWords(
    readPage(
      `<head><title>${title}</title></head>${around}<main id="main">${main}</main>${around}`,
    ),
  )

test('what a page says is its title, its text and its text alternatives, whatever surrounds them', () => {
  const words = said('Water', '<p class="a">Cold</p><img alt="Ice">')
  expect(said('Water', '<p  class="b">Cold</p><img alt="Ice">', '<nav>x</nav>')).toBe(words)
  expect(said('Ice', '<p class="a">Cold</p><img alt="Ice">')).not.toBe(words)
  expect(said('Water', '<p class="a">Warm</p><img alt="Ice">')).not.toBe(words)
  expect(said('Water', '<p class="a">Cold</p><img alt="Sea">')).not.toBe(words)
})
