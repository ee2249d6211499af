import type { Locator } from '@playwright/test'
import { registry } from '../support/figure-texts.ts'
import { expect, test } from './support/site.ts'

const { fillHeight, fillHeightMost, packSmall, packLarge } = registry

/** In the units of the drawing. */
const sizeOf = (part: Locator) =>
  part.evaluate((drawn) => {
    const { width, height } = (drawn as SVGGraphicsElement).getBBox()
    return { width, height }
  })

test('the water stands as high as in the container, packs are cubes of their content, and a phone has it upright', async ({
  page,
}) => {
  await page.goto('/bulk-glacier-water')
  const section = page.locator('main section:has([data-level])')
  // The section is drawn in metres.
  for (const [name, figure] of [
    ['full', fillHeight],
    ['most', fillHeightMost],
  ] as const) {
    const level = section.locator(`[data-level=${name}]`).locator('visible=true').first()
    expect((await sizeOf(level)).height).toBeCloseTo(figure.value, 2)
  }

  await page.getByRole('heading', { name: 'Box and tote' }).click()
  const cube = async (litres: number) =>
    (await sizeOf(page.locator(`[data-litres="${litres}"]`))).width
  const ratio = (await cube(packLarge.value)) / (await cube(packSmall.value))
  expect(ratio ** 3).toBeCloseTo(packLarge.value / packSmall.value, 3)

  await page.setViewportSize({ width: 360, height: 780 })
  const drawing = section.getByRole('img')
  await expect
    .poll(() => drawing.evaluate((svg) => svg.clientHeight / svg.clientWidth))
    .toBeGreaterThan(1)
  const parts = await section.getByRole('heading', { level: 3 }).count()
  for (let number = 1; number <= parts; number += 1) {
    // Once on the drawing; the list numbers itself.
    const marks = section.getByText(`${number}`, { exact: true }).filter({ visible: true })
    await expect(marks).toHaveCount(1)
  }
})
