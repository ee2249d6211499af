import { figuresFor } from '../../site/figures/figures-for.ts'
import { solutions } from '../../site/views/solutions/solutions-sections.ts'
import { expectAtBothEnds } from './support/links.ts'
import { sectionsOf, sectionWith, titlesIn } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { scale, formats, chain } = sectionsOf(solutions)
const { containerOutline, person } = figuresFor('/solutions')

test.beforeEach(async ({ page }) => {
  await page.goto('/solutions')
})

test('three formats, at most one open, and the open one closes', async ({ page }) => {
  const rows = page.locator('main details')
  await expect(titlesIn(rows)).toHaveText(['Flexitank Solutions', 'Box & Tote', 'Tanker & Rail'])
  await expect(rows.locator('summary')).toContainText(formats.items.map(({ scope }) => scope))
  await expect(page.locator('main details[open]')).toHaveCount(0)
  for (const [index, item] of formats.items.entries()) {
    const format = rows.nth(index)
    await format.locator('summary').click()
    await expect(format).toHaveAttribute('open')
    await expect(page.locator('main details[open]')).toHaveCount(1)
    await expect(format.getByRole('term')).toHaveText(item.facts.map(({ term }) => term))
    await expect(format.getByRole('img')).toBeVisible()
  }
  await rows.last().locator('summary').click()
  await expect(page.locator('main details[open]')).toHaveCount(0)
})

test('the supply chain has four stations in order', async ({ page }) => {
  const section = sectionWith(page, 'Sustainable Supply Chain')
  await expect(titlesIn(section)).toHaveText(['Source', 'Factory', 'Hub', 'Customer'])
  const map = section.getByRole('img', { name: chain.map.title })
  for (const reach of chain.map.reaches) {
    await expect(map.getByText(reach, { exact: true })).toBeVisible()
  }
})

test('sales and Pure Flow are one click away, at the top and at the end', async ({ page }) => {
  await expectAtBothEnds(page, [
    { label: 'Contact Sales', href: /^\/contact(\?|$)/ },
    { label: 'Learn About Pure Flow', href: '/pure-flow' },
  ])
})

test('all formats stand on one scale: lengths of container, person and bar agree', async ({
  page,
}) => {
  const drawing = page.getByRole('img', { name: scale.drawing.title })
  const { packs, filled, tanker, rail, volume } = scale.drawing
  for (const text of [...packs.flatMap(({ label, edge }) => [label, edge]), ...filled, volume]) {
    await expect(drawing.getByText(text, { exact: true })).toBeVisible()
  }
  for (const text of [tanker, rail]) {
    await expect(drawing.getByText(text, { exact: true })).toBeVisible()
  }
  const size = async (object: string) => drawing.locator(`[data-object="${object}"]`).boundingBox()
  const container = (await size('container'))?.width ?? 0
  const figure = (await size('person'))?.height ?? 0
  expect(figure / container).toBeCloseTo(person.value / containerOutline.value, 1)
  const bar = page.getByRole('img', { name: `Scale bar: ${scale.bar} metres` }).locator('path')
  const length = (await bar.first().boundingBox())?.width ?? 0
  expect(container / length).toBeCloseTo(containerOutline.value / scale.bar, 1)
})
