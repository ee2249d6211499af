import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/solutions')
})

test('three formats, at most one open, and the open one closes', async ({ page }) => {
  const formats = page.locator('main details')
  await expect(formats.getByRole('heading', { level: 3 })).toHaveText([
    'Flexitank Solutions',
    'Box & Tote',
    'Tanker & Rail',
  ])
  await expect(formats.locator('summary')).toContainText([
    '24,000 L, for industrial bulk delivery',
    '5 L and 10 L, for retail and business',
    'For high-volume logistics',
  ])
  await expect(page.locator('main details[open]')).toHaveCount(0)
  for (const format of await formats.all()) {
    await format.locator('summary').click()
    await expect(format).toHaveAttribute('open')
    await expect(page.locator('main details[open]')).toHaveCount(1)
    await expect(format.getByRole('term')).toHaveText(['Holds', 'Made for', 'Have ready'])
    await expect(format.getByRole('img')).toBeVisible()
  }
  await formats.last().locator('summary').click()
  await expect(page.locator('main details[open]')).toHaveCount(0)
})

test('the supply chain has four stations in order', async ({ page }) => {
  const chain = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: 'Sustainable Supply Chain' }),
  })
  await expect(chain.locator('ol > li').getByRole('heading', { level: 3 })).toHaveText([
    'Source',
    'Factory',
    'Hub',
    'Customer',
  ])
})

test('sales and Pure Flow are one click away, at the top and at the end', async ({ page }) => {
  const sections = page.locator('main > section')
  for (const section of [sections.first(), sections.last()]) {
    await expect(section.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
      'href',
      '/contact',
    )
    await expect(section.getByRole('link', { name: 'Learn About Pure Flow' })).toHaveAttribute(
      'href',
      '/pure-flow',
    )
  }
})

test('all formats stand on one scale: lengths of container, person and bar agree', async ({
  page,
}) => {
  const drawing = page.getByRole('img', { name: 'All formats beside a person' })
  for (const text of ['5 L', '10 L', '1.8 m', '24,000 L', '4,800 packs of 5 L,', '2,400 of 10 L']) {
    await expect(drawing.locator('text', { hasText: text }).first()).toBeVisible()
  }
  await expect(drawing.locator('text', { hasText: 'no volume stated' })).toHaveCount(2)
  const size = async (selector: string) => page.locator(selector).first().boundingBox()
  const container = (await size('.to-scale .cut-container-shell'))?.width ?? 0
  const person = (await size('.to-scale g[fill="currentColor"]'))?.height ?? 0
  const bar = (await size('.to-scale-bar .scale-bar-frame'))?.width ?? 0
  expect(container / bar).toBeCloseTo(6.06 / 6, 1)
  expect(person / bar).toBeCloseTo(1.8 / 6, 1)
})

test('on a phone the drawing scrolls inside its own frame and the bar stays', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const frame = page.getByRole('region', { name: 'All formats beside a person' })
  const bar = page.getByRole('img', { name: 'Scale bar: 6 metres' })
  await frame.getByRole('heading', { name: 'Packs' }).scrollIntoViewIfNeeded()
  const before = await bar.boundingBox()
  await frame.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
  await expect(frame.getByRole('heading', { name: 'Rail car' })).toBeInViewport()
  expect((await bar.boundingBox())?.x).toBe(before?.x)
  const { scroll, window } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    window: innerWidth,
  }))
  expect(scroll).toBe(window)
})
