import { alkalineWater } from '../../site/content/alkaline-water.ts'
import { expectActions, expectEnd } from './support/links.ts'
import { firstSection, sectionsOf, sectionWith, titlesIn } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { hero, next, plot, voices, premium } = sectionsOf(alkalineWater)
const { drawing } = plot

test.beforeEach(async ({ page }) => {
  await page.goto('/alkaline-water')
})

test('the scale shows both ranges, the average, and the whole step between their ends', async ({
  page,
}) => {
  const scale = page.getByRole('img', { name: drawing.title })
  await expect(scale).toHaveCount(1)
  for (const { text, average } of drawing.ranges) {
    await expect(scale.getByText(text, { exact: true })).toBeVisible()
    for (const mean of average) {
      await expect(scale.getByText(mean.text, { exact: true })).toBeVisible()
    }
  }
  await expect(scale.getByText(drawing.step.join(' '), { exact: true })).toBeVisible()
})

test('the ranges are drawn to scale, on the whole scale and enlarged', async ({ page }) => {
  const scale = page.getByRole('img', { name: drawing.title })
  const shares: number[] = []
  for (const { name, range } of drawing.ranges) {
    const widths = await scale
      .locator(`[data-range="${name}"]`)
      .evaluateAll((bars) => bars.map((bar) => (bar as SVGGraphicsElement).getBBox().width))
    const [small = 0, large = 0] = widths
    expect(widths).toHaveLength(2)
    // Two steps of fourteen take the whole width.
    expect(large / small).toBeCloseTo(7, 3)
    shares.push(small / (range[1] - range[0]))
  }
  for (const share of shares) expect(share).toBeCloseTo(shares[0] ?? 0, 3)
})

test('on a phone the scale stands upright, acid at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const scale = page.getByRole('img', { name: drawing.title })
  await expect(scale).toHaveCount(1)
  const acid = await scale.getByText(drawing.acid, { exact: true }).boundingBox()
  const alkaline = await scale.getByText(drawing.alkaline, { exact: true }).boundingBox()
  expect(acid?.y).toBeGreaterThan(alkaline?.y ?? Number.POSITIVE_INFINITY)
  for (const { text } of drawing.ranges) {
    await expect(scale.getByText(text, { exact: true })).toBeVisible()
  }
})

test('both ranges answer the same questions', async ({ page }) => {
  const section = sectionWith(page, voices.heading)
  for (const { name, figure } of voices.voices) {
    await expect(section.getByText(name, { exact: true })).toBeVisible()
    await expect(section.getByText(figure, { exact: true }).first()).toBeVisible()
  }
  await expect(titlesIn(section)).toHaveText(voices.rows.map(({ question }) => question))
  for (const { answers } of voices.rows) {
    for (const answer of answers) await expect(section.getByText(answer)).toBeVisible()
  }
})

test('the plot’s values can be read as a table', async ({ page }) => {
  await page.getByText(plot.data.summary).click()
  for (const row of plot.data.rows) {
    await expect(page.getByRole('row', { name: row.join(' ') })).toBeVisible()
  }
})

test('premium alkaline water is described for those who write the recipe', async ({ page }) => {
  await expect(titlesIn(sectionWith(page, premium.heading))).toHaveText(
    premium.definitions.map(({ term }) => term),
  )
})

test('the page leads to contact and solutions', async ({ page }) => {
  await expectActions(firstSection(page), hero)
  await expectEnd(page, next, ['/contact', '/solutions'])
})
