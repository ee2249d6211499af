import { expect, test } from './support/site.ts'

test('Vision and Mission begin on one line; on a phone each stream is a strip above its own principles', async ({
  page,
}) => {
  await page.goto('/about')
  const tops = await page
    .getByRole('heading', { name: /^(?:Vision|Mission)$/ })
    .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().y))
  expect(tops).toHaveLength(2)
  expect(tops[0]).toBe(tops[1])

  await page.setViewportSize({ width: 360, height: 780 })
  const groups = page.locator('section section', { has: page.getByRole('list') })
  await expect(groups).toHaveCount(3)
  for (const group of await groups.all()) {
    // A page still settles into another width.
    await expect
      .poll(() =>
        group.evaluate((stream) => {
          const [strip, list] = ['svg', 'ol'].map((one) =>
            stream.querySelector(one)?.getBoundingClientRect(),
          )
          return (strip?.height ?? 0) > 0 && (list?.top ?? 0) >= (strip?.bottom ?? Infinity)
        }),
      )
      .toBe(true)
    const numbers = group.locator('svg text')
    await expect(numbers).toHaveCount(4)
    await expect(numbers.first()).toHaveText(
      (await group.locator('ol').getAttribute('start')) ?? '1',
    )
  }
})
