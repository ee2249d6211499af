import type { Page } from '@playwright/test'
import { ourGoals } from '../../site/views/our-goals/our-goals-sections.ts'
import { expectEnd } from './support/links.ts'
import { sectionsOf, titlesIn } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { next, goals, commitments } = sectionsOf(ourGoals)

test.beforeEach(async ({ page }) => {
  await page.goto('/our-goals')
})

const rowsUnder = (page: Page, heading: string) =>
  page
    .locator('section', {
      has: page.getByRole('heading', { level: 2, name: heading, exact: true }),
    })
    .getByRole('listitem')

test('three goals, each with the figure it is held to', async ({ page }) => {
  const rows = rowsUnder(page, goals.heading)
  await expect(titlesIn(rows)).toHaveText(['Access', 'Innovation', 'Impact'])
  for (const [at, { text, beside }] of goals.marks.entries()) {
    for (const words of [text, `${beside.figure} ${beside.unit}`, beside.scope]) {
      await expect(rows.nth(at)).toContainText(words)
    }
  }
})

test('five commitments, each ending in its figure and scope', async ({ page }) => {
  const rows = rowsUnder(page, commitments.heading)
  await expect(titlesIn(rows)).toHaveText([
    'Purity & Quality',
    'Sustainability',
    'Customized Solutions',
    'Social Responsibility',
    'Global Reach & Partnerships',
  ])
  for (const [at, { text, end }] of commitments.entries.entries()) {
    await expect(rows.nth(at)).toContainText(text)
    if (!('figure' in end)) continue
    for (const words of [end.figure, end.scope]) {
      await expect(rows.nth(at)).toContainText(words ?? '')
    }
  }
})

test('one gauge runs past all eight, its marks evenly spaced', async ({ page }) => {
  const board = page.getByRole('img', { name: goals.board.title })
  const box = await board.boundingBox()
  const topsOf = (heading: string) =>
    rowsUnder(page, heading).evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().top + scrollY),
    )
  const long = await topsOf(goals.heading)
  const short = await topsOf(commitments.heading)
  expect([long.length, short.length]).toEqual([3, 5])
  for (const tops of [long, short]) {
    const [first = 0, second = 0] = tops
    for (const [index, top] of tops.entries()) {
      expect(top - first).toBeCloseTo(index * (second - first), 0)
    }
  }
  expect(long[0]).toBeGreaterThan(box?.y ?? Number.POSITIVE_INFINITY)
  expect(short.at(-1)).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0))
})

test('the page leads to partnerships and contact', async ({ page }) => {
  await expectEnd(page, next, ['/partnerships', '/contact'])
})
