import { accessBulkWaterSections } from '../../site/views/access-bulk-water/access-bulk-water-sections.ts'
import { expectEnd } from './support/links.ts'
import { sectionsOf, sectionWith, titlesIn } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { hero, next, emergency, people, smart, groups } = sectionsOf(accessBulkWaterSections('en'))
const phone = { width: 360, height: 780 }

test.beforeEach(async ({ page }) => {
  await page.goto('/access-bulk-water')
})

test('a relief team reaches emergency water in one step from the hero, as the first section', async ({
  page,
}) => {
  const [, toEmergency] = hero.actions
  await page
    .locator('main > section')
    .first()
    .getByRole('link', { name: toEmergency.label })
    .click()
  const section = sectionWith(page, emergency.heading)
  await expect(section).toBeInViewport()
  await expect(page.locator('main > section').nth(1)).toHaveAttribute('id', 'emergency')
})

test('the emergency section leads to the marked form', async ({ page }) => {
  await expect(
    sectionWith(page, emergency.heading).getByRole('link', { name: emergency.action.label }),
  ).toHaveAttribute('href', '/contact?need=emergency&from=access-bulk-water')
})

test('the table for towns gives containers a day and a month, and what the largest order supplies', async ({
  page,
}) => {
  await page.goto('/access-bulk-water#towns')
  const table = page.locator('section#towns').getByRole('table')
  await expect(table).toBeInViewport()
  const cells = (row: number) => table.getByRole('row').nth(row).getByRole('cell')
  // 1,000 people × 15 L ÷ 24,000 L = 0.625; × 30 = 18.75. The specification's containers, Sphere's and WHO's litres.
  await expect(cells(2)).toContainText([
    '0.6 a day, 19 a month',
    '2.1 a day, 63 a month',
    '4.2 a day, 125 a month',
  ])
  await expect(cells(4)).toContainText(['2,667 people', '800 people', '400 people'])
})

test('the steps of an emergency are drawn on one rule of days, to scale', async ({ page }) => {
  const section = sectionWith(page, emergency.heading)
  const drawn = await section.locator('rect[data-days]').evaluateAll((all) =>
    all.map((bar) => {
      const { left, width } = bar.getBoundingClientRect()
      const rule = (bar.parentElement as Element).getBoundingClientRect()
      return { from: (left - rule.left) / rule.width, length: width / rule.width }
    }),
  )
  const days = emergency.course.steps.map((step) => step.days)
  const whole = Math.max(...days.map(([, to]) => to))
  for (const [at, [from, to]] of days.entries()) {
    expect(drawn[at]?.from).toBeCloseTo(from / whole, 1)
    expect(drawn[at]?.length).toBeCloseTo((to - from) / whole, 1)
  }
})

for (const width of [1440, 360]) {
  test(`at ${width} px every person whom a container serves is drawn`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/access-bulk-water#people')
    const section = sectionWith(page, people.heading)
    await expect(section).toContainText(people.served.figure)
    const crowd = section.locator('[data-people]:visible')
    await expect(crowd).toHaveCount(1)
    await expect(crowd).toHaveAttribute('data-people', String(people.served.count))
  })
}

test('the smart container names its features and draws their band and dial', async ({ page }) => {
  const section = sectionWith(page, smart.heading)
  await expect(titlesIn(section)).toHaveText(smart.parts.map(({ name }) => name))
  const drawing = section.getByRole('img', { name: smart.drawing.title })
  const { band, dial } = { band: undefined, dial: undefined, ...smart.drawing }
  for (const text of [band?.upper, band?.lower, dial?.first.text, dial?.second.text]) {
    if (text) await expect(drawing.getByText(text, { exact: true })).toBeVisible()
  }
})

test('on a phone the six features are numbered on the container', async ({ page }) => {
  await page.setViewportSize(phone)
  const section = sectionWith(page, smart.heading)
  for (const [index] of smart.parts.entries()) {
    await expect(
      section.locator('span:visible').getByText(String(index + 1), { exact: true }),
    ).toHaveCount(1)
  }
})

test('three audience groups, each with examples', async ({ page }) => {
  const section = sectionWith(page, groups.heading)
  await expect(titlesIn(section)).toHaveText([
    'Communities & Villages',
    'Commercial Operations',
    'Humanitarian Aid',
  ])
  await expect(section.getByRole('link')).toHaveAttribute('href', '#emergency')
})

test('the page leads to contact, to Pure Flow and to sustainable impact', async ({ page }) => {
  await expectEnd(page, next, ['/contact', '/pure-flow', '/choose-sustainable-impact'])
})
