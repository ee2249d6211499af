import type { Page } from '@playwright/test'
import { routes } from '../../site/content/routes.ts'
import { expect, test } from './support/site.ts'

/** Words of the title that do not fit on their line. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator('h1').evaluate((heading) => {
    const text = heading.firstChild as Text
    return [...text.data.matchAll(/\S+/g)]
      .filter(({ index, 0: word }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
      })
      .map(([word]) => word)
  })
}

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

for (const route of routes) {
  test(`${route.path} answers with one heading, a hero and a next step, and fits every width`, async ({
    page,
  }) => {
    const answer = await page.goto(route.path)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveTitle(
      new RegExp(route.title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')),
    )
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      route.description,
    )
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('main section').first().locator('h1')).toBeVisible()
    // The next step of a page with a form is the form.
    const form = page.locator('main form[action]')
    const next = page.locator('main > section').last().getByRole('link')
    await expect(form.or(next).first()).toBeVisible()

    for (const width of [1440, 1041, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await brokenWords(page), `words of the title broken at ${width} px`).toEqual([])
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, 'scrolls sideways on the narrowest phone').toBe(0)
  })
}

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
