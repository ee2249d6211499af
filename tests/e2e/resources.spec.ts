import { english } from '../support/english.ts'
import { boxesOf } from './support/measure.ts'
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

test('the first page of each document leads to its file, in the words that its entry has; narrow windows show it beside the entry alone', async ({
  page,
}) => {
  await page.goto('/resources')
  const section = page.locator('#downloads')
  const covers = section.locator('nav a')
  const titles = await section.locator('li h3').allTextContents()
  expect(titles).toHaveLength(6)
  expect(await covers.locator('.sr-only').allTextContents()).toEqual(titles)
  for (const cover of await covers.all()) {
    const file = await page.request.get((await cover.getAttribute('href')) ?? '')
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
    const [box] = await boxesOf(cover)
    expect(box.height / box.width).toBeCloseTo(Math.SQRT2, 1)
  }
  const small = section.locator('li [aria-hidden]:has(> svg)')
  await expect(small.first()).toBeHidden()
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(covers.first()).toBeHidden()
    await expect(small.locator('visible=true')).toHaveCount(6)
  }
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
