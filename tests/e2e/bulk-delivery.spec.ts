import { expect, test } from './support/site.ts'

test('on a phone each sea line has a window that holds the whole of it, and each step says who does what', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/bulk-delivery')
  const held = await page
    .locator('li > svg:has(use[href^="#sea-map-line"])')
    .evaluateAll((windows) =>
      (windows as unknown as SVGSVGElement[]).map((svg) => {
        const view = svg.viewBox.baseVal
        const line = svg.querySelector<SVGUseElement>('use[href^="#sea-map-line"]')?.getBBox()
        return (
          line !== undefined &&
          line.x > view.x &&
          line.y > view.y &&
          line.x + line.width < view.x + view.width &&
          line.y + line.height < view.y + view.height
        )
      }),
    )
  expect(held).toEqual([true, true, true, true])

  const order = page.locator('#order')
  const sides = await order.getByRole('columnheader').allTextContents()
  for (const side of sides.slice(-2)) {
    const labels = order.locator('tbody').getByText(side, { exact: true })
    await expect(labels).toHaveCount(await order.locator('tbody tr').count())
    await expect(labels.first()).toBeVisible()
  }
})
