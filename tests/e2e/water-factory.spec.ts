import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/water-factory')
})

test('the hero is titled Water Factory, beside a picture that says Rendering', async ({ page }) => {
  const hero = page.locator('.hero-split')
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Water Factory')
  await expect(hero.getByRole('figure')).toContainText('Rendering')
})

test('one day of the line: 20 of 24 hours, two flexitanks, 4,800 units and 18 minutes, to scale', async ({
  page,
}) => {
  const day = page.locator('.wide-plot-across').getByRole('img', { name: 'One day' })
  await expect(day).toBeVisible()
  const widthOf = (part: string, index = 0) =>
    day
      .locator(part)
      .nth(index)
      .evaluate((element) => element.getBoundingClientRect().width)
  const whole = (await day.boundingBox())?.width ?? 0
  const hour = whole / 24
  expect((await widthOf('.day-strip-hours')) / hour).toBeCloseTo(20, 1)
  expect((await widthOf('.day-strip-stop')) / hour).toBeCloseTo(18 / 60, 1)
  await expect(day.locator('.day-strip-tank')).toHaveCount(2)
  expect((await widthOf('.day-strip-tank')) / hour).toBeCloseTo(10, 0)
  const units = await day.locator('.day-strip-units').evaluate((group) => {
    const pattern = group.querySelector('pattern')
    const field = group.querySelector('rect')
    const part = (element: Element | null, side: string) => Number(element?.getAttribute(side))
    return ['width', 'height']
      .map((side) => Math.round(part(field, side) / part(pattern, side)))
      .reduce((product, count) => product * count)
  })
  expect(units).toBe(4800)
})

test('both capacity readings stand side by side, and how they relate is not stated', async ({
  page,
}) => {
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText([
    'Capacity',
    'Reading 1, filling line',
    'Reading 2, source',
    'Scope',
  ])
  for (const [name, first, second] of [
    ['Water a day', '48,000 L', '4M+ L'],
    ['Flexitanks a day', '2', '180'],
    ['Box and tote units a day', '4,800', 'not stated'],
    ['Operating day', '20 hours', 'not stated'],
    ['Uptime target', '98.5 %', 'not stated'],
  ] as const) {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    await expect(row.locator('.ledger-value').nth(0)).toHaveText(first)
    await expect(row.locator('.ledger-value').nth(1)).toHaveText(second)
  }
  await expect(page.locator('section').filter({ has: table })).toContainText('$550K CAD a year')
  await expect(page.locator('main')).toContainText('How the two relate is not stated')
})

test('the gallery has seven pictures, each called a rendering', async ({ page }) => {
  const plates = page.locator('.plate-grid').getByRole('figure')
  await expect(plates).toHaveCount(7)
  const shown = new Set<string>()
  for (const plate of await plates.all()) {
    await expect(plate).toContainText('Rendering')
    await expect(plate.getByRole('img')).toHaveAttribute('alt', /\w/)
    shown.add((await plate.getByRole('img').getAttribute('src')) ?? '')
  }
  expect(shown.size).toBe(7)
})

test('no certificate is claimed: every box is empty, each certificate comes on request', async ({
  page,
}) => {
  const lines = page.locator('.checklist').getByRole('listitem')
  expect(await lines.count()).toBeGreaterThan(3)
  for (const line of await lines.all()) {
    await expect(line).toHaveAttribute('data-ticked', 'false')
    await expect(line).toContainText('certificate on request')
  }
})

test('the market list leads to the pages of the markets', async ({ page }) => {
  const entries = page.locator('.index-list').getByRole('listitem')
  expect(await entries.count()).toBeGreaterThan(3)
  for (const entry of await entries.all()) {
    await expect(entry.getByRole('link')).toHaveAttribute('href', /^\/[a-z-]+(#[a-z-]+)?$/)
  }
})

test('relief organisations are led straight to the emergency terms', async ({ page }) => {
  const relief = page.getByRole('listitem').filter({ hasText: 'Relief organisations' })
  await expect(relief.getByRole('link')).toHaveAttribute(
    'href',
    '/access-bulk-water#emergency-response',
  )
})

test('on a phone the day runs down and names its clock and its operating day', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const day = page.locator('.wide-plot-upright').getByRole('img', { name: 'One day' })
  for (const text of ['24 h', '20-hour operating day', 'four hours blank']) {
    await expect(day.getByText(text, { exact: true })).toBeVisible()
  }
})

test('a tour is asked for at contact, technical specs are in the resources', async ({ page }) => {
  for (const place of ['.hero-split', '.end-line']) {
    const part = page.locator(place)
    await expect(part.getByRole('link', { name: 'Schedule Factory Tour' })).toHaveAttribute(
      'href',
      '/contact',
    )
    await expect(part.getByRole('link', { name: 'Download Technical Specs' })).toHaveAttribute(
      'href',
      '/resources',
    )
  }
})
