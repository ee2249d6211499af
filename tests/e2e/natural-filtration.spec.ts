import { naturalFiltration } from '../../site/views/natural-filtration/natural-filtration-sections.ts'
import { expectEnd } from './support/links.ts'
import { sectionsOf, sectionWith, titlesIn } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { next, timeline, specimen, standards } = sectionsOf(naturalFiltration)

test.beforeEach(async ({ page }) => {
  await page.goto('/natural-filtration')
})

test('four steps: the first above zero, three with their years', async ({ page }) => {
  expect(timeline.entries).toHaveLength(3)
  const section = sectionWith(page, timeline.heading)
  await expect(titlesIn(section)).toHaveText([
    timeline.before.title,
    ...timeline.entries.map(({ title }) => title),
  ])
  await expect(section).toContainText(`${timeline.ordinal} 1`)
  const entries = section.getByRole('listitem')
  for (const [at, { figure, unit }] of timeline.entries.entries()) {
    await expect(entries.nth(at)).toContainText(`${timeline.ordinal} ${at + 2}`)
    await expect(entries.nth(at)).toContainText(`${figure} ${unit}`)
  }
})

for (const { width, pitch } of [
  { width: 1440, pitch: 6 },
  { width: 768, pitch: 4 },
  { width: 360, pitch: 4 },
]) {
  test(`at ${width} px every year is ${pitch} px long`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const section = sectionWith(page, timeline.heading)
    const tops = await Promise.all(
      timeline.marks.map(
        async ({ label }) =>
          (await section.getByText(label, { exact: true }).boundingBox())?.y ?? 0,
      ),
    )
    const [first = { at: 0 }] = timeline.marks
    expect(tops.map((top) => Math.round(top - (tops[0] ?? 0)))).toEqual(
      timeline.marks.map(({ at }) => (at - first.at) * pitch),
    )
    for (const { span } of timeline.entries) {
      const bar = await section.locator(`[data-span="${span.join('–')}"]`).boundingBox()
      const length = (span[1] - span[0]) * pitch
      expect(Math.abs((bar?.height ?? 0) - length)).toBeLessThan(3.5)
    }
  })
}

test('a link skips to the last year', async ({ page }) => {
  await page.getByRole('link', { name: timeline.skip.label }).click()
  await expect(page.getByText(timeline.marks.at(-1)?.label ?? '')).toBeInViewport()
})

test('the year on the middle of the window is counted by the scroll', async ({ page }) => {
  const mark = timeline.marks[1]
  await page.getByText(mark?.label ?? '', { exact: true }).evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    scrollTo({ top: scrollY + top - innerHeight / 2, behavior: 'instant' })
  })
  await expect
    .poll(() =>
      page
        .locator(`[data-reading="${timeline.reading}"]`)
        .evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--reading'))),
    )
    .toBe(mark?.at)
})

test('four benefits are named on one fragment', async ({ page }) => {
  expect(specimen.parts).toHaveLength(4)
  const section = sectionWith(page, specimen.heading)
  await expect(section.getByRole('listitem').getByRole('heading')).toHaveText(
    specimen.parts.map(({ name }) => name),
  )
  await expect(section.getByRole('img', { name: specimen.drawing.title })).toBeVisible()
})

test('quality standards: our own figures are ticked, and no line shows an empty box', async ({
  page,
}) => {
  const lines = sectionWith(page, standards.heading).getByRole('listitem')
  await expect(lines).toHaveCount(standards.lines.length)
  for (const [at, line] of standards.lines.entries()) {
    await expect(lines.nth(at).getByRole('heading')).toHaveText(line.title)
    await expect(lines.nth(at)).toContainText(line.status)
    await expect(lines.nth(at).locator('svg')).toHaveCount('ticked' in line ? 1 : 0)
  }
})

test('the page leads on to purity and source', async ({ page }) => {
  await expectEnd(page, next, ['/water-purity', '/source-of-water'])
})

for (const width of [320, 360, 600, 768, 1041, 1440]) {
  test(`at ${width} px the moving year passes beside the words, and no entry runs into the next`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/natural-filtration')
    const found = await sectionWith(page, timeline.heading).evaluate((section) => {
      const lines = [...section.querySelectorAll('li :is(h3, p), p.note[style]')].flatMap(
        (text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return [...range.getClientRects()].map(({ left, right }) => ({ left, right }))
        },
      )
      const { left, width: across } = (
        section.querySelector('[data-reading]') as HTMLElement
      ).getBoundingClientRect()
      const beside = lines.every((line) => line.right <= left || line.left >= left + across)
      const entries = [...section.querySelectorAll('li')].map((li) => li.getBoundingClientRect())
      const apart = entries.every((one, at) =>
        entries
          .slice(at + 1)
          .every(
            (other) =>
              one.right <= other.left ||
              other.right <= one.left ||
              one.bottom <= other.top + 1 ||
              other.bottom <= one.top + 1,
          ),
      )
      return { lines: lines.length, beside, apart }
    })
    expect(found.lines).toBeGreaterThan(8)
    expect(found).toMatchObject({ beside: true, apart: true })
  })
}
