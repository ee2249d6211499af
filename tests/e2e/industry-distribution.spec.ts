import { industryDistribution } from '../../site/views/industry-distribution/industry-distribution-sections.ts'
import { expectEnd } from './support/links.ts'
import { sectionsOf, sectionWith, titlesIn } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { next, industries, deliveries, advantages } = sectionsOf(industryDistribution)

test.beforeEach(async ({ page }) => {
  await page.goto('/industry-distribution')
})

test('six industries, each with its feature list and its building', async ({ page }) => {
  const section = sectionWith(page, industries.heading)
  const plates = section.getByRole('article')
  await expect(titlesIn(plates)).toHaveText([
    'Hotels',
    'Manufacturing',
    'Food & Beverage',
    'Healthcare',
    'Education',
    'Real Estate',
  ])
  for (const [at, { list, description }] of industries.plates.entries()) {
    await expect(plates.nth(at).getByRole('img', { name: description })).toBeVisible()
    await expect(plates.nth(at).getByRole('listitem')).toHaveText([...list.items])
  }
  await expect(section).toContainText(industries.note)
})

test('three impact figures stand over the wall, the two counts counted up', async ({ page }) => {
  const figures = sectionWith(page, deliveries.heading).getByRole('listitem')
  await expect(figures).toHaveCount(3)
  await expect(figures.locator('[data-count-to]')).toHaveCount(2)
  for (const [at, { unit, scope }] of deliveries.figures.entries()) {
    await expect(figures.nth(at)).toContainText(unit)
    await expect(figures.nth(at)).toContainText(scope)
  }
})

for (const width of [1440, 360]) {
  test(`at ${width} px every delivery is a stroke, and the late ones are marked and told`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const wall = sectionWith(page, deliveries.heading).getByRole('img', {
      name: deliveries.drawing.title,
    })
    await expect(wall).toHaveCount(1)
    await expect(wall).toBeVisible()
    const strokes = await wall.evaluate((drawing) => {
      const pattern = drawing.querySelector('pattern') as SVGPatternElement
      const perTile = pattern.querySelector('path')?.getAttribute('d')?.match(/M/g)?.length ?? 0
      const area = (of: SVGRectElement | SVGPatternElement) =>
        of.width.baseVal.value * of.height.baseVal.value
      const filled = drawing.querySelectorAll<SVGRectElement>('rect[fill^="url"]')
      return [...filled].reduce((sum, rect) => sum + area(rect) / area(pattern), 0) * perTile
    })
    expect(strokes).toBeCloseTo(deliveries.drawing.count)
    await expect(wall.locator('[data-late]')).toHaveCount(deliveries.drawing.late)
    for (const label of deliveries.drawing.labels) {
      await expect(wall.getByText(label, { exact: true })).toBeVisible()
    }
  })
}

test('four advantages pass a loading dock that fills with them', async ({ page }) => {
  const rail = sectionWith(page, advantages.heading)
  const entries = rail.getByRole('listitem')
  await expect(entries).toHaveCount(4)
  await expect(titlesIn(entries)).toHaveText(advantages.entries.map(({ title }) => title))
  for (const number of [1, 4, 2]) {
    await entries.nth(number - 1).evaluate((entry) => {
      entry.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    await expect(rail).toHaveAttribute('data-rail', String(number))
    await expect(rail.getByRole('img', { name: advantages.drawing.title })).toBeInViewport()
  }
})

test('the page leads to contact and solutions', async ({ page }) => {
  await expectEnd(page, next, ['/contact', '/solutions'])
})
