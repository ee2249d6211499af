import { expect, test } from './support/site.ts'

test('a bar shows how the water lies within what is published, its names inside the window', async ({
  page,
}) => {
  await page.goto('/know-your-water')
  const bars = page.getByRole('table').getByRole('img')
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const off = () =>
      bars.evaluateAll((all) =>
        all.map((bar) => {
          const field = bar.querySelector('[data-tone=standard]')?.parentElement
          const whole = field?.getBoundingClientRect() ?? new DOMRect()
          const spans = [...bar.querySelectorAll<HTMLElement>('[data-tone]')].map((span) => {
            const own = getComputedStyle(span)
            const [from, to] = ['--from', '--to'].map((end) =>
              Number.parseFloat(own.getPropertyValue(end)),
            )
            const { left, right } = span.getBoundingClientRect()
            const at = (percent = 0) => whole.left + (whole.width * percent) / 100
            return Math.max(Math.abs(left - at(from)), Math.abs(right - at(to)))
          })
          const names = [...bar.querySelectorAll('[data-tone] + span')].map((name) => {
            const { left, right } = name.getBoundingClientRect()
            return Math.max(0 - left, right - innerWidth + 16)
          })
          return { spans: Math.max(...spans), names: Math.max(...names) }
        }),
      )
    await expect
      .poll(async () => Math.max(...(await off()).map(({ spans }) => spans)))
      .toBeLessThan(1)
    expect(Math.max(...(await off()).map(({ names }) => names))).toBeLessThan(0)
  }
  await expect(bars).toHaveCount(2)
})
