import { boxesOf } from './support/measure.ts'
import { expect, test } from './support/site.ts'

test.use({ expectedErrors: /404/ })

test('the attempted path is logged and stands nowhere on the page, which leads home and to every page of the menu', async ({
  page,
}) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('/nowhere/'))
  const answer = await page.goto('/nowhere/%3Cb%3Ebold')
  await logged
  expect(answer?.status()).toBe(404)
  expect(await page.content()).not.toContain('nowhere')
  const main = page.locator('main')
  await expect(main.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  const paths = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths).toEqual([
    ...['/', '/about', '/our-goals', '/partnerships'],
    ...['/bulk-delivery', '/industry-distribution', '/who-we-support'],
    ...['/fresh-water-crisis', '/sustainable-development-goals', '/water-purity', '/contact'],
  ])
  await main.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('on a phone the way home is in the lower half of the first view, and text twice as large moves nothing sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/nowhere')
  const [home] = await boxesOf(page.getByRole('link', { name: 'Return to Home' }))
  expect(home?.y).toBeGreaterThan(390)
  expect((home?.y ?? 0) + (home?.height ?? 0)).toBeLessThan(780)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
})
