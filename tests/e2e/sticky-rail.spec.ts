/** A drawing that stays while entries pass it, and shows the part of the one in view: alone, or with those before it. */
import { expect, test } from './support/site.ts'

for (const [path, entries, shows] of [
  ['/community-impact', 4, 'so-far'],
  ['/industry-distribution', 4, 'so-far'],
  ['/water-harvesting', 3, 'one'],
] as const) {
  test(`the drawing of ${path} stays and follows its entries; a phone has one for each`, async ({
    page,
  }) => {
    await page.goto(path)
    const rail = page.locator('main [data-rail]')
    const items = rail.getByRole('listitem')
    await expect(items).toHaveCount(entries)
    for (const number of [1, entries, 2]) {
      await items.nth(number - 1).evaluate((entry) => {
        entry.scrollIntoView({ block: 'center', behavior: 'instant' })
      })
      await expect(rail).toHaveAttribute('data-rail', String(number))
      await expect(rail.getByRole('img')).toBeInViewport()
      const shown = await rail
        .getByRole('img')
        .locator('[data-part]')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).visibility))
      const expected = Array.from({ length: entries }, (_, at) =>
        shows === 'one' ? at + 1 === number : at < number,
      )
      expect(shown).toEqual(expected.map((isShown) => (isShown ? 'visible' : 'hidden')))
    }
    await page.setViewportSize({ width: 360, height: 780 })
    for (const item of await items.all()) await expect(item.locator('svg')).toBeVisible()
  })
}
