import { layoutShiftOf, typefaceErrors, withoutTypefaces } from './support/layout-shift.ts'
import { expect, test } from './support/site.ts'

test.describe('with no typeface to wait for', () => {
  test.use({ expectedErrors: typefaceErrors })

  test('nothing moves while the home page and the forms load', async ({ page }) => {
    await withoutTypefaces(page)
    for (const path of ['/', '/contact', '/partnerships', '/bulk-glacier-water']) {
      expect(await layoutShiftOf(page, path), path).toBe(0)
    }
  })
})

/** 0.1 is where a layout counts as stable: https://web.dev/articles/cls. */
for (const [width, isMobile] of [
  [412, true],
  [1440, false],
] as const) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 820 }, isMobile })

    test('typefaces that arrive late move next to nothing', async ({ page }) => {
      await page.route(/\.woff2/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000))
        await route.continue()
      })
      for (const path of ['/', '/about', '/contact', '/fresh-water-crisis']) {
        expect(await layoutShiftOf(page, path), path).toBeLessThan(0.1)
      }
    })
  })
}
