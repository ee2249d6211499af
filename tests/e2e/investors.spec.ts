import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/investors')
})

test('six revenue streams stand beside their year, growth and the tenth with their scope', async ({
  page,
}) => {
  const section = page.locator('.plate-ledger')
  await expect(section.locator('.plate-ledger-figure')).toHaveText('$13.9M')
  const rows = section.getByRole('listitem')
  await expect(rows.locator('.figure')).toHaveText([
    '$4.2Ma year',
    '$3.1Ma year',
    '$2.5Ma year',
    '$1.8Ma year',
    '$1.5Ma year',
    '$800Ka year',
    '45%',
    '10%',
  ])
  await expect(rows.nth(6)).toContainText('None stated per stream')
  await expect(rows.nth(7)).toContainText('$13.9M × 10 % is $1.39M')
})

test('the parts of the strip are as wide as the streams', async ({ page }) => {
  const widths = await page
    .getByRole('img', { name: 'The year’s revenue as a strip of six parts' })
    .locator('[data-stream]')
    .evaluateAll((parts) => parts.map((part) => Number(part.getAttribute('width'))))
  const whole = widths.reduce((sum, width) => sum + width, 0)
  for (const [index, millions] of [4.2, 3.1, 2.5, 1.8, 1.5, 0.8].entries()) {
    expect((widths[index] ?? 0) / whole).toBeCloseTo(millions / 13.9, 3)
  }
})

const markets: [name: string, tam: number, sam: number, som: number][] = [
  ['Agriculture', 850, 180, 25],
  ['Consumer Products', 680, 150, 22],
  ['Energy Production', 450, 120, 18],
  ['Industry & Manufacturing', 320, 85, 12],
  ['Municipal & Domestic', 280, 75, 15],
]

test('five markets are nested squares whose areas are to one scale', async ({ page }) => {
  const items = page.locator('.multiple')
  await expect(items.getByRole('heading', { level: 3 })).toHaveText(markets.map(([name]) => name))
  for (const [index, [, ...values]] of markets.entries()) {
    const sides = await items
      .nth(index)
      .locator('.nested > rect')
      .evaluateAll((squares) => squares.map((square) => Number(square.getAttribute('width'))))
    for (const [at, value] of values.entries()) {
      expect((sides[at] ?? 0) ** 2 / 240 ** 2).toBeCloseTo(value / 850, 6)
    }
  }
  await page.getByText('The markets as a table').click()
  await expect(page.getByRole('cell', { name: '680', exact: true })).toBeVisible()
})

test('the year of the company is ringed, on a phone beside every market', async ({ page }) => {
  await expect(page.locator('.multiples-scale')).toContainText('0.0139 billion')
  await expect(page.locator('.multiples-scale .nested-ring')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  for (const ring of await page.locator('.nested .nested-ring').all()) {
    await expect(ring).toBeVisible()
  }
})

test('both capacity readings, the uptime target and the lease stand with their currency', async ({
  page,
}) => {
  const ledger = page.locator('table.ledger')
  await expect(ledger.getByRole('columnheader')).toHaveText([
    'Line',
    'Reading 1, filling line',
    'Reading 2, source',
    'Currency',
  ])
  const rows: [name: string, ...values: string[]][] = [
    ['Water a day', '48,000 L', '4M+ L'],
    ['Flexitanks a day', '2', '180'],
    ['Box and tote units a day', '4,800', 'not stated'],
    ['Operating day', '20 hours', 'not stated'],
    ['Uptime target, not a record', '98.5 %'],
    ['Factory lease, a year', '$550K CAD', 'Not converted'],
  ]
  for (const [name, ...values] of rows) {
    const row = ledger.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    for (const value of values) await expect(row).toContainText(value)
  }
})

test('the forward-looking notice sets what is stated against what is not', async ({ page }) => {
  const notice = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: 'Forward-looking notice' }),
  })
  await expect(notice).toContainText('Nothing on this page is an offer or advice to invest')
  await expect(notice.getByRole('heading', { level: 3 })).toHaveText([
    'Revenue',
    'Growth',
    'Capacity',
    'Markets',
    'Lease',
  ])
})

test('the way to the contact form brings its topic along', async ({ page }) => {
  const last = page.locator('main > section').last()
  await expect(last.getByRole('link', { name: 'Profit + Purpose' })).toHaveAttribute(
    'href',
    '/profit-purpose',
  )
  await last.getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL(/\/contact\?topic=investment$/)
  await expect(page.getByRole('combobox', { name: 'Topic' })).toHaveText('Investment')
})
