import { expect, test } from './support/site.ts'

/** What the timeline shows now, in px; runs in the page. */
function timeline(section: Element) {
  const box = (element: Element) => element.getBoundingClientRect()
  const at = (element: Element, name: string) =>
    Number(getComputedStyle(element).getPropertyValue(name))
  const marks = [...section.querySelectorAll('p[style]')]
  const [first, last] = [marks[0], marks.at(-1)] as [Element, Element]
  const pitch = (box(last).y - box(first).y) / (at(last, '--at') - at(first, '--at'))
  const entries = [...section.querySelectorAll('li')].map(box)
  const lines = [...section.querySelectorAll('li :is(h3, p), p[style]')].flatMap((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()]
  })
  const reading = box(section.querySelector('[data-reading]') as Element)
  return {
    pitch,
    /** By how much a bar or a mark stands off its years. */
    off: Math.max(
      ...marks.map((mark) =>
        Math.abs(box(mark).y - box(first).y - pitch * (at(mark, '--at') - at(first, '--at'))),
      ),
      ...[...section.querySelectorAll('[data-span]')].map((bar) =>
        Math.abs(box(bar).height - pitch * at(bar, '--run')),
      ),
    ),
    lines: lines.length,
    beside: lines.every(({ left, right }) => right <= reading.left || left >= reading.right),
    apart: entries.every((one, index) =>
      entries
        .slice(index + 1)
        .every(
          (other) =>
            one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top + 1 ||
            other.bottom <= one.top + 1,
        ),
    ),
  }
}

test('at every width each year is as long as another, the moving year passes beside the words, and no entry runs into the next', async ({
  page,
}) => {
  await page.goto('/natural-filtration')
  const section = page.locator('main section:has([data-reading])')
  for (const width of [320, 360, 600, 768, 1041, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(() => section.evaluate(timeline), { message: `${width} px` })
      .toMatchObject({ beside: true, apart: true })
    const { pitch, off, lines } = await section.evaluate(timeline)
    expect(pitch, `${width} px`).toBeGreaterThan(3)
    expect(off, `${width} px`).toBeLessThan(3.5)
    expect(lines).toBeGreaterThan(8)
  }
})

test('a link skips to the last year, and the year on the middle of the window is counted', async ({
  page,
}) => {
  await page.goto('/natural-filtration')
  const section = page.locator('main section:has([data-reading])')
  const marks = section.locator('p[style]')
  await section.getByRole('link').click()
  await expect(marks.last()).toBeInViewport()
  const year = await marks.nth(1).evaluate((mark) => {
    const { top } = mark.getBoundingClientRect()
    scrollTo({ top: scrollY + top - innerHeight / 2, behavior: 'instant' })
    return Number(getComputedStyle(mark).getPropertyValue('--at'))
  })
  await expect
    .poll(() =>
      section
        .locator('[data-reading]')
        .evaluate((reading) => Number(getComputedStyle(reading).getPropertyValue('--reading'))),
    )
    .toBe(year)
})
