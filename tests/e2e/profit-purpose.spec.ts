import { expect, test } from './support/site.ts'

test('the streams of revenue are labelled clear of the scale in every wide window', async ({
  page,
}) => {
  await page.goto('/profit-purpose')
  for (const width of [1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const clear = () =>
      page.evaluate(() => {
        const scale = document.querySelector('.neatline')?.getBoundingClientRect().right ?? Infinity
        const labels = [...document.querySelectorAll('svg:has([data-flow]) text')]
          .filter((label) => label.checkVisibility())
          .map((label) => label.getBoundingClientRect().left - scale)
        return { labels: labels.length, least: Math.min(...labels) }
      })
    await expect
      .poll(async () => (await clear()).least, { message: `${width} px` })
      .toBeGreaterThan(8)
    expect((await clear()).labels).toBeGreaterThan(6)
  }
})
