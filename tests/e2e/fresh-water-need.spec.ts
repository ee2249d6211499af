import type { Locator, Page } from '@playwright/test'
import { formatCount } from '../../site/ui/count-format.ts'
import { heightOf, sheet } from '../../site/views/fresh-water-crisis/cells.ts'
import { freshWaterCrisis } from '../../site/views/fresh-water-crisis/fresh-water-crisis-sections.ts'
import {
  columns,
  drivers,
  pairs,
  path,
  regions,
  scarcity,
  section,
  sectors,
  stats,
} from './support/crisis-page.ts'
import { expectActions } from './support/links.ts'
import { lastSection, titlesIn } from './support/sections.ts'
import { expect, test } from './support/site.ts'

// The richest page of the site: 27 tables behind one address.
test.describe.configure({ timeout: 60_000 })

const widths = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width))

test.describe('the need', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(path)
  })

  test('the figures count up, each above a published one', async ({ page }) => {
    const figures = section(page, stats.heading).getByRole('listitem')
    await figures.first().scrollIntoViewIfNeeded()
    await expect(figures.locator('[data-count-to]')).toHaveText(
      stats.figures.flatMap(({ figure }) =>
        typeof figure === 'string' ? [] : formatCount(figure),
      ),
      { timeout: 20_000 },
    )
    await expect(figures).toContainText(stats.figures.map(({ scope }) => scope))
    await expect(figures).toContainText(stats.figures.map(({ published }) => published.says))
    await expect(figures.locator('cite')).toContainText(
      stats.figures.map(({ published }) => published.source.publisher),
    )
  })

  test('drivers are drawn on sheets of one scale; growth rises beside the heading', async ({
    page,
  }) => {
    const items = section(page, drivers.heading).getByRole('article')
    await expect(items).toHaveCount(4)
    await expect(items).toContainText(drivers.items.map(({ stat }) => stat))
    await expect(items).toContainText(drivers.items.map(({ statLabel }) => statLabel))
    const boxes = await items
      .getByRole('img')
      .evaluateAll((all) => all.map((svg) => svg.getBoundingClientRect()))
    for (const [index, { drawing }] of drivers.items.entries()) {
      const added = drawing.kind === 'laid-on' ? heightOf(drawing.percent) : 0
      const [first, box] = [boxes[0], boxes[index]]
      expect((box?.height ?? 0) / (first?.height ?? 1)).toBeCloseTo(1 + added / sheet.height, 1)
    }
    // They stand on one ground line, and the tall one rises beside the heading.
    expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1)
    const within = await section(page, drivers.heading).boundingBox()
    const heading = await page.getByRole('heading', { name: drivers.heading }).boundingBox()
    expect(boxes.at(-1)?.top).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0))
    expect(boxes.at(-1)?.top).toBeGreaterThan(within?.y ?? 0)
  })

  test('regions stand as wide as the number of people affected', async ({ page }) => {
    const plates = section(page, regions.heading).getByRole('article')
    const entries = regions.plates.map(({ entry }) => entry)
    expect(entries).toHaveLength(3)
    await expect(plates.getByRole('heading')).toHaveText(entries.map(({ title }) => title))
    await expect(plates).toContainText(entries.map(({ figure }) => figure))
    await expect(plates).toContainText(regions.plates.map(() => 'Rendering'))
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 780 })
      const [first = 1, ...others] = await widths(plates.locator('img'))
      for (const [index, other] of others.entries()) {
        const share = regions.plates[index + 1]?.millions ?? 0
        expect(other / first).toBeCloseTo(share / (regions.plates[0]?.millions ?? 1), 1)
      }
    }
  })

  test('every challenge has its solution', async ({ page }) => {
    const list = section(page, pairs.heading)
    expect(pairs.rows).toHaveLength(5)
    await expect(titlesIn(list)).toHaveText(pairs.rows.map(({ question }) => question))
    for (const { question, answers } of pairs.rows) {
      const pair = list.locator('section', {
        has: page.getByRole('heading', { level: 3, name: question }),
      })
      for (const [index, answer] of answers.entries()) {
        await expect(pair.getByRole('paragraph').nth(index)).toContainText(
          `${pairs.voices[index]?.name} ${answer}`,
        )
      }
    }
  })

  test('five sector tiles open their description, lists, source and every figure', async ({
    page,
  }) => {
    test.slow()
    const rows = section(page, sectors.heading).locator('tbody')
    await expect(rows).toHaveCount(5)
    for (const [index, sheet] of sectors.sheets.entries()) {
      const row = rows.nth(index)
      await expect(row).toContainText(`${sheet.share} %`)
      // Anywhere on the tile.
      await row.click({ position: { x: 700, y: 20 } })
      const dialog = page.getByRole('dialog', { name: sheet.title })
      await expect(dialog).toBeVisible()
      await expect(dialog.getByText(sheet.text, { exact: true })).toBeVisible()
      await expect(dialog.getByRole('term')).toHaveText([
        ...sheet.figures.map(({ label }) => label),
        sectors.words.source,
        sectors.words.published,
      ])
      await expect(dialog.getByRole('definition')).toContainText([
        ...sheet.figures.map(({ value, unit }) => `${value} ${unit}`),
        sheet.source,
        sheet.published.says,
      ])
      await expect(titlesIn(dialog)).toHaveText(['Challenges', 'Solutions'])
      await expect(dialog.getByRole('listitem')).toHaveText([
        ...sheet.challenges,
        ...sheet.solutions,
      ])
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
    }
    await expect(section(page, sectors.heading)).toContainText(sectors.caption)
  })

  test('four topics of scarcity and time open their figures', async ({ page }) => {
    const rows = section(page, scarcity.heading).getByRole('listitem')
    await expect(rows.getByRole('heading')).toHaveText([
      'Physical Water Scarcity',
      'Economic Water Scarcity',
      'Seasonal and Drought Scarcity',
      'Time Spent Collecting Water',
    ])
    for (const [index, topic] of scarcity.topics.entries()) {
      await rows.nth(index).getByRole('button').click()
      const dialog = page.getByRole('dialog', { name: topic.title })
      await expect(dialog.getByRole('columnheader')).toHaveText(columns)
      await expect(dialog.getByRole('rowheader')).toHaveCount(topic.metrics.length)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(rows.nth(index).getByRole('button')).toBeFocused()
    }
  })

  test('four calls to action lead on from both views', async ({ page }) => {
    const { actions } = freshWaterCrisis.next
    expect(actions.map(({ href }) => href).sort()).toEqual([
      '/contact',
      '/partnerships',
      '/pure-flow',
      '/water-purity',
    ])
    for (const address of [path, `${path}?view=data`]) {
      await page.goto(address)
      await expectActions(lastSection(page), { actions })
    }
  })
})

test.describe('sector bars', () => {
  const full = sectors.sheets.map(({ share }) => share)
  /** Where the bars stand when they have grown by so many points. */
  const reached = (points: number) => full.map((share) => Math.min(share, points))

  const shares = (page: Page) =>
    page
      .locator('[data-bar]')
      .evaluateAll((bars: HTMLElement[]) =>
        bars.map((bar) => Number.parseInt(getComputedStyle(bar).backgroundSize, 10)),
      )

  test('grow by 2 points every 50 ms up to their share, once in view', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.goto(path)
    await page.clock.pauseAt(600_000)
    expect(await shares(page)).toEqual(full.map(() => 0))
    await page.setViewportSize({ width: 1440, height: 1400 })
    await section(page, sectors.heading)
      .getByRole('table')
      .evaluate((table) => table.scrollIntoView({ block: 'center' }))
    // The window tells the bars in its own time that they are in view.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const last = [...document.querySelectorAll('[data-bar]')].at(-1)
          if (last) new IntersectionObserver(resolve).observe(last)
        }),
    )
    await page.clock.runFor(50)
    expect(await shares(page)).toEqual(reached(2))
    await page.clock.runFor(100)
    expect(await shares(page)).toEqual(reached(6))
    await page.clock.runFor(350)
    expect(await shares(page)).toEqual(reached(20))
    await page.clock.runFor(2000)
    expect(await shares(page)).toEqual(full)
  })

  test('stand at their share under reduced motion and in the HTML', async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    expect(await shares(page)).toEqual(full)
    const html = await (await request.get(path)).text()
    for (const share of full) expect(html).toContain(`--share:${share}%`)
  })

  test('stand at their share on paper, though never scrolled into view', async ({ page }) => {
    await page.goto(path)
    await expect.poll(() => shares(page)).toEqual(full.map(() => 0))
    await page.emulateMedia({ media: 'print' })
    expect(await shares(page)).toEqual(full)
  })
})
