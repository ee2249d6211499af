import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/industry-distribution')
})

test('the hero is titled Industry Distribution', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Industry Distribution')
})

test('six industries, each with its feature list and its building', async ({ page }) => {
  const plates = page.locator('.plate-grid figure')
  await expect(plates.getByRole('heading', { level: 3 })).toHaveText([
    'Hotels',
    'Manufacturing',
    'Food & Beverage',
    'Healthcare',
    'Education',
    'Real Estate',
  ])
  for (const plate of await plates.all()) {
    await expect(plate.getByRole('img')).toBeVisible()
    await expect(plate.getByRole('listitem')).toHaveCount(3)
  }
  await expect(page.locator('.plate-grid-head')).toContainText('1–50 containers a month')
})

test('three impact stats, punctuality in both readings', async ({ page }) => {
  const figures = page.locator('.count-field-figures').getByRole('listitem')
  await expect(figures).toHaveCount(3)
  await expect(figures.locator('[data-count-to]')).toHaveCount(3)
  await expect(figures.nth(0)).toContainText('500+ industries')
  await expect(figures.nth(1)).toContainText('50M+ litres a month')
  await expect(figures.nth(2)).toContainText('99.8 %')
  await expect(figures.nth(2)).toContainText('elsewhere as 99.9 %')
})

for (const { name, width, field } of [
  { name: 'across the sheet', width: 1440, field: '.count-field-across' },
  { name: 'upright on a phone', width: 360, field: '.count-field-upright' },
]) {
  test(`a thousand strokes stand ${name}, one late by both readings, one by the second`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const wall = page.locator(field)
    await expect(wall.getByRole('img', { name: /thousand strokes/ })).toBeVisible()
    const strokes = await wall.locator('.strokes-wall').evaluate((group) => {
      const pattern = group.querySelector('pattern') as SVGPatternElement
      const perTile = pattern.querySelector('path')?.getAttribute('d')?.match(/M/g)?.length ?? 0
      const area = (of: SVGRectElement | SVGPatternElement) =>
        of.width.baseVal.value * of.height.baseVal.value
      const tiles = [...group.querySelectorAll('rect')].map((rect) => area(rect) / area(pattern))
      return tiles.reduce((sum, count) => sum + count, 0) * perTile
    })
    expect(strokes).toBeCloseTo(1000)
    await expect(wall.locator('.strokes-late[data-kind=both]')).toHaveCount(1)
    await expect(wall.locator('.strokes-late[data-kind=second]')).toHaveCount(1)
    for (const text of ['late by both readings', 'late at 99.8 % only']) {
      await expect(wall.getByText(text, { exact: true })).toBeVisible()
    }
  })
}

test('four advantages pass a loading dock that fills with them', async ({ page }) => {
  const rail = page.locator('.sticky-rail')
  const entries = rail.getByRole('listitem')
  await expect(entries).toHaveCount(4)
  for (const number of [1, 4, 2]) {
    await entries.nth(number - 1).evaluate((entry) => {
      entry.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    await expect(rail).toHaveAttribute('data-rail', String(number))
    await expect(rail.getByRole('img', { name: /loading dock/ })).toBeInViewport()
  }
})

test('the page leads to contact and solutions', async ({ page }) => {
  const end = page.locator('.banner')
  for (const [name, path] of [
    ['Contact us', '/contact'],
    ['Solutions', '/solutions'],
  ] as const) {
    await expect(end.getByRole('link', { name })).toHaveAttribute('href', path)
  }
})
