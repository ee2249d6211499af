import { commercialMineralWater } from '../../site/views/commercial-mineral-water/commercial-mineral-water-sections.ts'
import { expectActions, expectEnd } from './support/links.ts'
import { firstSection, sectionsOf, sectionWith } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { hero, next, pans, sheet, bottles } = sectionsOf(commercialMineralWater)

test.beforeEach(async ({ page }) => {
  await page.goto('/commercial-mineral-water')
})

test('each mineral stands by the litre, by the container and for the label', async ({ page }) => {
  const table = sectionWith(page, sheet.heading).getByRole('table')
  for (const { name, cells } of sheet.rows) {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    for (const [index, cell] of cells.entries()) {
      await expect(row.getByRole('cell').nth(index)).toContainText(cell)
    }
  }
})

test('each mineral has its pan, named with its weight', async ({ page }) => {
  for (const { title, figure, description } of pans.items) {
    await expect(
      page.getByRole('img', { name: `${title}: ${figure} ${description}`, exact: true }),
    ).toBeVisible()
  }
})

test('the pans and the square beside them keep one scale at every width', async ({ page }) => {
  const [first] = pans.items
  const pan = page.getByRole('img', { name: `${first?.title}: ${first?.figure}` })
  const square = page.getByRole('img', { name: pans.scale.drawing.title })
  const scaleOf = (drawing: typeof pan) =>
    drawing.evaluate((svg) => {
      const frame = svg as SVGSVGElement
      return frame.getBoundingClientRect().width / frame.viewBox.baseVal.width
    })
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await scaleOf(pan)) / (await scaleOf(square)), `${width} px`).toBeCloseTo(1, 1)
  }
})

test('every size of bottle has its count and a row of bottles', async ({ page }) => {
  const section = sectionWith(page, bottles.heading)
  const table = section.getByRole('table')
  await expect(table.getByRole('rowheader')).toHaveText(bottles.rows.map(({ name }) => name))
  for (const { name, cells } of bottles.rows) {
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    for (const cell of cells) await expect(row).toContainText(cell)
  }
  await expect(section.locator('[data-marks]')).toHaveCount(bottles.rows.length)
})

test('the page leads to partnerships and contact', async ({ page }) => {
  await expectActions(firstSection(page), hero)
  await expectEnd(page, next, ['/partnerships', '/contact'])
})
