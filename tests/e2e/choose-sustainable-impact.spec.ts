import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/choose-sustainable-impact')
})

test('the hero is titled Choose Sustainable Impact', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Sustainable Impact')
})

test('four impact pillars pass one well, which is a ring deeper with each', async ({ page }) => {
  const rail = page.locator('.sticky-rail')
  const entries = rail.getByRole('listitem')
  await expect(entries).toHaveCount(4)
  for (const number of [1, 3, 4]) {
    await entries.nth(number - 1).evaluate((entry) => {
      entry.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    await expect(rail).toHaveAttribute('data-rail', String(number))
    await expect(rail.getByRole('img', { name: 'A well that is sunk' })).toBeInViewport()
    const shown = await rail
      .locator('[data-part]')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).visibility))
    expect(shown).toEqual([1, 2, 3, 4].map((part) => (part <= number ? 'visible' : 'hidden')))
  }
})

test('four headline metrics hang from one scale, with the other readings of each', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  const figures = page.locator('.figure-line').getByRole('listitem')
  const stated: string[][] = [
    ['10 %', 'of revenue', 'Funds water projects'],
    ['12.4M', 'litres', '12,400,000 L donated'],
    ['820+', 'jobs', '820 micro-jobs', '5,000+ jobs elsewhere'],
    ['50 %', 'less carbon', 'baseline not stated'],
  ]
  await expect(figures).toHaveCount(stated.length)
  for (const [index, words] of stated.entries()) {
    for (const word of words) await expect(figures.nth(index)).toContainText(word)
  }
})

test('three outcome percentages stand as columns against one old level', async ({ page }) => {
  const items = page.locator('.multiple')
  await expect(items).toHaveCount(3)
  const levels: Record<string, [percent: string, level: string]> = {
    'School attendance': ['+85 %', '185'],
    Illness: ['−70 %', '30'],
    Income: ['+60 %', '160'],
  }
  const old: number[] = []
  for (const [title, [percent, level]] of Object.entries(levels)) {
    const item = items.filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    await expect(item).toContainText(percent)
    await expect(item.locator('.water-column-level')).toHaveText(level)
    const line = await item.locator('.water-column-old').boundingBox()
    old.push(Math.round(line?.y ?? Number.NaN))
  }
  expect(new Set(old).size).toBe(1)
  await expect(page.locator('.multiples-caption')).toContainText('method not given')
})

test('the three columns stay side by side on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const tops: number[] = []
  for (const column of await page.locator('.water-column').all()) {
    await expect(column).toBeVisible()
    tops.push(Math.round((await column.boundingBox())?.y ?? Number.NaN))
  }
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
})

test('practices are ticked only where a stated figure stands behind them', async ({ page }) => {
  const lines = page.locator('.checklist-lines').getByRole('listitem')
  await expect(lines).toHaveCount(8)
  const ticked = page.locator('.checklist-lines [data-ticked=true]')
  await expect(ticked).toHaveCount(4)
  for (const line of await ticked.all()) {
    await expect(line.locator('.checklist-status')).toHaveText(/\d/)
  }
})

test('the page leads to partnerships and community impact', async ({ page }) => {
  const end = page.locator('.end-line')
  for (const [name, path] of [
    ['Partnerships', '/partnerships'],
    ['Community Impact', '/community-impact'],
  ] as const) {
    await expect(end.getByRole('link', { name })).toHaveAttribute('href', path)
  }
})
