import { unlistedPaths } from '../../site/content/page-paths.ts'
import { routesIn } from '../../site/content/routes.ts'
import { expect, test } from './support/site.ts'

test('every page has its own title and description, within what a search result shows', () => {
  for (const field of ['title', 'description', 'path'] as const) {
    expect(new Set(routesIn('en').map((route) => route[field])).size).toBe(routesIn('en').length)
  }
  for (const { path, title, description } of routesIn('en')) {
    expect(title.length, title).toBeLessThanOrEqual(60)
    expect(description.length, description).toBeLessThanOrEqual(160)
    if (!unlistedPaths.includes(path)) expect(description.length, description).toBeGreaterThan(50)
  }
})

test('the specification names 31 public paths', () => {
  expect(routesIn('en')).toHaveLength(31)
})

test('a trailing slash leads to the path without it', async ({ request }) => {
  const answer = await request.get('/contact/?topic=supply', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers().location).toBe('/contact?topic=supply')
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

test('each file for machines is sent as what it is', async ({ request }) => {
  const sent: Record<string, string | undefined> = {}
  for (const path of Object.keys(forMachines)) {
    const answer = await request.get(path)
    sent[path] = answer.ok() ? answer.headers()['content-type'] : `status ${answer.status()}`
  }
  expect(sent).toEqual(forMachines)
})

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
