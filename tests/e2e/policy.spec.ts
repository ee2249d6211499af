import { reportPolicyViolations } from './support/page-guarantees.ts'
import { expect, test } from './support/site.ts'

test('an opened select stays within the policy of its page', async ({ page }) => {
  await reportPolicyViolations(page)
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
