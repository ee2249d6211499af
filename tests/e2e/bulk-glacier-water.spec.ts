import { bulkGlacierWater } from '../../site/content/bulk-glacier-water.ts'
import { figuresFor } from '../../site/figures/figures-for.ts'
import { expectActions, expectLink } from './support/links.ts'
import { firstSection, lastSection, sectionsOf, sectionWith, titlesIn } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { hero, next, specimen, sheet, order, delivery } = sectionsOf(bulkGlacierWater)
const { fillHeight, fillHeightMost, packSmall, packLarge } = figuresFor('/bulk-glacier-water')

test.beforeEach(async ({ page }) => {
  await page.goto('/bulk-glacier-water')
})

test('the product sheet gives each property with its value and detail', async ({ page }) => {
  const table = page.getByRole('table')
  await expect(table.getByRole('rowheader')).toHaveText(sheet.rows.map(({ name }) => name))
  for (const row of sheet.rows) {
    const line = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: row.name, exact: true }) })
    for (const cell of row.cells) {
      const values = typeof cell === 'string' ? [cell] : [...cell.readings, cell.brace]
      for (const value of values) await expect(line).toContainText(value)
    }
    if ('link' in row) {
      await expectLink(line, row.link)
    }
  }
})

test('an order runs in five steps, with the long version one click away', async ({ page }) => {
  const section = sectionWith(page, order.heading)
  await expect(titlesIn(section)).toHaveText(order.stations.map(({ name }) => name))
  await expect(section.getByRole('img', { name: order.drawing.title })).toBeVisible()
  await section.getByRole('link', { name: order.link.label }).click()
  await expect(page).toHaveURL(new RegExp(`${order.link.href}$`))
})

test('on a phone each step of an order has its own part of the line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const steps = sectionWith(page, order.heading).getByRole('listitem')
  await expect(steps).toHaveCount(order.stations.length)
  for (const step of await steps.all()) await expect(step.locator('svg')).toBeVisible()
})

test('three ways of delivery, at most one open, and the open one closes', async ({ page }) => {
  const ways = page.locator('main details')
  await expect(titlesIn(ways)).toHaveText(['Flexitank', 'Box and tote', 'Tanker and rail'])
  await expect(ways.and(page.locator('[open]'))).toHaveCount(0)
  for (const [index, item] of delivery.items.entries()) {
    const way = ways.nth(index)
    await way.locator('summary').click()
    await expect(way).toHaveAttribute('open')
    await expect(page.locator('main details[open]')).toHaveCount(1)
    await expect(way.getByRole('term')).toHaveText(item.facts.map(({ term }) => term))
    for (const { value } of item.facts) {
      await expect(way.getByRole('definition').filter({ hasText: value })).toBeVisible()
    }
    await expect(way.getByRole('img', { name: item.drawing.title })).toBeVisible()
  }
  await ways.last().locator('summary').click()
  await expect(page.locator('main details[open]')).toHaveCount(0)
})

test('the packs are drawn as cubes of their content, on one scale', async ({ page }) => {
  await page.locator('main details').nth(1).locator('summary').click()
  const cube = (litres: number) =>
    page
      .locator(`main details[open] [data-litres="${litres}"]`)
      .evaluate((face) => (face as SVGGraphicsElement).getBBox().width)
  const ratio = (await cube(packLarge.value)) / (await cube(packSmall.value))
  expect(ratio ** 3).toBeCloseTo(packLarge.value / packSmall.value, 3)
})

test('the section drawing shows both fillings, the weight and its named parts', async ({
  page,
}) => {
  const section = sectionWith(page, specimen.heading)
  const drawing = section.getByRole('img', { name: specimen.drawing.title })
  const { levels, tag, person } = specimen.drawing
  for (const text of [levels.full.text, levels.most.text, ...tag, person]) {
    await expect(drawing.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(titlesIn(section)).toHaveText(specimen.parts.map(({ name }) => name))
})

test('the water stands in the drawing as high as in the container', async ({ page }) => {
  const drawing = page.getByRole('img', { name: specimen.drawing.title })
  // The section is drawn in metres.
  const level = (name: string) =>
    drawing
      .locator(`[data-level="${name}"]`)
      .evaluate((bladder) => (bladder as SVGGraphicsElement).getBBox().height)
  expect(await level('full')).toBeCloseTo(fillHeight.value, 2)
  expect(await level('most')).toBeCloseTo(fillHeightMost.value, 2)
})

test('on a phone the section stands upright, with a number for each part', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const section = sectionWith(page, specimen.heading)
  const box = await section.getByRole('img', { name: specimen.drawing.title }).boundingBox()
  expect(box?.height).toBeGreaterThan(box?.width ?? 0)
  for (const index of specimen.parts.keys()) {
    // Once on the drawing; the list numbers itself.
    await expect(
      section.getByText(`${index + 1}`, { exact: true }).filter({ visible: true }),
    ).toHaveCount(1)
  }
})

test('a quote is one click away, at the top and at the end', async ({ page }) => {
  await expectActions(firstSection(page), hero)
  await expectActions(lastSection(page), next)
})
