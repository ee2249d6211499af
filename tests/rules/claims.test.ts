/** Nothing that a reader could take for a fact without our having it: photographs, certificates, dates that have passed. */
import { expect, test } from 'vitest'
import { pagePaths } from '../../site/content/page-paths.ts'
import { siteConfig } from '../../site.config.ts'
import { builtPage, type Part, partsOf, textOf } from '../support/built-page.ts'

test('a page with pictures says once that they are renderings, and one without pictures does not', () => {
  const wrong = pagePaths.filter((path) => {
    const said = partsOf(path, '[data-pictures]').length
    return said !== (partsOf(path, 'main img').length > 0 ? 1 : 0)
  })
  expect(wrong).toEqual([])
})

test('every picture that has a caption has words for those who do not see it', () => {
  const silent = pagePaths.flatMap((path) =>
    partsOf(path, 'main figure:has(figcaption) img:not([alt])').map(() => path),
  )
  expect(silent).toEqual([])
})

test('a certificate is ticked only when it is held', () => {
  const lines = partsOf('/water-factory', 'main section:has(h2:icontains("certificat")) li')
  const held = lines
    .filter((line) => partsOf(line, 'svg').length > 0)
    .map((line) => partsOf(line, 'h3').map(textOf).join())
  expect(lines.length).toBeGreaterThan(3)
  expect(held).toEqual(siteConfig.certificates.map(({ scheme }) => scheme))
})

test('the conference block names month, city and both hosts, no days, and no tense that ages', () => {
  const [block] = partsOf(
    '/sustainable-development-goals',
    'main section:has(h2:contains("2026 UN Water Conference"))',
  )
  const said = textOf(block as Part)
  expect(said).toContain('Abu Dhabi, December 2026')
  expect(said).toContain('The United Arab Emirates and Senegal')
  expect(said).not.toMatch(/\d\s*[–-]\s*\d+ December/)
  expect(said).not.toMatch(/\b(?:will|was|were|upcoming|soon|last|next|took place)\b/i)
})

test('no address stands in the HTML of the contact page for harvesters to read', () => {
  const html = builtPage('/contact')
  expect(html).not.toContain('mailto:')
  // What the newsletter field shows as an example is nobody's.
  expect(html.replaceAll('name@company.com', '')).not.toMatch(/[\w.+-]+@[\w-]+\.\w+/)
})
