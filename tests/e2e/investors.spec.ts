import { investors } from '../../site/views/investors/investors-sections.ts'
import { expectLink } from './support/links.ts'
import { lastSection, sectionsOf, sectionWith, titlesIn, wordsOf } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { next, revenue, markets, capacity, notice } = sectionsOf(investors)

test.beforeEach(async ({ page }) => {
  await page.goto('/investors')
})

test('the year’s streams stand beside it, with their growth and the part for water', async ({
  page,
}) => {
  const section = sectionWith(page, revenue.title)
  await expect(section).toContainText(revenue.plate.figure + revenue.plate.unit)
  const rows = section.getByRole('listitem')
  await expect(rows.getByRole('heading')).toHaveText(revenue.rows.map(({ title }) => title))
  for (const [index, { readings, text }] of revenue.rows.entries()) {
    for (const { value, unit } of readings) {
      await expect(rows.nth(index)).toContainText(`${value} ${unit}`)
    }
    await expect(rows.nth(index)).toContainText(text)
  }
})

test('the parts of the strip are as wide as the streams', async ({ page }) => {
  const { streams, year, title } = revenue.drawing
  const widths = await page
    .getByRole('img', { name: title })
    .locator('[data-stream]')
    .evaluateAll((parts) => parts.map((part) => Number(part.getAttribute('width'))))
  expect(widths).toHaveLength(streams.length)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  for (const [index, value] of streams.entries()) {
    expect((widths[index] ?? 0) / whole).toBeCloseTo(value / year, 3)
  }
  const given = page.getByRole('img', { name: title }).locator('[data-share]')
  expect(Number(await given.getAttribute('width')) / whole).toBeCloseTo(
    wordsOf(revenue.drawing.besides).share / 100,
    3,
  )
})

test('five markets are nested squares whose areas are to one scale', async ({ page }) => {
  const section = sectionWith(page, markets.heading)
  const items = section.getByRole('article')
  await expect(items.getByRole('heading')).toHaveText(markets.items.map(({ title }) => title))
  const scales: number[] = []
  for (const [index, item] of markets.items.entries()) {
    const drawing = items.nth(index).getByRole('img', { name: item.drawing.title })
    const squares = await drawing
      .locator('[data-billions]')
      .evaluateAll((all) =>
        all.map((square) =>
          ['data-billions', 'width'].map((at) => Number(square.getAttribute(at))),
        ),
      )
    expect(squares.map(([billions]) => billions)).toEqual([...item.markets])
    for (const [billions = 0, side = 0] of squares) scales.push(side ** 2 / billions)
  }
  for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 6)
  await section.getByText(markets.data.summary).click()
  const rows = section.getByRole('row')
  for (const [index, [name, ...values]] of markets.data.rows.entries()) {
    await expect(rows.nth(index + 1).getByRole('rowheader')).toHaveText(name)
    await expect(rows.nth(index + 1).getByRole('cell')).toHaveText(values)
  }
})

test('our own year is ringed on the same scale, on a phone beside every market', async ({
  page,
}) => {
  const section = sectionWith(page, markets.heading)
  await expect(section.getByText(wordsOf(markets.besides).text)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  for (const { drawing } of markets.items) {
    await expect(section.getByRole('img', { name: drawing.title }).locator('circle')).toBeVisible()
  }
})

test('base and maximum capacity and the lease stand in one table without an empty cell', async ({
  page,
}) => {
  const table = sectionWith(page, capacity.heading).getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(
    capacity.columns.map((column) => (typeof column === 'string' ? column : column.label)),
  )
  for (const { name, cells } of capacity.rows) {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    expect(cells).not.toContain('')
    await expect(row.getByRole('cell')).toContainText([...cells])
  }
})

test('the forward-looking notice sets what we publish against what we answer', async ({ page }) => {
  const section = sectionWith(page, 'Forward-looking notice')
  await expect(section).toContainText(notice.note)
  await expect(titlesIn(section)).toHaveText(notice.rows.map(({ question }) => question))
  for (const { answers } of notice.rows) {
    for (const answer of answers) await expect(section).toContainText(answer)
  }
})

test('the way to the contact form brings its topic along', async ({ page }) => {
  const [contact, purpose] = next.actions
  const last = lastSection(page)
  await expectLink(last, { label: purpose.label, href: '/profit-purpose' })
  await last.getByRole('link', { name: contact.label }).click()
  await expect(page).toHaveURL(/\/contact\?topic=investment&from=investors$/)
  await page.getByRole('textbox', { name: 'Message' }).focus()
  await expect(page.getByRole('combobox', { name: 'Topic' })).toHaveText('Investment')
})
