import { globalNeed } from '../../site/views/global-need/global-need-sections.ts'
import { expectLink } from './support/links.ts'
import { lastSection, sectionsOf, sectionWith } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { need, slope, markets, people } = sectionsOf(globalNeed)

test.beforeEach(async ({ page }) => {
  await page.goto('/global-need')
})

test('the figures of the need stand below the hero, each with a published one', async ({
  page,
}) => {
  const section = page.getByRole('region', { name: need.label })
  const figures = section.getByRole('listitem')
  await figures.first().scrollIntoViewIfNeeded()
  await expect(figures).toContainText(need.figures.map(({ unit }) => unit))
  await expect(figures).toContainText(need.figures.map(({ scope }) => scope))
  await expect(figures).toContainText(need.figures.map(({ published }) => published.says))
  await expect(figures.locator('cite')).toContainText(
    need.figures.map(({ published }) => published.source.publisher),
  )
  await expectLink(section, need.link)
})

for (const { name, width } of [
  { name: 'across the sheet', width: 1440 },
  { name: 'turned for a phone', width: 360 },
]) {
  test(`use stands against revenue, ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const drawing = page.getByRole('img', { name: slope.drawing.title }).filter({ visible: true })
    await expect(drawing).toHaveCount(1)
    for (const line of slope.drawing.lines) {
      await expect(drawing.getByText(line.name, { exact: true })).toHaveCount(2)
      for (const value of [line.usage, line.revenue]) {
        await expect(
          drawing.getByText(value.toLocaleString('en'), { exact: true }).first(),
        ).toBeVisible()
      }
    }
    for (const note of slope.drawing.note) await expect(drawing).toContainText(note)
  })
}

for (const { heading, data } of [slope, markets]) {
  test(`${heading}: the values also stand in a table`, async ({ page }) => {
    const section = sectionWith(page, heading)
    await section.getByText(data.summary).click()
    await expect(section.getByRole('columnheader')).toHaveText([...data.columns])
    const rows = section.getByRole('row')
    for (const [index, [name, ...values]] of data.rows.entries()) {
      await expect(rows.nth(index + 1).getByRole('rowheader')).toHaveText(name)
      await expect(rows.nth(index + 1).getByRole('cell')).toHaveText(values)
    }
  })
}

test('five sectors show their markets as bars whose lengths are as their values, on one axis', async ({
  page,
}) => {
  const items = sectionWith(page, markets.heading).getByRole('article')
  await expect(items).toHaveCount(5)
  await expect(items.getByRole('heading')).toHaveText(markets.items.map(({ title }) => title))
  const lengths: number[] = []
  for (const [index, { bars, drawing }] of markets.items.entries()) {
    const image = items.nth(index).getByRole('img', { name: drawing.title })
    for (const { name, value } of bars) {
      await expect(image.getByText(name, { exact: true })).toBeVisible()
      const width = Number(await image.locator(`[data-value="${value}"]`).getAttribute('width'))
      lengths.push(width / value)
    }
  }
  for (const length of lengths) expect(length).toBeCloseTo(lengths[0] ?? 0, 4)
})

test('regions are counted by people affected', async ({ page }) => {
  expect(people.drawing.regions).toHaveLength(3)
  const drawing = page.getByRole('img', { name: people.drawing.title }).filter({ visible: true })
  for (const { name, figure } of people.drawing.regions) {
    await expect(drawing.getByText(name, { exact: true })).toBeVisible()
    await expect(drawing.getByText(figure, { exact: true })).toBeVisible()
  }
  await expect(sectionWith(page, people.heading)).toContainText(people.caption)
})

test('the page leads to the crisis and to investors', async ({ page }) => {
  const links = lastSection(page).getByRole('link')
  await expect(links).toHaveCount(2)
  await expect(links.nth(0)).toHaveAttribute('href', '/fresh-water-crisis')
  await expect(links.nth(1)).toHaveAttribute('href', '/investors')
})
