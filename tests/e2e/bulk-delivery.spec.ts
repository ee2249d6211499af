import { bulkDeliverySections } from '../../site/views/bulk-delivery/bulk-delivery-sections.ts'
import { expectEnd, expectLink } from './support/links.ts'
import { firstSection, sectionsOf, sectionWith, titlesIn } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { hero, next, regions, leadTime, capabilities, order, markets } = sectionsOf(
  bulkDeliverySections('en'),
)
const phone = { width: 360, height: 780 }

test.beforeEach(async ({ page }) => {
  await page.goto('/bulk-delivery')
})

test('the hero is titled Bulk Delivery and leads to a quote', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bulk Delivery')
  const [quote] = hero.actions
  await expectLink(firstSection(page), quote)
})

test('four sea lines lead to the four regions, which the notes name in the same order', async ({
  page,
}) => {
  const section = sectionWith(page, regions.heading)
  const map = section.getByRole('img', { name: regions.map.title })
  await expect(map).toBeVisible()
  await expect(map.locator('use[href^="#sea-map-line"]')).toHaveCount(regions.map.regions.length)
  for (const { name } of regions.map.regions) await expect(map).toContainText(name)
  await expect(titlesIn(section.getByRole('list').last())).toHaveText(
    regions.map.regions.map(({ name }) => name),
  )
})

test('each line has a window of its own on a phone, which holds the whole of it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const section = sectionWith(page, regions.heading)
  await expect(section.getByRole('img', { name: regions.map.title })).toHaveCount(1)
  const windows = section.locator('li:has(> svg)')
  await expect(windows).toHaveCount(regions.map.regions.length)
  for (const [index, window] of (await windows.all()).entries()) {
    await expect(window).toContainText(regions.map.regions[index]?.name ?? '')
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
    expect(held, regions.map.regions[index]?.name).toBe(true)
  }
})

for (const width of [1440, 360]) {
  test(`at ${width} px ocean freight and plan stand on one rule, their lengths to scale`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const rule = page.getByRole('img', { name: leadTime.rule.title })
    await expect(rule).toHaveCount(1)
    const widths = await rule
      .locator('[data-days]')
      .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width))
    const perDay = leadTime.rule.bars.map(
      ({ days: [from, to] }, at) => (widths[at] ?? 0) / (to - from),
    )
    expect(perDay[0]).toBeCloseTo(perDay[1] ?? 0, 0)
    for (const { name, figure } of leadTime.rule.bars) {
      await expect(rule.getByText(name, { exact: true })).toBeVisible()
      await expect(rule.getByText(figure, { exact: true })).toBeVisible()
    }
    await expect(rule).toContainText(leadTime.rule.shared?.days ?? '')
  })
}

test('the capabilities lead to a delivery quote, and to emergency water', async ({ page }) => {
  const card = sectionWith(page, capabilities.title)
  await expectLink(card, { label: 'Request Delivery Quote', href: '/contact?topic=supply' })
  await expectLink(card, { label: /emergency/i, href: '/access-bulk-water#emergency' })
})

test('on a phone each step says who does what', async ({ page }) => {
  await page.setViewportSize(phone)
  const section = sectionWith(page, order.heading)
  for (const side of [order.columns.you, order.columns.we]) {
    const labels = section.locator('tbody').getByText(side, { exact: true })
    await expect(labels).toHaveCount(order.steps.length)
    await expect(labels.first()).toBeVisible()
  }
})

test('four market cards name municipalities, bottlers, industry and relief', async ({ page }) => {
  const section = sectionWith(page, markets.heading)
  await expect(titlesIn(section)).toHaveText(['Municipalities', 'Bottlers', 'Industry', 'Relief'])
  await expectLink(section, { label: /emergency/i, href: '/access-bulk-water#emergency' })
})

test('what a price depends on, what a quote contains and how an order runs have addresses', async ({
  page,
}) => {
  for (const id of ['price', 'quote', 'order']) {
    await page.goto(`/bulk-delivery#${id}`)
    await expect(page.locator(`section#${id}`)).toBeInViewport()
  }
})

test('the page leads to contact and solutions', async ({ page }) => {
  await expectEnd(page, next, ['/contact', '/solutions'])
})
