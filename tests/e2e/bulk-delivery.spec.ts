import { expect, test } from './support/site.ts'

const regions = ['Africa', 'Asia-Pacific', 'The Americas', 'Europe & Middle East']

test.beforeEach(async ({ page }) => {
  await page.goto('/bulk-delivery')
})

test('the hero is titled Bulk Delivery', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bulk Delivery')
})

test('stats: container, ports, and both readings of on-time delivery', async ({ page }) => {
  const figures = page.locator('.figure-line').getByRole('listitem')
  await expect(figures).toHaveCount(3)
  await expect(figures.nth(0)).toContainText('24,000–27,000 L')
  await expect(figures.nth(1)).toContainText('200+ ports')
  await expect(figures.nth(2)).toContainText('99.9 % on time')
  await expect(figures.nth(2)).toContainText('elsewhere as 99.8 %')
})

test('four sea lines lead to the four regions, which the notes name in the same order', async ({
  page,
}) => {
  const map = page.locator('.margin-map')
  await expect(map.getByRole('img', { name: 'Sea lines from Iceland' })).toBeVisible()
  await expect(map.locator('.sea-map-whole > g use[href^="#sea-map-line"]')).toHaveCount(4)
  await expect(map.locator('.margin-map-notes').getByRole('heading')).toHaveText(regions)
  await expect(map.locator('.margin-map-caption')).toContainText('no route or port implied')
})

test('each line has a window of its own on a phone, which holds the whole of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const windows = page.locator('.sea-map-windows > li')
  await expect(windows).toHaveCount(4)
  for (const [index, window] of (await windows.all()).entries()) {
    await expect(window).toContainText(regions[index] ?? '')
    const held = await window.locator('svg').evaluate((svg: SVGSVGElement) => {
      const view = svg.viewBox.baseVal
      const line = svg.querySelector<SVGUseElement>('use:last-of-type')?.getBBox()
      return (
        line !== undefined &&
        line.x > view.x &&
        line.y > view.y &&
        line.x + line.width < view.x + view.width &&
        line.y + line.height < view.y + view.height
      )
    })
    expect(held, regions[index]).toBe(true)
  }
})

test('on a phone the map keeps its text alternative', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(page.getByRole('img', { name: 'Sea lines from Iceland' })).toHaveCount(1)
})

test('both lead times stand on one rule, to scale, and share one week', async ({ page }) => {
  const rule = page.getByRole('img', { name: 'Both stated lead times' })
  const box = (part: string) =>
    rule.locator(part).evaluateAll((all) => {
      const { left, right } = (all[0] as Element).getBoundingClientRect()
      return { left, right }
    })
  const axis = await box('.day-rule-axis')
  const day = (at: number) => axis.left + ((axis.right - axis.left) / 28) * at
  for (const [part, from, to] of [
    ['.day-rule-bar-1', 7, 21],
    ['.day-rule-bar-2', 14, 28],
    ['.day-rule-shared', 14, 21],
  ] as const) {
    const bar = await box(part)
    expect(Math.abs(bar.left - day(from)), part).toBeLessThan(2)
    expect(Math.abs(bar.right - day(to)), part).toBeLessThan(2)
  }
  await expect(rule.getByText('7–21 days', { exact: true })).toBeVisible()
  await expect(rule.getByText('2–4 weeks', { exact: true })).toBeVisible()
  await expect(page.locator('.lead-time')).toContainText('Derived')
})

test('six delivery-network cards', async ({ page }) => {
  const entries = page.locator('.index-list').getByRole('listitem')
  await expect(entries).toHaveCount(6)
  for (const entry of await entries.all()) {
    await expect(entry.getByRole('heading', { level: 3 })).toHaveText(/\w/)
  }
})

test('the capabilities card leads to a delivery quote', async ({ page }) => {
  const card = page.locator('.plate-ledger')
  await expect(card).toContainText('±2°C')
  await expect(card.locator('.plate-ledger-rows').getByRole('heading').first()).toHaveText(
    'Ocean freight',
  )
  await expect(card.getByRole('link', { name: 'Request Delivery Quote' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('four market cards name municipalities, bottlers, industry and relief', async ({ page }) => {
  await expect(page.locator('.definition-columns').getByRole('heading', { level: 3 })).toHaveText([
    'Municipalities',
    'Bottlers',
    'Industry',
    'Relief',
  ])
  await expect(page.getByRole('link', { name: 'Emergency terms' })).toHaveAttribute(
    'href',
    '/access-bulk-water#emergency-response',
  )
})

test('the page leads to contact and solutions', async ({ page }) => {
  const end = page.locator('.banner')
  await expect(end.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  await expect(end.getByRole('link', { name: 'Solutions' })).toHaveAttribute('href', '/solutions')
})
