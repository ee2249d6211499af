import { routes } from '../../site/content/routes.ts'
import { expect, test } from './support/site.ts'

test('every page has its own title and description, within what a search result shows', () => {
  for (const field of ['title', 'description', 'path'] as const) {
    expect(new Set(routes.map((route) => route[field])).size).toBe(routes.length)
  }
  for (const { title, description } of routes) {
    expect(title.length, title).toBeLessThanOrEqual(60)
    expect(description.length, description).toBeLessThanOrEqual(160)
  }
})

test('the specification names 31 public paths', () => {
  expect(routes).toHaveLength(31)
})

test('a trailing slash leads to the path without it', async ({ request }) => {
  const answer = await request.get('/contact/?topic=supply', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers().location).toBe('/contact?topic=supply')
})

test('the sitemap lists every public page but the sign-in', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  )
  expect(listed.sort()).toEqual(
    routes
      .map(({ path }): string => path)
      .filter((path) => path !== '/auth')
      .sort(),
  )
})

test.describe('an unknown path', () => {
  test.use({ expectedErrors: /404/ })

  test('gets the 404 page, and its path is logged', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('/no/such/page'),
    )
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('404', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
    await logged
  })
})
