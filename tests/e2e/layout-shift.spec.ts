import { addressFor, pagesIn, publishedLanguages } from '../../site/content/translated-pages.ts'
import { haltAfter } from './support/halted-page.ts'
import {
  layoutShiftOf,
  movedByTypefaces,
  painted,
  typefaceErrors,
  withoutTypefaces,
} from './support/layout-shift.ts'
import { expect, test } from './support/site.ts'

test.describe('with no typeface to wait for', () => {
  test.use({ expectedErrors: typefaceErrors })

  test('nothing moves while the home page and the forms load', async ({ page }) => {
    await withoutTypefaces(page)
    for (const path of ['/', '/contact', '/partnerships', '/bulk-glacier-water']) {
      expect(await layoutShiftOf(page, path), path).toBe(0)
    }
  })

  for (const [path, part] of [
    ['/', '</picture>'],
    ['/', '</h1>'],
    ['/fresh-water-crisis', '</h1>'],
  ] as const) {
    test(`what has arrived of ${path} until ${part} stays where it is while the rest arrives`, async ({
      page,
      site,
    }) => {
      await withoutTypefaces(page)
      const halted = await haltAfter(site.url, part)
      const shift = layoutShiftOf(page, halted.url + path)
      await painted(page)
      halted.release()
      expect(await shift).toBe(0)
      await halted.close()
    })
  }
})

/**
 * 0.1 is where a layout counts as stable: https://web.dev/articles/cls. A line that breaks anew in its typeface costs 0.01
 * to 0.03; in thirty translated pages one may, whichever sentence was changed last.
 */
const mostMoved = { english: 0.01, translated: 0.05 }

for (const [width, isMobile] of [
  [412, true],
  [1440, false],
] as const) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 820 }, isMobile })

    for (const path of ['/', '/about', '/contact', '/fresh-water-crisis'] as const) {
      test(`typefaces that arrive late move next to nothing on ${path}`, async ({ page }) => {
        expect((await movedByTypefaces(page, path)).shift).toBeLessThanOrEqual(mostMoved.english)
      })
    }

    for (const language of publishedLanguages.filter((each) => each !== 'en')) {
      test(`typefaces that arrive late move next to nothing in ${language}`, async ({ page }) => {
        test.slow()
        const moved: string[] = []
        for (const path of pagesIn(language)) {
          const address = addressFor(path, language)
          const { shift } = await movedByTypefaces(page, address)
          if (shift > mostMoved.translated) moved.push(`${address}: ${shift}`)
        }
        expect(moved).toEqual([])
      })
    }
  })
}
