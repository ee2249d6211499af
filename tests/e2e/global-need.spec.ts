import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/global-need')
})

test('the headline need figures stand below the hero, each with its scope', async ({ page }) => {
  const needs = page.locator('.figure-line li')
  await needs.first().scrollIntoViewIfNeeded()
  await expect(needs).toHaveCount(3)
  await expect(needs.nth(0)).toContainText(
    /2B\+\s+people.*safe water, as stated by the company.*2\.2 billion.*WHO\/UNICEF/s,
  )
  await expect(needs.nth(1)).toContainText(/1\.6B\s+people.*scarcity, as stated by the company/s)
  await expect(needs.nth(2)).toContainText(/68 %\s+urban.*2050, as stated by the company/s)
})

const sectors: [name: string, ...values: string[]][] = [
  ['Agriculture', '2,800', '4,500', '1.6', '850', '180', '25'],
  ['Industry & Manufacturing', '730', '850', '1.2', '320', '85', '12'],
  ['Energy Production', '400', '1,200', '3.0', '450', '120', '18'],
  ['Municipal & Domestic', '480', '650', '1.4', '280', '75', '15'],
  ['Consumer Products', '200', '2,800', '14', '680', '150', '22'],
]

test('use stands against revenue, and the same values in a table', async ({ page }) => {
  const slope = page.getByRole('img', { name: 'Water use against annual revenue of five sectors' })
  for (const [name, use = '', revenue = ''] of sectors) {
    await expect(slope.getByText(name, { exact: true })).toHaveCount(2)
    await expect(slope.getByText(use, { exact: true }).first()).toBeVisible()
    await expect(slope.getByText(revenue, { exact: true }).last()).toBeVisible()
  }
  await page.getByText('The values as a table').click()
  const rows = page.getByRole('table').getByRole('row')
  for (const [index, [name, ...values]] of sectors.entries()) {
    await expect(rows.nth(index + 1).getByRole('rowheader')).toHaveText(name)
    await expect(rows.nth(index + 1).getByRole('cell')).toHaveText(values.slice(0, 3))
  }
})

test('five sectors show their markets on one axis, and in a table', async ({ page }) => {
  const markets = page.locator('.multiple')
  await expect(markets.getByRole('heading', { level: 3 })).toHaveText(sectors.map(([name]) => name))
  for (const [index, [, ...values]] of sectors.entries()) {
    const drawing = markets.nth(index).getByRole('img')
    for (const value of values.slice(3)) {
      await expect(drawing.getByText(value, { exact: true }).first()).toBeVisible()
    }
  }
  await page.getByText('The markets as a table').click()
  const rows = page.getByRole('table').getByRole('row')
  for (const [index, [name, ...values]] of sectors.entries()) {
    await expect(rows.nth(index + 1).getByRole('rowheader')).toHaveText(name)
    await expect(rows.nth(index + 1).getByRole('cell')).toHaveText(values.slice(3))
  }
})

test('bars of one market never exceed those of a larger one', async ({ page }) => {
  const width = (at: number) =>
    page
      .locator('.multiple [data-place="1"] rect')
      .nth(at)
      .evaluate((bar) => Number(bar.getAttribute('width')))
  const widths = await Promise.all(sectors.map((_, index) => width(index)))
  const byValue = sectors.map(([, , , , tam], index) => ({
    tam: Number(tam),
    width: widths[index] ?? 0,
  }))
  byValue.sort((a, b) => a.tam - b.tam)
  for (const [index, bar] of byValue.entries()) {
    if (index > 0) expect(bar.width).toBeGreaterThan(byValue[index - 1]?.width ?? 0)
  }
})

test('three regions are counted by people affected', async ({ page }) => {
  const people = page.getByRole('img', { name: 'People affected in three regions' })
  for (const text of ['Sub-Saharan Africa', '400M', 'South Asia', '347M', 'Middle East', '150M']) {
    await expect(people.getByText(text, { exact: true })).toBeVisible()
  }
})

test('the page leads to the crisis and to investors', async ({ page }) => {
  const last = page.locator('main > section').last()
  await expect(last.getByRole('link', { name: 'Fresh Water Crisis' })).toHaveAttribute(
    'href',
    '/fresh-water-crisis',
  )
  await expect(last.getByRole('link', { name: 'Investors' })).toHaveAttribute('href', '/investors')
})
