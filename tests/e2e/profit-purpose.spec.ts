import type { Locator } from '@playwright/test'
import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/profit-purpose')
})

const amounts = ['$4.2M', '$3.1M', '$2.5M', '$1.8M', '$1.5M', '$800K']

test('the hero is titled Profit + Purpose', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profit + Purpose')
})

test('six revenue streams, their sum and the only growth that is stated', async ({ page }) => {
  const ledger = page.getByRole('table')
  await expect(ledger.getByRole('rowheader')).toHaveCount(amounts.length + 1)
  for (const [index, amount] of amounts.entries()) {
    await expect(ledger.getByRole('row').nth(index + 1)).toContainText(amount)
  }
  const total = ledger.getByRole('row').last()
  for (const words of ['$13.9M', '$1.39M', '45 % average', 'none stated per stream']) {
    await expect(total).toContainText(words)
  }
})

/** Width in the drawing of the nth channel of the water's own layer. */
async function widths(drawing: Locator): Promise<number[]> {
  return drawing
    .locator('.braid-land')
    .last()
    .locator('use')
    .evaluateAll((uses) => {
      const all = uses.map((use) => Number(use.getAttribute('stroke-width')))
      // What every bank's line adds to a channel is the same for all of them.
      const tenth = Number(
        uses[0]?.closest('svg')?.querySelector('.braid-tenth')?.getAttribute('stroke-width'),
      )
      const added = (all.at(-1) ?? 0) - tenth
      return all.map((width) => width - added)
    })
}

for (const { name, width } of [
  { name: 'across the sheet', width: 1440 },
  { name: 'down a phone', width: 360 },
]) {
  test(`the river runs ${name}: channels add up, and exactly a tenth turns off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const drawing = page
      .getByRole('img', { name: /Six revenue streams become one river/ })
      .filter({ visible: true })
    await expect(drawing).toHaveCount(1)
    for (const amount of [...amounts, '$13.9M', '$1.39M']) {
      await expect(drawing).toContainText(amount)
    }
    const channels = await widths(drawing)
    const [rest = 0, tenth = 0] = channels.slice(-2)
    const streams = channels.slice(0, -2).reduce((sum, channel) => sum + channel, 0)
    expect(streams).toBeCloseTo(rest + tenth, 0)
    expect(tenth / (rest + tenth)).toBeCloseTo(0.1, 3)
  })
}

test('impact metrics name the other readings', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  const figures = page.locator('.figure-line').getByRole('listitem')
  await expect(figures).toHaveCount(3)
  await expect(figures.nth(0)).toContainText('2M+')
  await expect(figures.nth(0)).toContainText('1M+ people reached is stated elsewhere')
  await expect(figures.nth(1)).toContainText('100+')
  await expect(figures.nth(2)).toContainText('12,400,000')
})

test('the triple bottom line is People, Planet, Profit', async ({ page }) => {
  await expect(page.locator('.definition').getByRole('heading', { level: 3 })).toHaveText([
    'People',
    'Planet',
    'Profit',
  ])
})

test('four calls to action: investors, community, partnerships, contact', async ({ page }) => {
  const links = page.locator('.end-line').getByRole('link')
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
