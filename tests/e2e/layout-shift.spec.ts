import type { Page } from '@playwright/test'
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

const windows = [
  [412, true],
  [1440, false],
] as const

test.describe('with no typeface to wait for', () => {
  test.use({ expectedErrors: typefaceErrors })

  test('nothing moves while the home page and the forms load', async ({ page }) => {
    await withoutTypefaces(page)
    for (const path of ['/', '/contact', '/partnerships', '/bulk-glacier-water']) {
      expect(await layoutShiftOf(page, path), path).toBe(0)
    }
  })

  test('what has arrived of home until its picture stays where it is while the rest arrives', async ({
    page,
    site,
  }) => {
    expect(await movedByTheRest(page, site.url, '/', '</picture>')).toBe(0)
  })

  // One page for each kind of opening.
  for (const [width, isMobile] of windows) {
    test.describe(`in a window of ${width} px`, () => {
      test.use({ viewport: { width, height: 820 }, isMobile })

      for (const path of [
        '/',
        '/fresh-water-crisis',
        '/global-need',
        '/bulk-glacier-water',
        '/natural-filtration',
        '/contact',
      ]) {
        test(`what has arrived of ${path} until its title stays where it is while the rest arrives`, async ({
          page,
          site,
        }) => {
          expect(await movedByTheRest(page, site.url, path, '</h1>')).toBe(0)
        })
      }
    })
  }
})

/** Sum of the layout shifts, without unit, of a page that stops after these words once it is painted, and then goes on. */
async function movedByTheRest(
  page: Page,
  site: string,
  path: string,
  words: string,
): Promise<number> {
  await withoutTypefaces(page)
  const halted = await haltAfter(site, words)
  const shift = layoutShiftOf(page, halted.url + path)
  await painted(page)
  halted.release()
  const moved = await shift
  await halted.close()
  return moved
}

/**
 * 0.1 is where a layout counts as stable: https://web.dev/articles/cls. A line that breaks anew in its typeface costs 0.01
 * to 0.03; in thirty translated pages one may, whichever sentence was changed last.
 */
const mostMoved = { english: 0.01, translated: 0.05 }

for (const [width, isMobile] of windows) {
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
