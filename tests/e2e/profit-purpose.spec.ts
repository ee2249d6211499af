import { profitPurpose } from '../../site/views/profit-purpose/profit-purpose-sections.ts'
import { lastSection, sectionsOf, sectionWith, titlesIn } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { river, ledger, impact, bottomLine } = sectionsOf(profitPurpose)

test.beforeEach(async ({ page }) => {
  await page.goto('/profit-purpose')
})

test('every stream, its part and their sum stand in one table without an empty cell', async ({
  page,
}) => {
  const table = sectionWith(page, ledger.heading).getByRole('table')
  expect(river.drawing.streams).toHaveLength(6)
  await expect(table.getByRole('columnheader')).toHaveText(
    ledger.columns.map((column) => (typeof column === 'string' ? column : column.label)),
  )
  await expect(table.getByRole('rowheader')).toHaveText(ledger.rows.map(({ name }) => name))
  const rows = table.getByRole('row')
  for (const [index, { cells }] of ledger.rows.entries()) {
    expect(cells).not.toContain('')
    await expect(rows.nth(index + 1).getByRole('cell')).toContainText([...cells])
  }
})

for (const { name, width } of [
  { name: 'across the sheet', width: 1440 },
  { name: 'down a phone', width: 360 },
]) {
  test(`the river runs ${name} with every stream, the year and what branches off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const { title, streams, sum, tenth } = river.drawing
    const drawing = page.getByRole('img', { name: title }).filter({ visible: true })
    await expect(drawing).toHaveCount(1)
    for (const stream of streams) {
      const label = drawing.getByText(stream.name + stream.amount, { exact: true })
      await expect(label.first()).toBeVisible()
    }
    for (const text of [sum.figure, tenth.figure]) {
      await expect(drawing.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', width)
  })
}

test('our work stands in figures, the long one also in full', async ({ page }) => {
  const figures = sectionWith(page, impact.heading).getByRole('listitem')
  await expect(figures).toContainText(impact.figures.map(({ unit }) => unit))
  await expect(figures).toContainText(impact.figures.map(({ scope }) => scope))
})

test('the triple bottom line is People, Planet, Profit', async ({ page }) => {
  const section = sectionWith(page, bottomLine.heading)
  await expect(titlesIn(section)).toHaveText(['People', 'Planet', 'Profit'])
  await expect(section.getByRole('link')).toHaveAttribute('href', '/sustainable-bulk-solutions')
})

test('four calls to action: investors, community, partnerships, contact', async ({ page }) => {
  const links = lastSection(page).getByRole('link')
  await expect(links).toHaveCount(4)
  for (const [index, path] of [
    '/investors',
    '/community-impact',
    '/partnerships',
    '/contact',
  ].entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', path)
  }
})
