import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/pure-flow')
})

test('the hero opens the external platform in a new tab', async ({ page }) => {
  const hero = page.locator('main > section').first()
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Pure Flow')
  const platform = hero.getByRole('link', { name: /opens in a new tab/ })
  const header = page.locator('header').getByRole('link', { name: /Free Clean Drinking Water/ })
  const address = await header.first().getAttribute('href')
  await expect(platform).toHaveAttribute('href', address ?? 'missing')
  await expect(platform).toHaveAttribute('target', '_blank')
  await expect(platform).toHaveAttribute('rel', /noopener/)
})

test('four steps lead from the order to the count', async ({ page }) => {
  const flow = page.locator('.flow-across')
  await expect(flow.getByRole('heading', { level: 3 })).toHaveText([
    'Order',
    'Hub Distribution',
    'Local Delivery',
    'Impact Tracking',
  ])
  await expect(flow).toContainText('branches counted, widths not to scale')
})

test('the drawing divides into exactly as many ends as communities are stated', async ({
  page,
}) => {
  const drawing = page.getByRole('img', { name: /Water from hub to tap/ })
  await expect(drawing).toBeVisible()
  const ends = await drawing.locator('.currents-branches').getAttribute('d')
  expect(ends?.match(/M/g)).toHaveLength(17)
  await expect(drawing).toContainText('12,400,000 L')
})

test('each step has its own reach of the stream on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const reaches = page.locator('.flow-across-reach > svg')
  await expect(reaches).toHaveCount(4)
  for (const reach of await reaches.all()) await expect(reach).toBeVisible()
})

test('the stats block states five figures, each beside its other readings', async ({ page }) => {
  const figures = page.locator('.figure-line').getByRole('listitem')
  const stated: string[][] = [
    ['12.4M', 'litres', '12,400,000 L donated'],
    ['17', 'communities', '150+ and 1,000+'],
    ['11', 'CSR partners', '100+ partnerships'],
    ['820', 'micro-jobs', '820+ jobs and 5,000+ jobs'],
    ['$0.012', 'per litre', 'not a quoted price'],
  ]
  await expect(figures).toHaveCount(stated.length)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  for (const [index, words] of stated.entries()) {
    for (const word of words) await expect(figures.nth(index)).toContainText(word)
  }
})

test('five platform features, the last with its uptime', async ({ page }) => {
  const features = page.locator('.index-list').getByRole('listitem')
  await expect(features).toHaveCount(5)
  await expect(features.last()).toContainText('99.9 %')
  await expect(features.last()).toContainText('platform uptime')
})

test('communities, partners and drivers each read what they gain', async ({ page }) => {
  await expect(page.locator('.definition').getByRole('heading', { level: 3 })).toHaveText([
    'Communities',
    'Partners',
    'Drivers',
  ])
})

test('the page ends with a demo and a partnership', async ({ page }) => {
  const end = page.locator('.banner')
  for (const [name, path] of [
    ['Request Demo', '/contact'],
    ['Become a Partner', '/partnerships'],
  ] as const) {
    await expect(end.getByRole('link', { name })).toHaveAttribute('href', path)
  }
})
