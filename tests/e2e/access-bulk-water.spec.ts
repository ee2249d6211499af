import { accessBulkWater } from '../../site/views/access-bulk-water/access-bulk-water-sections.ts'
import { expectEnd } from './support/links.ts'
import { sectionsOf, sectionWith, titlesIn } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { hero, next, emergency, people, options, smart, reach, groups } = sectionsOf(accessBulkWater)
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

test('the emergency section says what to send, what happens when, and leads to the marked form', async ({
  page,
}) => {
  const section = sectionWith(page, emergency.heading)
  const [message, course] = await section.getByRole('list').all()
  if (!message || !course) throw new Error('The section has two lists')
  for (const [at, { name, text }] of emergency.message.lines.entries()) {
    await expect(message.getByRole('listitem').nth(at)).toContainText(name)
    await expect(message.getByRole('listitem').nth(at)).toContainText(text)
  }
  for (const [at, { figure, text }] of emergency.course.steps.entries()) {
    await expect(course.getByRole('listitem').nth(at)).toContainText(figure)
    await expect(course.getByRole('listitem').nth(at)).toContainText(text)
  }
  await expect(section.getByRole('link', { name: emergency.action.label })).toHaveAttribute(
    'href',
    '/contact?need=emergency&from=access-bulk-water',
  )
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
    await page.goto(`/access-bulk-water#${people.id}`)
    const section = sectionWith(page, people.heading)
    await expect(section).toContainText(people.served.figure)
    const crowd = section.locator('[data-people]:visible')
    await expect(crowd).toHaveCount(1)
    await expect(crowd).toHaveAttribute('data-people', String(people.served.count))
  })
}

test('three ways lead to a household, and a table says how many people each order serves', async ({
  page,
}) => {
  const section = sectionWith(page, people.heading)
  await expect(titlesIn(section)).toHaveText(people.ways.map(({ name }) => name))
  const table = section.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(people.served.columns)
  for (const { containers, minimum, drinking } of people.served.rows) {
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: containers, exact: true }) })
    await expect(row.getByRole('cell')).toHaveText([minimum, drinking])
  }
  await expect(section).toContainText(people.caption)
})

test('four delivery options, each with its capacity and what it is ideal for', async ({ page }) => {
  const columns = sectionWith(page, options.heading).getByRole('article')
  await expect(titlesIn(columns)).toHaveText([
    '24,000L Containers',
    'Global Shipping',
    'Local Distribution',
    'Emergency Response',
  ])
  for (const [at, { cells }] of options.columns.entries()) {
    const column = columns.nth(at)
    await expect(column.getByRole('term')).toHaveText(options.rows.map(({ label }) => label))
    await expect(column.getByRole('definition')).toHaveText([
      cells.capacity,
      cells.ideal,
      cells.time,
    ])
  }
})

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

test('countries, people and containers each say what they count', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  const claims = sectionWith(page, reach.heading).getByRole('listitem')
  await expect(claims).toHaveCount(reach.figures.length)
  for (const [at, { unit, scope }] of reach.figures.entries()) {
    await expect(claims.nth(at)).toContainText(unit)
    await expect(claims.nth(at)).toContainText(scope)
  }
})

test('three audience groups, each with examples', async ({ page }) => {
  const section = sectionWith(page, groups.heading)
  await expect(titlesIn(section)).toHaveText([
    'Communities & Villages',
    'Commercial Operations',
    'Humanitarian Aid',
  ])
  for (const { term, examples } of groups.definitions) {
    const group = section.locator('section', {
      has: page.getByRole('heading', { name: term, exact: true }),
    })
    await expect(group.getByRole('listitem')).toHaveText([...examples.items])
  }
  await expect(section.getByRole('link')).toHaveAttribute('href', '#emergency')
})

test('the page leads to contact, to Pure Flow and to sustainable impact', async ({ page }) => {
  await expectEnd(page, next, ['/contact', '/pure-flow', '/choose-sustainable-impact'])
})
