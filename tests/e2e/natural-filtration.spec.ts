import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/natural-filtration')
})

test('four steps: the first without a duration, three with theirs', async ({ page }) => {
  const section = page.locator('.neat-timeline')
  await expect(section.locator('.neat-timeline-ordinal')).toHaveText([
    'Step 1',
    'Step 2',
    'Step 3',
    'Step 4',
  ])
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(section.locator('.neat-timeline-figure')).toHaveText([
    '1–5 years',
    '10–50 years',
    '50–200 years',
  ])
  await expect(section.locator('.neat-timeline-before')).toContainText('No duration is stated')
})

for (const { width, pitch } of [
  { width: 1440, pitch: 12 },
  { width: 360, pitch: 8 },
]) {
  test(`at ${width} px every year is ${pitch} px long`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const field = await page.locator('.neat-timeline-field').boundingBox()
    expect(field?.height).toBe(200 * pitch)
    const bars = await page.locator('.neat-timeline-scale > i').all()
    const heights = await Promise.all(bars.map(async (bar) => (await bar.boundingBox())?.height))
    expect(heights).toEqual([4, 40, 150].map((years) => years * pitch - 3))
    const marks = await page.locator('.neat-timeline-mark').all()
    const tops = await Promise.all(marks.map(async (mark) => (await mark.boundingBox())?.y ?? 0))
    expect(tops.map((top) => Math.round(top - (field?.y ?? 0)))).toEqual(
      [50, 100, 150, 200].map((years) => years * pitch),
    )
  })
}

test('a link skips the two centuries', async ({ page }) => {
  await page.getByRole('link', { name: 'To year 200' }).click()
  await expect(page.getByText('200 years of scrolling')).toBeInViewport()
})

test('the year on the middle of the window is counted by the scroll', async ({ page }) => {
  const field = page.locator('.neat-timeline-field')
  await field.evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    scrollTo({ top: scrollY + top + 100 * 12 - innerHeight / 2, behavior: 'instant' })
  })
  await expect
    .poll(() =>
      page
        .locator('.neat-timeline-reading > p')
        .evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--reading'))),
    )
    .toBe(100)
})

test('four benefits are named on one fragment', async ({ page }) => {
  const section = page.locator('section', { has: page.locator('.specimen') })
  await expect(section.getByRole('listitem').getByRole('heading')).toHaveCount(4)
  await expect(section.getByRole('img', { name: /fragment of lava/ })).toBeVisible()
})

test('quality standards: stated readings are ticked, certificates are on request', async ({
  page,
}) => {
  const lines = page.locator('.checklist').getByRole('listitem')
  await expect(lines).toHaveCount(6)
  for (const line of await lines.all()) {
    const ticked = (await line.getAttribute('data-ticked')) === 'true'
    await expect(line.locator('.checklist-status')).toHaveText(
      ticked ? /^stated/ : 'certificate on request',
    )
    await expect(line.locator('.tick-mark')).toHaveCount(ticked ? 1 : 0)
  }
})

test('the page leads on to purity and source', async ({ page }) => {
  const end = page.locator('.end-line')
  for (const [name, path] of [
    ['Water Purity', '/water-purity'],
    ['Source of Water', '/source-of-water'],
  ] as const) {
    await expect(end.getByRole('link', { name })).toHaveAttribute('href', path)
  }
})
