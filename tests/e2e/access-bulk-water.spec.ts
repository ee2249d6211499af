import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/access-bulk-water')
})

test('four delivery options, each with its capacity and what it is ideal for', async ({ page }) => {
  const options = page.locator('.matrix-column')
  await expect(options.getByRole('heading', { level: 3 })).toHaveText([
    '24,000L Containers',
    'Global Shipping',
    'Local Distribution',
    'Emergency Response',
  ])
  for (const option of await options.all()) {
    await expect(option.getByRole('term')).toHaveText(['Capacity', 'Ideal for', 'Time'])
    for (const answer of await option.getByRole('definition').all()) {
      await expect(answer).not.toBeEmpty()
    }
  }
  const capacities = options.locator('dl > div:first-child dd')
  await expect(capacities).toHaveText([/24,000 L/, /200\+ ports/, /5 L and 10 L/, /10–50/])
})

test('a relief organisation reaches the emergency terms in one step from the hero', async ({
  page,
}) => {
  const terms = page.locator('.matrix-column').filter({ hasText: 'Emergency Response' })
  await expect(terms).toHaveAttribute('data-featured')
  await page.getByRole('link', { name: 'Emergency terms' }).first().click()
  await expect(terms).toBeInViewport()
  for (const text of ['10–50 containers', 'up to 100 in 24–48 hours', '24-hour', '48hr response']) {
    await expect(terms).toContainText(text)
  }
})

test('the smart container names its features and draws only stated figures', async ({ page }) => {
  await expect(page.locator('.specimen-parts').getByRole('heading', { level: 3 })).toHaveText([
    'Temperature sensor',
    'Position unit',
    'Level gauge',
    'Door contact',
    'Valve seal',
    'Delivery record',
  ])
  const drawing = page.getByRole('img', { name: 'A container with glass walls' })
  for (const text of ['+2 °C', '−2 °C', '24 hours']) {
    await expect(drawing.getByText(text, { exact: true })).toBeVisible()
  }
})

test('on a phone the six features are numbered on the container', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(page.locator('.specimen-narrow .specimen-numbers > span')).toHaveText(
    Array.from({ length: 6 }, (_, index) => String(index + 1)),
  )
})

test('50+ countries stand with the 30+ active, beside 1M+ people and 500K containers', async ({
  page,
}) => {
  const claims = page.locator('.figure-line li')
  await claims.first().scrollIntoViewIfNeeded()
  await expect(claims).toHaveCount(3)
  await expect(claims.nth(0)).toContainText(/50\+\s+countries.*30\+/s)
  await expect(claims.nth(1)).toContainText(/1M\+\s+people/)
  await expect(claims.nth(2)).toContainText(/500K\s+containers/)
})

test('three audience groups, each with examples', async ({ page }) => {
  const groups = page.locator('.definition')
  await expect(groups.getByRole('heading', { level: 3 })).toHaveText([
    'Communities & Villages',
    'Commercial Operations',
    'Humanitarian Aid',
  ])
  for (const group of await groups.all()) {
    expect(await group.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
  }
  await expect(groups.last()).toContainText('NGO')
})

test('the page leads to Pure Flow, to contact and to sustainable impact', async ({ page }) => {
  const last = page.locator('main > section').last()
  for (const [name, href] of [
    ['Contact us', '/contact'],
    ['Pure Flow', '/pure-flow'],
    ['Choose Sustainable Impact', '/choose-sustainable-impact'],
  ] as const) {
    await expect(last.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})
