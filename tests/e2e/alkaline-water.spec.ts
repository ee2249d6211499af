import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/alkaline-water')
})

const scale = 'The pH scale with both stated ranges'

test('the scale shows both ranges, the average, and the gap between them', async ({ page }) => {
  const plot = page.getByRole('img', { name: scale })
  await expect(plot).toHaveCount(1)
  for (const text of ['8.4–8.8', '7.8–8.2', 'average 8.6', 'no reading', 'stated here']) {
    await expect(plot.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(plot.getByText('one whole step: ten times', { exact: true })).toBeVisible()
})

test('the bars are drawn to scale', async ({ page }) => {
  const widths = await page
    .getByRole('img', { name: scale })
    .locator('rect')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width))
  const [second, first, secondLarge, firstLarge] = widths.map((width) => Math.round(width * 10))
  expect(first).toBe(second)
  expect(firstLarge).toBe(secondLarge)
  // Seven times larger: two steps of fourteen take the whole width.
  expect(Math.abs((firstLarge ?? 0) / (first ?? 1) - 7)).toBeLessThan(0.05)
})

test('on a phone the scale stands upright, acid at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const plot = page.getByRole('img', { name: scale })
  await expect(plot).toHaveCount(1)
  const acid = await plot.getByText('acid', { exact: true }).boundingBox()
  const alkaline = await plot.getByText('alkaline', { exact: true }).boundingBox()
  expect(acid?.y).toBeGreaterThan(alkaline?.y ?? Number.POSITIVE_INFINITY)
  await expect(plot.getByText('average 8.6', { exact: true })).toBeVisible()
})

test('both statements answer the same three questions', async ({ page }) => {
  const voices = page.locator('.two-voice')
  await expect(voices.locator('.two-voice-figure')).toHaveText(['8.4–8.8', '7.8–8.2'])
  await expect(voices.getByRole('heading', { level: 3 })).toHaveText([
    'What is stated',
    'What to ask for with your order',
    'How to check on arrival',
  ])
  for (const row of await voices.locator('.two-voice-row').all()) {
    await expect(row.locator('p')).toHaveText([/\w{3}/, /\w{3}/])
  }
})

test('the plot’s values can be read as a table', async ({ page }) => {
  await page.getByText('The values as a table').click()
  await expect(page.getByRole('row', { name: 'First range 8.4–8.8 8.6' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Stated elsewhere 7.8–8.2 not stated' })).toBeVisible()
})

test('premium alkaline water is described without a health effect', async ({ page }) => {
  await expect(page.locator('.definition').getByRole('heading')).toHaveText([
    'Formulation',
    'Taste',
    'Presentation',
  ])
  await expect(page.locator('main')).toContainText('No effect on health is claimed here.')
})

test('the page leads to contact and solutions', async ({ page }) => {
  const last = page.locator('main > section').last()
  await expect(last.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  await expect(last.getByRole('link', { name: 'Solutions' })).toHaveAttribute('href', '/solutions')
})
