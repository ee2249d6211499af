import { waterHarvesting } from '../../site/views/water-harvesting/water-harvesting-sections.ts'
import { expectEnd } from './support/links.ts'
import { sectionsOf, sectionWith } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { next, collection, promise, statistics, technologies } = sectionsOf(waterHarvesting)

test.beforeEach(async ({ page }) => {
  await page.goto('/water-harvesting')
})

test('six collection stations stand under one drawing with one temperature', async ({ page }) => {
  const section = sectionWith(page, collection.heading)
  const stations = section.getByRole('listitem')
  await expect(stations).toHaveCount(6)
  for (const [at, { title }] of collection.stations.entries()) {
    await expect(stations.nth(at).getByRole('heading')).toContainText(title)
  }
  const drawing = section.getByRole('img', { name: collection.drawing.title })
  await expect(drawing).toBeVisible()
  for (const { label } of collection.drawing.transits) {
    await expect(drawing.getByText(label)).toBeVisible()
  }
  const temperatures = section.locator('defs text').filter({
    hasText: collection.drawing.bandLabel,
  })
  await expect(temperatures).toHaveCount(collection.stations.length)
})

test('each station has its own window on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const stations = sectionWith(page, collection.heading).getByRole('listitem')
  for (const station of await stations.all()) {
    await expect(station.locator('svg').first()).toBeVisible()
  }
})

test('the sustainability promise stands by itself', async ({ page }) => {
  const figure = page.getByRole('figure').filter({ has: page.getByRole('blockquote') })
  await expect(figure.getByRole('blockquote')).toHaveText(promise.quote)
  await expect(figure).toContainText(promise.source)
})

test('harvesting statistics: each figure with its unit and what it counts', async ({ page }) => {
  const figures = sectionWith(page, statistics.heading).getByRole('listitem')
  await expect(figures).toHaveCount(statistics.figures.length)
  for (const [at, { figure, unit, scope }] of statistics.figures.entries()) {
    await expect(figures.nth(at)).toContainText(`${figure} ${unit}`)
    await expect(figures.nth(at)).toContainText(scope)
  }
})

test('three technologies pass a valve that stays and turns with the one in view', async ({
  page,
}) => {
  const rail = sectionWith(page, technologies.heading)
  const entries = rail.getByRole('listitem')
  await expect(entries).toHaveCount(3)
  for (const number of [1, 3, 2]) {
    await entries.nth(number - 1).evaluate((entry) => {
      entry.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    await expect(rail).toHaveAttribute('data-rail', String(number))
    await expect(rail.getByRole('img', { name: technologies.drawing.title })).toBeInViewport()
    const shown = await rail
      .locator('[data-part]')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).visibility))
    expect(shown).toEqual([1, 2, 3].map((part) => (part === number ? 'visible' : 'hidden')))
  }
})

test('each technology has its own drawing on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const entries = sectionWith(page, technologies.heading).getByRole('listitem')
  for (const entry of await entries.all()) await expect(entry.locator('svg')).toBeVisible()
})

test('the page leads to solutions and to the source', async ({ page }) => {
  await expectEnd(page, next, ['/solutions', '/source-of-water'])
})
