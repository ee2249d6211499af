import { knowYourWater } from '../../site/views/know-your-water/know-your-water-sections.ts'
import { expectEnd } from './support/links.ts'
import { firstSection, sectionsOf, sectionWith, titlesIn } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { next, questions, sheet, plates } = sectionsOf(knowYourWater)
const bars = sheet.rows.flatMap((row) => ('bar' in row ? [row.bar] : []))

test.beforeEach(async ({ page }) => {
  await page.goto('/know-your-water')
})

test('the hero moves', async ({ page }) => {
  await expect(firstSection(page).locator('video')).toBeAttached()
})

test('four feature cards say what a sheet tells', async ({ page }) => {
  expect(questions.definitions).toHaveLength(4)
  await expect(titlesIn(sectionWith(page, questions.heading))).toHaveText(
    questions.definitions.map(({ term }) => term),
  )
})

test('the laboratory sheet gives metric, standard and value', async ({ page }) => {
  await expect(
    page.getByRole('heading', { name: 'Laboratory-tested purity metrics' }),
  ).toBeVisible()
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Metric', 'Standard', 'Value'])
  await expect(table.getByRole('rowheader')).toHaveText(sheet.rows.map(({ name }) => name))
  for (const { name, cells } of sheet.rows) {
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    for (const cell of cells) {
      for (const words of typeof cell === 'string' ? [cell] : [...cell.readings, cell.brace]) {
        await expect(row).toContainText(words)
      }
    }
  }
})

for (const width of [1440, 360]) {
  test(`at ${width} px a bar shows how the water lies within what is published`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const drawn = page.getByRole('table').getByRole('img')
    await expect(drawn).toHaveCount(bars.length)
    for (const [at, bar] of bars.entries()) {
      const image = drawn.nth(at)
      await expect(image).toHaveAccessibleName(bar.description)
      const band = await image.locator('[data-tone="standard"]').boundingBox()
      if (!band) throw new Error('The published band is not drawn')
      const perUnit = band.width / (bar.standard.to - bar.standard.from)
      for (const [place, range] of bar.ranges.entries()) {
        const tone = place === 0 ? 'first' : 'second'
        const box = await image.locator(`[data-tone="${tone}"]`).boundingBox()
        expect(box?.x).toBeCloseTo(band.x + (range.from - bar.standard.from) * perUnit, -0.5)
        expect(box?.width).toBeCloseTo((range.to - range.from) * perUnit, -0.5)
        const name = await image.getByText(range.name, { exact: true }).boundingBox()
        expect(name?.x).toBeGreaterThan(0)
        expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan(width - 16)
      }
    }
  })
}

test('two glacier images say that they are renderings', async ({ page }) => {
  for (const plate of [plates.wide, plates.upright]) {
    const figure = page.getByRole('figure').filter({ hasText: plate.caption })
    await expect(figure.getByRole('img', { name: /glacier|ice/i })).toBeVisible()
    await expect(figure).toContainText('Rendering')
  }
})

test('the page leads on to bulk water and to its purity', async ({ page }) => {
  await expectEnd(page, next, ['/access-bulk-water', '/water-purity'])
})
