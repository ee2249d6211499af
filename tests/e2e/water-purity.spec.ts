import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/water-purity')
})

test('the hero moves and is titled Water Purity', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Water Purity')
  await expect(page.locator('main > section').first().locator('video')).toBeAttached()
})

test('four benefits stand beside the stated purity, contradictory readings as pairs', async ({
  page,
}) => {
  const section = page.locator('.plate-ledger')
  await expect(section.locator('.plate-ledger-figure')).toHaveText('99.9%')
  await expect(section.getByRole('listitem')).toHaveCount(4)
  for (const reading of ['<100ppm', '<50mg/L', '8.4–8.8pH', '7.8–8.2pH', '2–4°C']) {
    await expect(section.getByText(reading, { exact: true })).toBeVisible()
  }
})

test('four filtration stages: the ice without a time, the lava with its years', async ({
  page,
}) => {
  const stages = page.locator('.depth-cut').getByRole('listitem')
  await expect(stages).toHaveCount(4)
  await expect(stages.locator('.depth-cut-figure')).toHaveText([
    '1–5 years',
    '10–50 years',
    '50–200 years',
  ])
  await expect(stages.first().locator('.depth-cut-figure')).toHaveCount(0)
  await expect(
    page.getByRole('img', { name: 'Four stages of natural filtration' }),
  ).toHaveAccessibleName(/Eight threads of water become four, two and one/)
})

test('on the scale of years every step of ten has the same length', async ({ page }) => {
  const levels: Record<string, number> = {}
  for (const tick of await page.locator('.year-scale-tick:has(text)').all()) {
    const box = await tick.locator('line').boundingBox()
    levels[await tick.innerHTML().then((html) => />(\d+)</.exec(html)?.[1] ?? '')] = box?.y ?? 0
  }
  const between = (from: number, to: number) => (levels[to] ?? 0) - (levels[from] ?? 0)
  expect(between(1, 10)).toBeGreaterThan(400)
  expect(Math.abs(between(10, 100) - between(1, 10))).toBeLessThan(2)
  expect(Math.abs(between(20, 200) - between(1, 10))).toBeLessThan(2)
})

test('four minerals are said as comfort and taste, in their stated ranges', async ({ page }) => {
  const rows = page.locator('.range-axis').getByRole('listitem')
  await expect(rows.getByRole('heading')).toHaveText([
    'Calcium',
    'Magnesium',
    'Silica',
    'Potassium',
  ])
  await expect(rows.locator('.sr-only')).toHaveText([
    '15–25 mg/L',
    '8–15 mg/L',
    '12–20 mg/L',
    '2–5 mg/L',
  ])
})

test('the quote is the company’s own line and is signed', async ({ page }) => {
  await expect(page.getByRole('blockquote')).toHaveText(/\w/)
  await expect(page.locator('.contour-quote figcaption')).toContainText('Bulk Glacier Water')
})

test('the page leads to the contact form and to the water sheet', async ({ page }) => {
  const end = page.locator('.bleed-right')
  await expect(end.getByRole('link', { name: 'Ask about your order' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await expect(end.getByRole('link', { name: 'Know Your Water' })).toHaveAttribute(
    'href',
    '/know-your-water',
  )
})
