import {
  layoutShiftOf,
  movedByTypefaces,
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
})

/** 0.1 is where a layout counts as stable: https://web.dev/articles/cls. */
for (const [width, isMobile] of [
  [412, true],
  [1440, false],
] as const) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 820 }, isMobile })

    for (const path of ['/', '/about', '/contact', '/fresh-water-crisis'] as const) {
      test(`typefaces that arrive late move next to nothing on ${path}`, async ({ page }) => {
        expect((await movedByTypefaces(page, path)).shift).toBeLessThanOrEqual(0.01)
      })
    }
  })
}
