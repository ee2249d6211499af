import { notFound } from '../../site/views/not-found/not-found-sections.ts'
import { expect, test } from './support/site.ts'

test.use({ expectedErrors: /404/ })

const unknown = '/nowhere/%3Cb%3Ebold'

test('the attempted path is logged and stands nowhere on the page', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('/nowhere/'))
  await page.goto(unknown)
  await logged
  expect(await page.content()).not.toContain('nowhere')
})

test('the sheet offers the way home and every page of the menu', async ({ page }) => {
  await page.goto(unknown)
  const main = page.locator('main')
  const paths = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths).toEqual([
    '/',
    '/about',
    '/our-goals',
    '/partnerships',
    '/bulk-delivery',
    '/industry-distribution',
    '/who-we-support',
    '/fresh-water-crisis',
    '/sustainable-development-goals',
    '/water-purity',
    '/contact',
  ])
  await expect(main).toContainText(notFound.map.caption)
  await main.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('on a phone the way home is in the first view, in its lower half', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(unknown)
  const home = await page.getByRole('link', { name: 'Return to Home' }).boundingBox()
  expect(home?.y).toBeGreaterThan(390)
  expect((home?.y ?? 0) + (home?.height ?? 0)).toBeLessThan(780)
})

test('the drawing of an imagined land stays small', async ({ request }) => {
  const html = await (await request.get(unknown)).text()
  const drawings = html.match(/<svg[^>]*class="drawing[\s\S]*?<\/svg>/g) ?? []
  expect(drawings).toHaveLength(2)
  expect(drawings.join('').length).toBeLessThan(28_000)
})

test('text twice as large moves nothing sideways', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/nowhere')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
})
