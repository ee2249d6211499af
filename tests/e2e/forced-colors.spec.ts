import { expect, test } from './support/site.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in ${colorScheme} forced colours the menu and the lines of a drawing are seen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await page.goto('/alkaline-water')
    const system = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'))
      probe.style.cssText = 'color: CanvasText; background: Canvas'
      const { color, backgroundColor } = getComputedStyle(probe)
      probe.remove()
      return { text: color, ground: backgroundColor }
    })
    expect(system.text).not.toBe(system.ground)
    const banner = page.getByRole('banner')
    await expect(banner).toHaveCSS('background-color', system.ground)
    const icon = banner.getByRole('button', { name: 'Menu' }).locator('svg:visible')
    await expect(icon).not.toHaveCSS('stroke', system.ground)
    const lines = await page
      .locator('[role=img]:has([data-range]):visible')
      .locator('line, path')
      .evaluateAll((all) => all.map((line) => getComputedStyle(line).stroke))
    expect(lines).toContain(system.text)
    expect(lines.filter((stroke) => stroke === system.ground)).toEqual([])
  })
}
