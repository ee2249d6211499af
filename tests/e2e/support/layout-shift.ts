import type { Page } from '@playwright/test'
import { holdRequests } from './hold-requests.ts'
import { drawn } from './measure.ts'
import { typefacesStand } from './typefaces.ts'

/** Addresses of the site's typefaces. */
const typefaces = /\.woff2$/

/** How long after `load` a page is watched, in ms. */
const watched = 800

/**
 * 0.1 is where a layout counts as stable: https://web.dev/articles/cls. A line that breaks anew in its typeface costs 0.01
 * to 0.03; in thirty translated pages one may, whichever sentence was changed last.
 */
export const mostMoved = { english: 0.01, translated: 0.05 }

/** Sum of all layout shifts from the first paint until 800 ms after `load`, without unit. */
export async function layoutShiftOf(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'load' })
  return shiftWithin(page, watched)
}

/**
 * Opens a page whose typefaces come once it is painted in what stands in for them, and tells what that moves: the sum
 * of all layout shifts, without unit, and each of the selected elements in the window that stands higher or lower since.
 */
export async function movedByTypefaces(
  page: Page,
  address: string,
  selector = 'h1, main > section, h1 ~ * a',
): Promise<{ shift: number; moved: string[] }> {
  const { release } = await holdRequests(page, typefaces)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await painted(page)
  await drawn(page)
  const tops = () =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { top } = element.getBoundingClientRect()
        return { top, seen: top < innerHeight && element.checkVisibility() }
      }),
    )
  const before = await tops()
  release()
  await typefacesStand(page)
  await drawn(page)
  const after = await tops()
  const names = await page
    .locator(selector)
    .evaluateAll((all) => all.map(({ tagName, textContent }) => `${tagName} ${textContent}`))
  const moved = before.flatMap(({ top, seen }, at) => {
    const by = (after[at]?.top ?? Number.NaN) - top
    return seen && !(Math.abs(by) < 2) ? [`${names[at]?.slice(0, 40)} by ${by} px`] : []
  })
  return { shift: await shiftWithin(page, 100), moved }
}

/** Waits for a page's first words or picture. */
export async function painted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
}

/** Sum of all layout shifts since the page began, and of those to come in the next ms. */
function shiftWithin(page: Page, time: number): Promise<number> {
  return page.evaluate(
    (wait) =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            sum += (entry as PerformanceEntry & { value: number }).value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), wait)
      }),
    time,
  )
}

/**
 * Lets no typeface arrive: even from the cache one may come after the first paint and set each line anew, a
 * few pixels wider; that is measured by itself. The test that calls it expects `typefaceErrors`.
 */
export async function withoutTypefaces(page: Page): Promise<void> {
  await page.route(typefaces, (route) => route.abort())
}

/** What the browser says of a typeface that never arrived. */
export const typefaceErrors = /ERR_FAILED/
