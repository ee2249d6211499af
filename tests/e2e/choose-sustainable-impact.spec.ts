import { registry } from '../../site/figures/registry.ts'
import { chooseSustainableImpact } from '../../site/views/choose-sustainable-impact/choose-sustainable-impact-sections.ts'
import { expectEnd } from './support/links.ts'
import { sectionsOf, sectionWith } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { next, pillars, metrics, outcomes, practices } = sectionsOf(chooseSustainableImpact)

test.beforeEach(async ({ page }) => {
  await page.goto('/choose-sustainable-impact')
})

test('four impact pillars pass one well, which is a ring deeper with each', async ({ page }) => {
  const rail = sectionWith(page, pillars.heading)
  const entries = rail.getByRole('listitem')
  await expect(entries).toHaveCount(4)
  await expect(entries.getByRole('heading')).toHaveText(pillars.entries.map(({ title }) => title))
  const well = rail.getByRole('img', { name: pillars.drawing.title })
  await expect(rail).toHaveAttribute('data-rail', '1')
  for (const number of [1, 3, 4]) {
    await entries.nth(number - 1).evaluate((entry) => {
      entry.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    await expect(rail).toHaveAttribute('data-rail', String(number))
    await expect(well).toBeInViewport()
    const shown = await well
      .locator('[data-part]')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).visibility))
    expect(shown).toEqual([1, 2, 3, 4].map((part) => (part <= number ? 'visible' : 'hidden')))
  }
})

test('four headline metrics, each with its unit and what it counts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  const figures = sectionWith(page, metrics.heading).getByRole('listitem')
  await expect(figures).toHaveCount(4)
  const { revenueShare, donated, jobsPureFlow, carbonReduction } = registry
  const shown = [revenueShare.text, donated.shortNumber, jobsPureFlow.number, carbonReduction.text]
  for (const [at, { unit, scope }] of metrics.figures.entries()) {
    for (const words of [shown[at] ?? '', unit, scope]) {
      await expect(figures.nth(at)).toContainText(words)
    }
  }
})

test('three outcomes stand as columns against one old level', async ({ page }) => {
  const items = sectionWith(page, outcomes.heading).getByRole('article')
  await expect(items.getByRole('heading')).toHaveText(['School attendance', 'Illness', 'Income'])
  const old: number[] = []
  for (const [at, { title, figure, level }] of outcomes.items.entries()) {
    await expect(items.nth(at)).toContainText(figure)
    const column = items.nth(at).getByRole('img', { name: `${title}: ${figure}` })
    await expect(column.getByText(String(level), { exact: true })).toBeVisible()
    const line = await column.locator('[data-level="before"]').boundingBox()
    old.push(Math.round(line?.y ?? Number.NaN))
  }
  expect(new Set(old).size).toBe(1)
  await expect(sectionWith(page, outcomes.heading)).toContainText('company figures')
})

test('on a phone each column stands beside its own words, all on one scale', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const items = sectionWith(page, outcomes.heading).getByRole('article')
  await expect(items).toHaveCount(outcomes.items.length)
  const heights: number[] = []
  for (const item of await items.all()) {
    const column = await item.getByRole('img').boundingBox()
    const name = await item.getByRole('heading').boundingBox()
    const words = await item.getByRole('paragraph').last().boundingBox()
    if (!column || !name || !words) throw new Error('An outcome lacks its column, name or words')
    heights.push(column.height)
    expect(name.y).toBeLessThan(column.y)
    expect(words.x).toBeGreaterThan(column.x + column.width)
    expect(words.y).toBeLessThan(column.y + column.height)
  }
  // One scale, but for the rounding of the layout.
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
})

test('practices say which are done and which are settled with the reader', async ({ page }) => {
  const lines = sectionWith(page, practices.heading).getByRole('listitem')
  await expect(lines).toHaveCount(practices.lines.length)
  for (const [at, { title, ticked, status }] of practices.lines.entries()) {
    const { means } = ticked ? practices.legend.ticked : practices.legend.open
    await expect(lines.nth(at).getByRole('heading')).toHaveText(`${title}, ${means}`)
    await expect(lines.nth(at)).toContainText(status)
  }
})

test('the page leads to partnerships and community impact', async ({ page }) => {
  await expectEnd(page, next, ['/partnerships', '/community-impact'])
})
