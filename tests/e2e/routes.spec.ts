import { unlistedPaths } from '../../site/content/page-paths.ts'
import { routes } from '../../site/content/routes.ts'
import { expect, test } from './support/site.ts'

test('every page has its own title and description, within what a search result shows', () => {
  for (const field of ['title', 'description', 'path'] as const) {
    expect(new Set(routes.map((route) => route[field])).size).toBe(routes.length)
  }
  for (const { path, title, description } of routes) {
    expect(title.length, title).toBeLessThanOrEqual(60)
    expect(description.length, description).toBeLessThanOrEqual(160)
    if (!unlistedPaths.includes(path)) expect(description.length, description).toBeGreaterThan(50)
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

const forMachines = {
  '/site.webmanifest': 'application/manifest+json; charset=utf-8',
  '/articles.atom': 'application/atom+xml; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/facts.json': 'application/json; charset=utf-8',
  '/favicon.ico': 'image/x-icon',
  '/apple-touch-icon.png': 'image/png',
}

for (const [path, type] of Object.entries(forMachines)) {
  test(`${path} is sent as ${type}`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe(type)
  })
}

test('a page names the rules by which the browser fetches what a pressed link leads to', async ({
  request,
}) => {
  const rules = (await request.get('/about')).headers()['speculation-rules']
  const answer = await request.get(JSON.parse(rules ?? ''))
  expect(answer.headers()['content-type']).toBe('application/speculationrules+json; charset=utf-8')
  expect((await answer.json()).prefetch).toMatchObject([{ eagerness: 'conservative' }])
})

test('the picture of a shared link is kept for a year, because its name changes with it', async ({
  page,
  request,
}) => {
  await page.goto('/bulk-delivery')
  const address = await page.locator('meta[property="og:image"]').getAttribute('content')
  const answer = await request.get(new URL(address ?? '').pathname)
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  expect(answer.headers()['cache-control']).toContain('immutable')
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
