import { routes } from '../../site/content/routes.ts'
import { expect, test } from './support/site.ts'

test('no page violates its Content-Security-Policy, nor weakens it', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `Policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
      )
    })
  })
  // One page after the other, as many as the table has.
  test.setTimeout(120_000)
  let inert = 0
  for (const { path } of routes) {
    const answer = await page.goto(path, { waitUntil: 'load' })
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).not.toContain('unsafe-eval')
    const islands = await page.locator('astro-island').count()
    const guarded = policy.includes("require-trusted-types-for 'script'; trusted-types 'none'")
    expect(guarded, path).toBe(islands === 0)
    if (guarded) inert += 1
  }
  // The rest are the pages with a form.
  expect(inert).toBeGreaterThan(routes.length - 6)
  await page.goto('/contact')
  const topic = page.getByRole('combobox', { name: 'Topic' })
  // The select is React's once the island runs.
  await expect(topic).toHaveJSProperty('tagName', 'BUTTON')
  await topic.click()
  await page.getByRole('option', { name: 'Careers' }).click()
})

test('a page asks nothing of any other site', async ({ page, baseURL }) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) strangers.push(request.url())
  })
  for (const path of ['/', '/contact', '/global-impact']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect(strangers).toEqual([])
})
