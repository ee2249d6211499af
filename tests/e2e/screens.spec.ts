import { solutions } from '../../site/views/solutions/solutions-sections.ts'
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

for (const path of ['/global-need', '/investors', '/profit-purpose']) {
  test(`on the smallest phone the tables of ${path} stand inside the window`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    for (const summary of await page.getByText(/ as a table$/).all()) await summary.click()
    for (const table of await page.getByRole('table').all()) {
      const right = await table.evaluate((element) => element.getBoundingClientRect().right)
      expect(right).toBeLessThanOrEqual(320)
    }
  })
}

for (const width of [1280, 1920, 2560]) {
  test(`at ${width} px the streams of revenue are labelled clear of the scale`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/profit-purpose')
    const clear = await page.evaluate(() => {
      const scale = document.querySelector('.neatline')?.getBoundingClientRect()
      const labels = [...document.querySelectorAll('.flow-across-drawing text')]
      return labels.map((label) => label.getBoundingClientRect().left - (scale?.right ?? Infinity))
    })
    expect(clear.length).toBeGreaterThan(6)
    expect(Math.min(...clear)).toBeGreaterThan(8)
  })
}

for (const path of ['/', '/solutions', '/bulk-glacier-water']) {
  test(`on ${path} a quantity that is kept on one line looks like the words around it`, async ({
    page,
  }) => {
    await page.goto(path)
    const unlike = await page.locator('main span[class="nowrap"]').evaluateAll((quantities) =>
      quantities
        .filter((quantity) => {
          const own = getComputedStyle(quantity)
          const around = getComputedStyle(quantity.parentElement ?? quantity)
          return own.font !== around.font || own.color !== around.color
        })
        .map((quantity) => quantity.parentElement?.textContent),
    )
    expect(unlike).toEqual([])
  })
}
