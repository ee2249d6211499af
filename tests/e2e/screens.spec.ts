import { solutions } from '../../site/content/solutions.ts'
import { columns, path as crisis } from './support/crisis-page.ts'
import { wordsOf } from './support/sections.ts'
import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('on a phone all formats stand inside the window, to one scale', async ({ page }) => {
  const scale = wordsOf(solutions.scale)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/solutions')
  const objects = page.getByRole('listitem').filter({ has: page.locator('use') })
  await expect(objects.getByRole('heading')).toHaveText(scale.objects.map(({ name }) => name))
  const drawn = await objects.locator('svg').evaluateAll((windows) =>
    windows.map((svg) => {
      const { left, width } = svg.getBoundingClientRect()
      return { left, unit: width / (svg as SVGSVGElement).viewBox.baseVal.width }
    }),
  )
  for (const { left, unit } of drawn) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThan(180)
    expect(unit).toBeCloseTo(drawn[0]?.unit ?? 0, 3)
  }
  const bar = page.getByRole('img', { name: `Scale bar: ${scale.bar} metres` })
  const barUnit = await bar.evaluate(
    (svg) => svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width,
  )
  expect(barUnit).toBeCloseTo(drawn[0]?.unit ?? 0, 3)
})

test('on a phone the values of a dialog carry the names of their columns, but for the source', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${crisis}?view=data`)
  await page.getByRole('button', { name: 'Lack of Access' }).click()
  const dialog = page.getByRole('dialog')
  const [metric, status, source, importance] = columns
  const rows = await dialog.locator('tbody tr').count()
  for (const name of [metric, status, importance]) {
    const labels = dialog.locator('tbody').getByText(name ?? '', { exact: true })
    await expect(labels).toHaveCount(rows)
    for (const label of await labels.all()) await expect(label).toBeVisible()
  }
  await expect(dialog.getByText(source ?? '', { exact: true })).toBeHidden()
})

test('on a phone a row of tabs fades where it goes on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/who-we-support')
  const tabs = page.getByRole('tablist')
  const last = tabs.getByRole('tab').last()
  await expect(last).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await tabs.getByRole('tab').first().focus()
  await page.keyboard.press('End')
  await expect(last).toBeInViewport({ ratio: 0.99 })
  // Nothing lies over the last name once the row is at its end.
  const { end, edge } = await last.evaluate((tab) => ({
    end: tab.getBoundingClientRect().right,
    edge: innerWidth - 28,
  }))
  expect(end).toBeLessThanOrEqual(edge)
})
