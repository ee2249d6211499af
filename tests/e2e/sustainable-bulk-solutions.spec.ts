import type { Page } from '@playwright/test'
import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/sustainable-bulk-solutions')
})

/** How many marks of its pattern a drawing's rectangles hold. */
async function marksIn(page: Page, drawing: string) {
  return page.locator(drawing).evaluate((svg) => {
    const pattern = svg.querySelector('pattern')
    const cell = Number(pattern?.getAttribute('width')) * Number(pattern?.getAttribute('height'))
    const areas = [...svg.querySelectorAll<SVGRectElement>('rect[fill^="url("]')].map(
      (rect) => rect.width.baseVal.value * rect.height.baseVal.value,
    )
    return areas.reduce((sum, area) => sum + area, 0) / cell
  })
}

test('exactly 48,000 bottles fill one container, and one of them is named', async ({ page }) => {
  for (const drawing of ['.bottle-field:not(.bottle-field-upright)', '.bottle-field-upright']) {
    expect(await marksIn(page, drawing)).toBeCloseTo(48_000, 6)
    await expect(page.locator(`${drawing} .bottle-one`)).toHaveCount(1)
  }
  const field = page.getByRole('img', { name: '48,000 bottles in the outline of one container' })
  await expect(field.locator('text')).toHaveText(['one bottle', '24,000 L', 'one container'])
})

test('on a phone the container stands on its end with the same count', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const field = page.getByRole('img', { name: '48,000 bottles in the outline of one container' })
  const box = await field.boundingBox()
  expect(box?.height).toBeGreaterThan(box?.width ?? 0)
})

test('both reductions are lengths to scale, and no baseline is claimed', async ({ page }) => {
  const plot = page.getByRole('img', { name: 'Three lengths from one zero' })
  for (const text of ['baseline not stated', '−65 %', '−50 %']) {
    await expect(plot.locator('text', { hasText: text })).toHaveCount(1)
  }
  const widths = await plot
    .locator('.lengths-reference, .lengths-left')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width))
  const [whole = 1, co2 = 0, carbon = 0] = widths
  expect(co2 / whole).toBeCloseTo(0.35, 3)
  expect(carbon / whole).toBeCloseTo(0.5, 3)
  await page.getByText('The two statements as a table').click()
  const table = page.getByRole('table')
  await expect(table.getByRole('row', { name: '65 % CO2 reduction' })).toContainText('Not stated')
  await expect(table.getByRole('row', { name: '50 % carbon reduction' })).toContainText(
    'Not stated',
  )
})

test('carbon neutrality is printed in both readings, each with what to ask', async ({ page }) => {
  const voices = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: 'Promised, and stated elsewhere' }),
  })
  await expect(voices.getByText('five years', { exact: true }).first()).toBeVisible()
  await expect(voices.getByText('100 %', { exact: true }).first()).toBeVisible()
  await expect(voices.getByRole('heading', { level: 3 })).toHaveText([
    'Taken at its word',
    'What is missing',
    'What to ask us',
  ])
})

test('source, factory, hub and customer have one practice each', async ({ page }) => {
  const practices = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: 'One practice at each stage' }),
  })
  await expect(practices.getByRole('heading', { level: 3 })).toHaveText([
    'Source',
    'Factory',
    'Hub',
    'Customer',
  ])
})

test('the page leads to partnerships, community impact and contact', async ({ page }) => {
  const last = page.locator('main > section').last()
  for (const path of ['/partnerships', '/community-impact', '/contact']) {
    await expect(last.locator(`a[href="${path}"]`)).toBeVisible()
  }
})
