import { registry } from '../support/figure-texts.ts'
import { expect, test } from './support/site.ts'

const { containerOutline, person } = registry

test('all formats stand on one scale: container, person and bar agree, on a phone each in a window of its own', async ({
  page,
}) => {
  await page.goto('/solutions')
  const { container, figure, bar, metres } = await page
    .locator('main section:has([data-object])')
    .evaluate((section) => {
      const size = (part: string) =>
        section.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
      const scale = section.querySelector('[role=img]:not(:has([data-object]))')
      return {
        container: size('[data-object=container]').width,
        figure: size('[data-object=person]').height,
        bar: scale?.querySelector('path')?.getBoundingClientRect().width ?? 0,
        metres: Number.parseInt(scale?.querySelector('text:last-child')?.textContent ?? '', 10),
      }
    })
  expect(figure / container).toBeCloseTo(person.value / containerOutline.value, 1)
  expect(container / bar).toBeCloseTo(containerOutline.value / metres, 1)

  await page.setViewportSize({ width: 360, height: 780 })
  const windows = page.locator('li:has(h3) > svg:has(use), svg[role=img]:not(:has([data-object]))')
  const drawn = () =>
    windows.evaluateAll((all) =>
      (all as unknown as SVGSVGElement[])
        .filter(
          (svg) => svg.viewBox.baseVal && svg.closest('section')?.querySelector('[data-object]'),
        )
        .map((svg) => {
          const { left, width } = svg.getBoundingClientRect()
          return { left, unit: width / svg.viewBox.baseVal.width }
        }),
    )
  await expect
    .poll(async () => (await drawn()).map(({ left }) => left >= 0 && left < 180))
    .toEqual(Array.from({ length: 5 }, () => true))
  const units = (await drawn()).map(({ unit }) => unit)
  for (const unit of units) expect(unit).toBeCloseTo(units[0] ?? Number.NaN, 3)
})
