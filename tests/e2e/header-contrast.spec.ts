import { routes } from '../../site/content/routes.ts'
import { worstContrast } from './support/contrast.ts'
import { expect, test } from './support/site.ts'

for (const width of [360, 1440]) {
  test(`the header's letters are readable on every page at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    // Styles that a policy would refuse are ours here.
    const context = await browser.newContext({
      bypassCSP: true,
      reducedMotion: 'reduce',
      viewport: { width, height: 800 },
    })
    const page = await context.newPage()
    for (const { path } of routes) {
      await page.goto(`${baseURL}${path}`)
      expect.soft(await worstContrast(page), path).toBeGreaterThanOrEqual(4.5)
    }
    await context.close()
  })
}
