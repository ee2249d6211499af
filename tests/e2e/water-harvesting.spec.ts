import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/water-harvesting')
})

test('the hero is titled Water Harvesting', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Water Harvesting')
})

test('six collection stations stand under one drawing with one temperature', async ({ page }) => {
  const section = page.locator('.section-cut')
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(6)
  const drawing = section.getByRole('img', { name: /spring chamber to filling valve/ })
  await expect(drawing).toBeVisible()
  await expect(section.locator('defs .plant-band-label')).toHaveText(Array(6).fill('2–4 °C'))
  await expect(section).toContainText('not a recording')
})

test('each station has its own window on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const windows = page.locator('.section-cut-window')
  await expect(windows).toHaveCount(6)
  for (const window of await windows.all()) await expect(window).toBeVisible()
})

test('the sustainability promise stands by itself', async ({ page }) => {
  await expect(page.getByRole('blockquote')).toHaveText(/\w/)
  await expect(page.locator('.contour-quote')).toContainText('sustainability promise')
})

test('harvesting statistics: both capacity readings, each with its scope', async ({ page }) => {
  const figures = page.locator('.figure-line').getByRole('listitem')
  await expect(figures).toHaveCount(4)
  await expect(figures.nth(0)).toContainText('2–4 °C')
  await expect(figures.nth(1)).toContainText('20 hours')
  await expect(figures.nth(2)).toContainText('48,000 L a day')
  await expect(figures.nth(2)).toContainText('Reading 1')
  await expect(figures.nth(3)).toContainText('4M+ L a day')
  await expect(figures.nth(3)).toContainText('How the two readings relate is not stated')
})

test('three technologies pass a valve that stays and turns with the one in view', async ({
  page,
}) => {
  const rail = page.locator('.sticky-rail')
  const entries = rail.getByRole('listitem')
  await expect(entries).toHaveCount(3)
  for (const number of [1, 3, 2]) {
    await entries.nth(number - 1).evaluate((entry) => {
      entry.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    await expect(rail).toHaveAttribute('data-rail', String(number))
    await expect(rail.getByRole('img', { name: 'A valve with three ways' })).toBeInViewport()
    const shown = await rail
      .locator('[data-part]')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).visibility))
    expect(shown).toEqual([1, 2, 3].map((part) => (part === number ? 'visible' : 'hidden')))
  }
})

test('each technology has its own drawing on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const crops = page.locator('.sticky-rail-crop')
  await expect(crops).toHaveCount(3)
  for (const crop of await crops.all()) await expect(crop).toBeVisible()
})

test('the page leads to solutions and to the source', async ({ page }) => {
  const end = page.locator('.bleed-right')
  for (const [name, path] of [
    ['Solutions', '/solutions'],
    ['Source of Water', '/source-of-water'],
  ] as const) {
    await expect(end.getByRole('link', { name })).toHaveAttribute('href', path)
  }
})
