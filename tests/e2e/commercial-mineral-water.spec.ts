import { expect, test } from './support/site.ts'

test('the pans and the square beside them keep one scale at every width', async ({ page }) => {
  await page.goto('/commercial-mineral-water')
  // The last drawing of the section is its scale.
  const drawings = page.locator('main section:has(article)').getByRole('img')
  await expect(drawings).toHaveCount(5)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(
        () =>
          drawings.evaluateAll((all) => {
            const scales = (all as unknown as SVGSVGElement[]).map(
              (svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width,
            )
            return Math.max(...scales) / Math.min(...scales)
          }),
        { message: `${width} px` },
      )
      .toBeCloseTo(1, 1)
  }
})
