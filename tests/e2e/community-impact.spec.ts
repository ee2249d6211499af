import type { Page } from '@playwright/test'
import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/community-impact')
})

const under = (page: Page, heading: string) =>
  page
    .locator('main > section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) })

test('the litres given stand as 516 full containers and two thirds of one', async ({ page }) => {
  for (const [plan, across] of [
    ['.stowage:not(.stowage-narrow)', 43],
    ['.stowage-narrow', 19],
  ] as const) {
    const drawing = page.locator(`.count-field ${plan}[role=img]`)
    const full = await drawing.evaluate((svg) => {
      const pattern = svg.querySelector('pattern')
      const cell = Number(pattern?.getAttribute('width')) * Number(pattern?.getAttribute('height'))
      return [...svg.querySelectorAll<SVGRectElement>('rect[fill^="url("]')]
        .map(({ width, height }) => (width.baseVal.value * height.baseVal.value) / cell)
        .reduce((sum, count) => sum + count, 0)
    })
    expect(full).toBeCloseTo(516, 6)
    await expect(drawing.locator('text', { hasText: String(across * 12) }).first()).toBeAttached()
    const [box, level] = await drawing
      .locator('.stowage-part, .stowage-level')
      .evaluateAll((parts) =>
        parts.map((part) => Number(/v([\d.]+)/.exec(part.getAttribute('d') ?? '')?.[1])),
      )
    expect((level ?? 0) / (box ?? 1)).toBeCloseTo(2 / 3, 2)
  }
  const field = page.getByRole('img', { name: '517 containers stacked on a quay' })
  await expect(field.locator('text', { hasText: 'this one equals 48,000 bottles' })).toBeVisible()
  await expect(under(page, 'Five hundred and seventeen containers')).toContainText('12,400,000 L')
})

test('four stats stand beside the other readings of the same thing', async ({ page }) => {
  const stats = under(page, 'What else is stated').getByRole('listitem')
  await expect(stats).toContainText([
    /150\+.*communities.*1,000\+.*17 communities for Pure Flow/s,
    /25.*schools/s,
    /95 %.*project success/s,
    /5,000\+.*jobs.*820 micro-jobs.*820\+ jobs/s,
  ])
})

test('four pillars pass one tap stand, which gains a part with each', async ({ page }) => {
  const rail = under(page, 'Four pillars, one tap')
  await expect(rail.getByRole('heading', { level: 3 })).toHaveText([
    'Revenue Share',
    'Targeted Projects',
    'Community-Led',
    'Long-term Support',
  ])
  for (const [index, entry] of (await rail.locator('[data-entry]').all()).entries()) {
    await entry.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(rail).toHaveAttribute('data-rail', String(index + 1))
    const shown = await rail
      .locator('.sticky-rail-stage [data-part]')
      .evaluateAll(
        (parts) => parts.filter((part) => getComputedStyle(part).visibility === 'visible').length,
      )
    expect(shown).toBe(index + 1)
  }
})

test('social and environmental impact are two lists of equal length', async ({ page }) => {
  const lists = under(page, 'Two lists, line against line')
  await expect(lists.getByText('Social impact', { exact: true })).toBeVisible()
  await expect(lists.getByText('Environmental impact', { exact: true })).toBeVisible()
  const rows = lists.getByRole('heading', { level: 3 })
  expect(await rows.count()).toBeGreaterThanOrEqual(4)
  for (const voice of [1, 2]) {
    await expect(lists.locator(`p[data-voice="${voice}"]`)).toHaveCount(await rows.count())
  }
})

test('CSR partner benefits are ticked only where a figure is stated', async ({ page }) => {
  const benefits = under(page, 'CSR partner benefits')
  await expect(benefits.getByRole('listitem')).toHaveCount(6)
  for (const line of await benefits.locator('[data-ticked="true"]').all()) {
    await expect(line).toContainText(/Stated: .*\d/)
  }
  for (const line of await benefits.locator('[data-ticked="false"]').all()) {
    await expect(line).not.toContainText('Stated:')
  }
  await expect(benefits).toContainText(/11\s*CSR partners/)
})

test('the page leads to partnerships', async ({ page }) => {
  const last = page.locator('main > section').last()
  await expect(last.getByRole('link', { name: 'Partnerships' })).toHaveAttribute(
    'href',
    '/partnerships',
  )
})
