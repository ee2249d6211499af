import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/bulk-glacier-water')
})

test('the product sheet states each specification with its scope', async ({ page }) => {
  const sheet = page.getByRole('table')
  const rows: [name: string, ...values: string[]][] = [
    ['Volume', '24,000 L', 'containers up to 27,000 L'],
    ['The same in bottles', '48,000 bottles'],
    ['Acidity', 'pH 8.4–8.8', 'pH 7.8–8.2', 'two readings', 'Average 8.6'],
    ['Dissolved solids, TDS', 'under 100 ppm', 'under 50 mg/L', 'two readings'],
    ['Temperature', '2–4 °C'],
    ['Minerals', 'Calcium, magnesium, silica and potassium'],
    ['Lead time', '2–4 weeks', 'stated elsewhere as 7–21 days'],
    ['Order', '1–50', 'Containers a month, depending on sector.'],
  ]
  await expect(sheet.getByRole('rowheader')).toHaveText(rows.map(([name]) => name))
  for (const [name, ...values] of rows) {
    const row = sheet.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    for (const value of values) await expect(row).toContainText(value)
  }
  await expect(sheet.getByRole('link', { name: 'Mineral ranges' })).toHaveAttribute(
    'href',
    '/commercial-mineral-water',
  )
})

test('three ways of delivery, at most one open, and the open one closes', async ({ page }) => {
  const ways = page.locator('main details')
  await expect(ways.getByRole('heading', { level: 3 })).toHaveText([
    'Flexitank',
    'Box and tote',
    'Tanker and rail',
  ])
  await expect(ways.and(page.locator('[open]'))).toHaveCount(0)
  for (const way of await ways.all()) {
    await way.locator('summary').click()
    await expect(way).toHaveAttribute('open')
    await expect(page.locator('main details[open]')).toHaveCount(1)
    await expect(way.getByRole('term')).toHaveText(['Capacity', 'Ideal for'])
    await expect(way.getByRole('img')).toBeVisible()
  }
  await ways.last().locator('summary').click()
  await expect(page.locator('main details[open]')).toHaveCount(0)
})

test('each way of delivery states its capacity', async ({ page }) => {
  const capacities = page.locator('main details dl > div:first-child dd')
  await expect(capacities).toHaveText([/^24,000 L/, /^5 L and 10 L/, /^Not stated/])
})

test('the section drawing shows both fillings, the weight and four named parts', async ({
  page,
}) => {
  const drawing = page.getByRole('img', { name: 'A 20-foot container cut open along its length' })
  await expect(drawing).toBeVisible()
  for (const text of ['24,000 L, 1.75 m', '27,000 L, 1.97 m', 'about 24 tonnes', '1.8 m']) {
    await expect(drawing.getByText(text, { exact: true })).toBeVisible()
  }
  const parts = page.locator('.specimen-parts')
  await expect(parts.getByRole('heading', { level: 3 })).toHaveText([
    'Bladder',
    'Bulkhead',
    'Valve',
    'Floor',
  ])
})

test('on a phone the section stands upright, with numbers on it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const drawing = page.getByRole('img', { name: 'A 20-foot container cut open along its length' })
  const box = await drawing.boundingBox()
  expect(box?.height).toBeGreaterThan(box?.width ?? 0)
  await expect(page.locator('.specimen-narrow .specimen-numbers > span')).toHaveText([
    '1',
    '2',
    '3',
    '4',
  ])
})

test('the page ends with a quote to ask for', async ({ page }) => {
  const last = page.locator('main > section').last()
  await expect(last.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await expect(last.getByRole('link', { name: 'Solutions' })).toHaveAttribute('href', '/solutions')
})
