import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/our-goals')
})

test('three goals, each with the figure it can be held to', async ({ page }) => {
  const goals = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: 'Three goals, three readings' }),
  })
  await expect(goals.getByRole('heading', { level: 3 })).toHaveText([
    'Access',
    'Innovation',
    'Impact',
  ])
  await expect(goals.getByRole('listitem')).toContainText([
    /1M\+\s*people.*period not stated/s,
    /±2\s*°C.*in transit/s,
    /12,400,000\s*L.*donated/s,
  ])
})

test('five commitments, each ending in its figure and scope', async ({ page }) => {
  const commitments = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: 'Five commitments' }),
  })
  await expect(commitments.getByRole('heading', { level: 3 })).toHaveText([
    'Purity & Quality',
    'Sustainability',
    'Customized Solutions',
    'Social Responsibility',
    'Global Reach & Partnerships',
  ])
  await expect(commitments.getByRole('listitem')).toContainText([
    /99\.9 %.*purity/s,
    /five years.*another page states 100 %/s,
    /1–50 containers a month.*depending on sector/s,
    /10 %.*of revenue/s,
    /50\+ countries.*30\+ of them active/s,
  ])
})

test('one gauge runs past all eight, its marks evenly spaced', async ({ page }) => {
  const board = page.getByRole('img', { name: 'A staff gauge down the edge of the sheet' })
  const box = await board.boundingBox()
  const marks = page.locator('.gauge-run-marks > li, .gauge-run .index-entry')
  await expect(marks).toHaveCount(8)
  const tops = await marks.evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect().top + scrollY),
  )
  const [first = 0, second = 0, third = 0] = tops
  expect(third - second).toBeCloseTo(second - first, 0)
  expect(first).toBeGreaterThan(box?.y ?? Number.POSITIVE_INFINITY)
  expect(tops.at(-1)).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0))
  const [fourth = 0, ...others] = tops.slice(3)
  for (const [index, top] of others.entries()) {
    expect(top - fourth).toBeCloseTo((index + 1) * ((others[0] ?? 0) - fourth), 0)
  }
})

test('the page leads to partnerships and contact', async ({ page }) => {
  const last = page.locator('main > section').last()
  await expect(last.getByRole('link', { name: 'Partnerships' })).toHaveAttribute(
    'href',
    '/partnerships',
  )
  await expect(last.getByRole('link', { name: 'Ask about a goal' })).toHaveAttribute(
    'href',
    '/contact',
  )
})
