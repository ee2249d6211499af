import { figuresFor } from '../../site/figures/figures-for.ts'
import { sustainableBulkSolutions } from '../../site/views/sustainable-bulk-solutions/sustainable-bulk-solutions-sections.ts'
import { expectActions, expectEnd } from './support/links.ts'
import { firstSection, sectionsOf, sectionWith, titlesIn } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { hero, next, bottles, reductions, neutrality, practices } =
  sectionsOf(sustainableBulkSolutions)
const figures = figuresFor('/sustainable-bulk-solutions')

test.beforeEach(async ({ page }) => {
  await page.goto('/sustainable-bulk-solutions')
})

for (const width of [360, 1440]) {
  test(`every bottle of one container is drawn, one of them named, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const field = page.getByRole('img', { name: bottles.drawing.title })
    await expect(field).toHaveCount(1)
    const marks = await field.evaluate((svg) => {
      const pattern = svg.querySelector('pattern')
      const cell = Number(pattern?.getAttribute('width')) * Number(pattern?.getAttribute('height'))
      const areas = [...svg.querySelectorAll<SVGRectElement>('rect[fill^="url("]')].map(
        (rect) => rect.width.baseVal.value * rect.height.baseVal.value,
      )
      return areas.reduce((sum, area) => sum + area, 0) / cell
    })
    expect(marks).toBeCloseTo(figures.bottles.value, 6)
    await expect(field.locator('[data-bottle]')).toHaveCount(1)
    const { bottle, container, volume } = bottles.drawing
    for (const text of [bottle, container, volume]) {
      await expect(field.getByText(text, { exact: true })).toBeVisible()
    }
  })
}

test('on a phone the container lies in two lengths, one below the other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const lengths = page.getByRole('img', { name: bottles.drawing.title }).locator('[data-length]')
  await expect(lengths).toHaveCount(2)
  const rear = await lengths.first().boundingBox()
  const doors = await lengths.last().boundingBox()
  expect(doors?.x).toBeCloseTo(rear?.x ?? 0, -1)
  expect(doors?.y).toBeGreaterThan((rear?.y ?? 0) + (rear?.height ?? 0) - 8)
  expect((rear?.width ?? 0) + (doors?.width ?? 0)).toBeGreaterThan(rear?.height ?? 0)
})

test('the plastic of one container of bottles stands with its sum', async ({ page }) => {
  const section = sectionWith(page, bottles.heading)
  await expect(section.getByText(bottles.margin.text)).toContainText(figures.bottlePlastic.text)
  await expect(section.getByText(bottles.caption)).toContainText(figures.bottlePlastic.sum)
})

for (const { width, side } of [
  { width: 1440, side: 'width' },
  { width: 360, side: 'height' },
] as const) {
  test(`the reduction is a length to scale at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const plot = page.getByRole('img', { name: reductions.drawing.title })
    const [before, after] = reductions.drawing.lengths
    const lengthOf = (left: number) =>
      plot
        .locator(`[data-left="${left}"]`)
        .evaluate((bar, of) => (bar as SVGGraphicsElement).getBBox()[of], side)
    expect((await lengthOf(after.left)) / (await lengthOf(before.left))).toBeCloseTo(
      1 - figures.co2Reduction.value / 100,
      3,
    )
    for (const text of [before.note, after.less]) {
      await expect(plot.getByText(text, { exact: true })).toBeVisible()
    }
  })
}

test('both lengths can be read as a table', async ({ page }) => {
  await page.getByText(reductions.data.summary).click()
  for (const row of reductions.data.rows) {
    await expect(page.getByRole('row', { name: row.join(' '), exact: true })).toBeVisible()
  }
})

test('the carbon promise is a goal, beside what an order can do', async ({ page }) => {
  const section = sectionWith(page, neutrality.heading)
  for (const { name, statement, scope } of neutrality.voices) {
    await expect(section.getByRole('heading', { name, exact: true })).toBeVisible()
    for (const text of [statement, scope]) {
      await expect(section.getByText(text, { exact: true })).toBeVisible()
    }
  }
  for (const { question, answers } of neutrality.rows) {
    await expect(section.getByRole('heading', { name: question, exact: true })).toBeVisible()
    for (const answer of answers) await expect(section.getByText(answer)).toBeVisible()
  }
})

test('source, factory, hub and customer have one practice each', async ({ page }) => {
  await expect(titlesIn(sectionWith(page, practices.heading))).toHaveText(
    practices.entries.map(({ title }) => title),
  )
})

test('the page leads to partnerships, community impact and contact', async ({ page }) => {
  await expectActions(firstSection(page), hero)
  await expectEnd(page, next, ['/partnerships', '/community-impact', '/contact'])
})
