import { expect, test } from './support/site.ts'

test('three outcomes stand against one old level; on a phone each stands beside its own words, on one scale', async ({
  page,
}) => {
  await page.goto('/choose-sustainable-impact')
  const items = page.getByRole('article').filter({ has: page.locator('[data-level=before]') })
  const levels = await items
    .locator('[data-level=before]')
    .evaluateAll((lines) => lines.map((line) => Math.round(line.getBoundingClientRect().y)))
  expect(levels).toHaveLength(3)
  expect(new Set(levels).size).toBe(1)

  await page.setViewportSize({ width: 360, height: 780 })
  const placed = () =>
    items.evaluateAll((all) =>
      all.map((item) => {
        const [name, column, words] = ['h3', 'svg', 'p:last-of-type'].map((part) =>
          item.querySelector(part)?.getBoundingClientRect(),
        )
        if (!name || !column || !words) throw new Error('An outcome lacks its column or words')
        const beside = words.left > column.right && words.top < column.bottom
        return { height: column.height, fits: name.top < column.top && beside }
      }),
    )
  await expect.poll(async () => (await placed()).every(({ fits }) => fits)).toBe(true)
  // One scale, but for the rounding of the layout.
  const heights = (await placed()).map(({ height }) => height)
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
})
