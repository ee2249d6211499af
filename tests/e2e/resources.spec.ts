import { english } from '../support/english.ts'
import { expect, test } from './support/site.ts'
import { violationsOf } from './support/violations.ts'

test('an article opens in place and closes again, and a link to it opens it and no other', async ({
  page,
}) => {
  await page.goto('/resources')
  const rows = page.locator('details:has(article)')
  await expect(rows).toHaveCount(3)
  for (const row of await rows.all()) {
    await expect(row.getByRole('article')).toBeHidden()
    await row.locator('summary').click()
    await expect(row.getByRole('article')).toBeVisible()
  }
  expect(await violationsOf(page, 'details:has(article)')).toEqual([])
  await rows.first().locator('summary').click()
  await expect(rows.first().getByRole('article')).toBeHidden()
  const id = await rows.nth(1).locator('[id]').first().getAttribute('id')
  await page.goto(`/contact`)
  await page.goto(`/resources#${id}`)
  await expect(rows.nth(1).getByRole('article')).toBeInViewport()
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1)
})

test('each sheet of the index is as large as its file, large enough for a finger, and on a phone below the list', async ({
  page,
}) => {
  await page.goto('/resources')
  const sheets = page.locator('#downloads nav a')
  const bytes = await sheets.evaluateAll((links) =>
    Promise.all(
      (links as HTMLAnchorElement[]).map(
        async ({ href }) => (await (await fetch(href)).blob()).size,
      ),
    ),
  )
  expect(bytes).toHaveLength(6)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await sheets.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
    )
    for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    const ratios = boxes.map((box, at) => (box.width * box.height) / (bytes[at] ?? 1))
    expect(Math.max(...ratios) / Math.min(...ratios), `${width} px`).toBeLessThan(1.02)
  }
  await page.setViewportSize({ width: 360, height: 800 })
  await expect
    .poll(() =>
      page.locator('#downloads').evaluate((section) => {
        const top = (part: string) => section.querySelector(part)?.getBoundingClientRect().top ?? 0
        return top('li') - top('nav a')
      }),
    )
    .toBeLessThan(0)
})

test('a click on Download keeps the file under the company’s name', async ({ page }) => {
  await page.goto('/resources')
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Product sheet' }).click()
  expect((await arriving).suggestedFilename()).toBe('bulk-glacier-water-product-sheet.pdf')
})

test('the newsletter keeps a bad address in its field, and says of a good one what comes next', async ({
  page,
  site,
}) => {
  await page.goto('/resources#newsletter')
  const sheet = page.locator('#newsletter')
  const field = sheet.getByRole('textbox')
  const send = sheet.getByRole('button', { name: 'Subscribe' })
  await field.fill('nobody')
  await send.click()
  await expect(field).toHaveAccessibleDescription(english.newsletter.badAddress.description)
  await expect(field).toHaveValue('nobody')
  await field.fill('resources@reader.example')
  await send.click()
  await expect(sheet.getByRole('status')).toContainText(english.newsletter.subscribed.title)
  await expect(page.getByRole('contentinfo').getByRole('status')).toBeEmpty()
  await expect.poll(() => site.subscriberState('resources@reader.example')).toBe('pending')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('articles open', async ({ page }) => {
    await page.goto('/resources')
    const row = page.locator('details:has(article)').first()
    await row.locator('summary').click()
    await expect(row.getByRole('article')).toBeVisible()
  })
})
