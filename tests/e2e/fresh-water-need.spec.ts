import type { Page } from '@playwright/test'
import { freshWaterCrisisSections } from '../../site/views/fresh-water-crisis/fresh-water-crisis-sections.ts'
import { registry } from '../support/figure-texts.ts'
import { wordsOf } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const path = '/fresh-water-crisis'

test('drivers stand on one ground line and growth rises beside the heading', async ({ page }) => {
  await page.goto(path)
  const { tops, bottoms, section, heading } = await page
    .locator('main section:has([data-rising])')
    .evaluate((element) => {
      const box = (part: Element | null) => part?.getBoundingClientRect() ?? new DOMRect()
      const sheets = [...element.querySelectorAll('article [role=img]')].map(box)
      return {
        tops: sheets.map(({ top }) => top),
        bottoms: sheets.map(({ bottom }) => Math.round(bottom)),
        section: box(element).top,
        heading: box(element.querySelector('h2')).bottom,
      }
    })
  expect(tops).toHaveLength(4)
  expect(new Set(bottoms).size).toBe(1)
  expect(tops.at(-1)).toBeLessThan(heading)
  expect(tops.at(-1)).toBeGreaterThan(section)
})

test('each region has a map of its own, as wide as the people affected', async ({ page }) => {
  await page.goto(path)
  const { affectedSubSaharanAfrica, affectedSouthAsia, affectedMiddleEast } = registry
  const plates = page.getByRole('article').filter({ has: page.getByRole('figure') })
  const maps = plates.getByRole('img')
  await expect(maps).toHaveCount(3)
  for (const [at, { map }] of wordsOf(freshWaterCrisisSections('en').regions).plates.entries()) {
    await expect(maps.nth(at)).toHaveAccessibleName(`${map.title} ${map.description}`)
  }
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 780 })
    const boxes = await maps.evaluateAll((all) => all.map((map) => map.getBoundingClientRect()))
    const [first = 1, ...others] = boxes.map((box) => box.width)
    for (const [at, { value }] of [affectedSouthAsia, affectedMiddleEast].entries()) {
      expect((others[at] ?? 0) / first).toBeCloseTo(value / affectedSubSaharanAfrica.value, 1)
    }
    const heights = boxes.map((box) => box.height)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2)
  }
})

test('a sector’s tile opens its dialog anywhere, a topic’s button its table; both give focus back', async ({
  page,
}) => {
  await page.goto(path)
  const tile = page.locator('tbody', { has: page.getByRole('button', { name: 'Agriculture' }) })
  await tile.click({ position: { x: 700, y: 20 } })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Agriculture')
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Challenges', 'Solutions'])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()

  const opener = page.getByRole('button', { name: /Physical Water Scarcity$/ })
  await opener.click()
  await expect(dialog).toHaveAccessibleName('Physical Water Scarcity')
  await expect(dialog.getByRole('rowheader').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test.describe('sector bars', () => {
  /** How far each bar has grown, and how far it goes. */
  const shares = (page: Page) =>
    page.locator('[data-bar]').evaluateAll((bars: HTMLElement[]) => ({
      now: bars.map((bar) => Number.parseInt(getComputedStyle(bar).backgroundSize, 10)),
      full: bars.map((bar) => Number(bar.dataset.bar)),
    }))

  async function expectShares(page: Page, most: number): Promise<void> {
    const { now, full } = await shares(page)
    expect(now).toEqual(full.map((share) => Math.min(share, most)))
    expect(full).toHaveLength(5)
  }

  test('grow by 2 points every 50 ms up to their share, once in view', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.goto(path)
    await page.clock.pauseAt(600_000)
    await expectShares(page, 0)
    await page.setViewportSize({ width: 1440, height: 1400 })
    await page
      .locator('table:has([data-bar])')
      .evaluate((table) => table.scrollIntoView({ block: 'center' }))
    // The window tells the bars in its own time that they are in view.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const last = [...document.querySelectorAll('[data-bar]')].at(-1)
          if (last) new IntersectionObserver(resolve).observe(last)
        }),
    )
    for (const [milliseconds, reached] of [
      [50, 2],
      [100, 6],
      [350, 20],
      [2000, 100],
    ] as const) {
      await page.clock.runFor(milliseconds)
      await expectShares(page, reached)
    }
  })

  test('stand at their share on paper though never in view, and under reduced motion', async ({
    page,
  }) => {
    await page.goto(path)
    await expect.poll(async () => (await shares(page)).now).toEqual([0, 0, 0, 0, 0])
    await page.emulateMedia({ media: 'print' })
    await expectShares(page, 100)
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
    await page.reload()
    await expectShares(page, 100)
  })
})
