import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/know-your-water')
})

test('four feature cards ask four questions', async ({ page }) => {
  await expect(page.locator('.definition').getByRole('heading', { level: 3 })).toHaveText([
    'Where is it from?',
    'What is in it?',
    'How cold is it?',
    'How is it tested?',
  ])
})

test('the laboratory sheet gives metric, standard and value', async ({ page }) => {
  await expect(
    page.getByRole('heading', { name: 'Laboratory-tested purity metrics' }),
  ).toBeVisible()
  const sheet = page.getByRole('table')
  await expect(sheet.getByRole('columnheader')).toHaveText(['Metric', 'Standard', 'Value'])
  const rows: [metric: string, ...values: string[]][] = [
    ['Purity', '99.9 %'],
    ['pH', 'pH 8.4–8.8', 'pH 7.8–8.2', 'two readings', '6.5–9.5'],
    ['Dissolved solids, TDS', 'under 100 ppm', 'under 50 mg/L', 'two readings', '600 mg/L'],
    ['Temperature', '2–4 °C'],
    ['Calcium', '15–25 mg/L'],
    ['Magnesium', '8–15 mg/L'],
    ['Silica', '12–20 mg/L'],
    ['Potassium', '2–5 mg/L'],
  ]
  await expect(sheet.getByRole('rowheader')).toHaveText(rows.map(([metric]) => metric))
  for (const [metric, ...values] of rows) {
    const row = sheet
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: metric, exact: true }) })
    for (const value of values) await expect(row).toContainText(value)
  }
})

test('only pH and TDS end in a bar, with both readings inside the published band', async ({
  page,
}) => {
  const bars = page.getByRole('table').getByRole('img')
  await expect(bars).toHaveCount(2)
  for (const bar of await bars.all()) {
    const band = await bar.locator('.standard-bar-band').boundingBox()
    const readings = await bar.locator('.standard-bar-reading').all()
    expect(readings).toHaveLength(2)
    for (const reading of readings) {
      const box = await reading.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(band?.x ?? Number.POSITIVE_INFINITY)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
        (band?.x ?? 0) + (band?.width ?? 0),
      )
    }
  }
})

test('two glacier images say that they are renderings', async ({ page }) => {
  const plates = page.locator('.plate-grid figure')
  await expect(plates).toHaveCount(2)
  for (const plate of await plates.all()) {
    await expect(plate.getByRole('img', { name: /glacier|ice/i })).toBeVisible()
    await expect(plate.locator('figcaption')).toContainText('Rendering')
  }
})

test('the page leads on to bulk water and to its purity', async ({ page }) => {
  const last = page.locator('main > section').last()
  await expect(last.getByRole('link', { name: 'Access Bulk Water' })).toHaveAttribute(
    'href',
    '/access-bulk-water',
  )
  await expect(last.getByRole('link', { name: 'Water Purity' })).toHaveAttribute(
    'href',
    '/water-purity',
  )
})

test('the hero moves', async ({ page }) => {
  await expect(page.locator('main > section').first().locator('video')).toBeAttached()
})
