import type { Page } from '@playwright/test'
import { addressFor, pagesIn, publishedLanguages } from '../../site/content/translated-pages.ts'
import { haltAfter } from './support/halted-page.ts'
import {
  layoutShiftOf,
  mostMoved,
  movedByTypefaces,
  painted,
  typefaceErrors,
  withoutTypefaces,
} from './support/layout-shift.ts'
import { drawn } from './support/measure.ts'
import { expect, test } from './support/site.ts'

const windows = [
  [412, true],
  [1440, false],
] as const

/** One page for each kind of opening. */
const openings = [
  '/',
  '/fresh-water-crisis',
  '/global-need',
  '/bulk-glacier-water',
  '/natural-filtration',
  '/contact',
]

test('nothing of a page is painted before its first section has come whole, and then at once', async ({
  page,
  site,
}) => {
  for (const path of [...openings, '/auth']) {
    const html = await (await fetch(site.url + path)).text()
    const below = /<link rel="expect" href="#([^"]+)"/.exec(html)?.[1]
    const halted = await haltAfter(page, site.url, path, /<\/h1>/)
    expect(await timesPainted(page), path).toBe(0)
    await halted.release()
    await halted.close()

    const further = await haltAfter(page, site.url, path, new RegExp(`id="${below}"[^>]*>`))
    await painted(page)
    await further.release()
    await further.close()
  }
})

/** How often a page was painted within 300 ms. */
function timesPainted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        setTimeout(() => resolve(performance.getEntriesByType('paint').length), 300)
      }),
  )
}

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
    expect(await movedByTheRest(page, site.url, '/', /<\/picture>/)).toEqual([])
  })

  for (const [width, isMobile] of windows) {
    test.describe(`in a window of ${width} px`, () => {
      test.use({ viewport: { width, height: 820 }, isMobile })

      for (const path of openings) {
        for (const [part, end] of [
          ['title', /<\/h1>/],
          ['first action', /<\/h1>.*?<\/a>/s],
        ] as const) {
          test(`what has arrived of ${path} until its ${part} stays where it is while the rest arrives`, async ({
            page,
            site,
          }) => {
            expect(await movedByTheRest(page, site.url, path, end)).toEqual([])
          })
        }
      }
    })
  }
})

/**
 * What stands elsewhere once a page has come whole than it stood when the page had stopped after this place. Chromium
 * paints none of that yet; browsers that know no `rel=expect` do. What comes later is not asked: a line of text that
 * arrives in two parts may break anew.
 */
async function movedByTheRest(
  page: Page,
  site: string,
  path: string,
  place: RegExp,
): Promise<string[]> {
  await withoutTypefaces(page)
  // A title that comes in from below is still on its way when the rest arrives.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const halted = await haltAfter(page, site, path, place)
  const arrived = await page.evaluateHandle(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, was: element.getBoundingClientRect() })),
  )
  await halted.release()
  await drawn(page)
  const moved = await arrived.evaluate((all) =>
    all.flatMap(({ element, was }) => {
      const { left, top } = element.getBoundingClientRect()
      const by = Math.hypot(left - was.left, top - was.top)
      return element.checkVisibility() && by >= 1 ? [`${element.tagName} by ${by} px`] : []
    }),
  )
  await halted.close()
  return moved
}

for (const [width, isMobile] of windows) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 820 }, isMobile })

    for (const path of ['/', '/about', '/contact', '/fresh-water-crisis'] as const) {
      test(`typefaces that arrive late move next to nothing on ${path}`, async ({ page }) => {
        expect((await movedByTypefaces(page, path)).shift).toBeLessThanOrEqual(mostMoved.english)
      })
    }
  })
}

// On a desktop: `languages.spec.ts`.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 820 }, isMobile: true })

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
