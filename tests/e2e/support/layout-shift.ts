import type { Page } from '@playwright/test'

/** How long after `load` a page is watched, in ms. */
const watched = 800

/** Sum of all layout shifts from the first paint until 800 ms after `load`, without unit. */
export async function layoutShiftOf(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'load' })
  return page.evaluate(
    (time) =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            sum += (entry as PerformanceEntry & { value: number }).value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), time)
      }),
    watched,
  )
}

/**
 * Lets no typeface arrive: even from the cache one may come after the first paint and set each line anew, a
 * few pixels wider; that is measured by itself. The test that calls it expects `typefaceErrors`.
 */
export async function withoutTypefaces(page: Page): Promise<void> {
  await page.route(/\.woff2/, (route) => route.abort())
}

/** What the browser says of a typeface that never arrived. */
export const typefaceErrors = /ERR_FAILED/
