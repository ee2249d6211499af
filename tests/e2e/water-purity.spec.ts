import { waterPurity } from '../../site/views/water-purity/water-purity-sections.ts'
import { expectEnd } from './support/links.ts'
import { firstSection, sectionsOf, sectionWith } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { hero, next, readings, cut, minerals, quote } = sectionsOf(waterPurity)

test.beforeEach(async ({ page }) => {
  await page.goto('/water-purity')
})

test('the hero moves and is titled Water Purity', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Water Purity')
  const opening = firstSection(page)
  await expect(opening.locator('video')).toBeAttached()
  await expect(opening).toContainText(hero.subtitle)
})

test('four benefits stand beside the purity, each with one value and its unit', async ({
  page,
}) => {
  const section = sectionWith(page, readings.title)
  await expect(section).toContainText(`${readings.plate.figure} ${readings.plate.unit}`)
  const rows = section.getByRole('listitem')
  await expect(rows).toHaveCount(4)
  for (const [at, { title, readings: values }] of readings.rows.entries()) {
    await expect(rows.nth(at).getByRole('heading', { name: title })).toBeVisible()
    expect(values.length).toBeLessThanOrEqual(1)
    for (const { value, unit } of values) {
      await expect(rows.nth(at).getByText(`${value} ${unit}`, { exact: true })).toBeVisible()
    }
  }
})

test('four filtration stages: the ice above the scale, the lava with its years', async ({
  page,
}) => {
  const section = sectionWith(page, cut.heading)
  const stages = section.getByRole('listitem')
  await expect(stages).toHaveCount(4)
  for (const [at, layer] of cut.layers.entries()) {
    await expect(stages.nth(at)).toContainText(`${cut.ordinal} ${at + 1}`)
    await expect(stages.nth(at).getByRole('heading')).toHaveText(layer.title)
    if ('figure' in layer) {
      await expect(stages.nth(at)).toContainText(`${layer.figure} ${cut.unit}`)
    }
  }
  const drawing = section.getByRole('img', { name: cut.drawing.title })
  await expect(drawing).toBeVisible()
  await expect(drawing).toHaveAccessibleName(new RegExp(cut.drawing.description.slice(0, 40)))
})

test('four minerals are said as taste and comfort, in their ranges', async ({ page }) => {
  const rows = sectionWith(page, minerals.heading).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  for (const [at, { name, value, text }] of minerals.ranges.entries()) {
    await expect(rows.nth(at).getByRole('heading')).toHaveText(name)
    await expect(rows.nth(at)).toContainText(`${value} ${minerals.unit}`)
    await expect(rows.nth(at)).toContainText(text)
  }
})

test('the quote is our own line and is signed', async ({ page }) => {
  const figure = page.getByRole('figure').filter({ has: page.getByRole('blockquote') })
  await expect(figure.getByRole('blockquote')).toHaveText(quote.quote)
  await expect(figure).toContainText(quote.source)
})

test('the page leads to the contact form and to the water sheet', async ({ page }) => {
  await expectEnd(page, next, ['/contact', '/know-your-water'])
})
