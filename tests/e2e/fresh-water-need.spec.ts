import type { Locator, Page } from '@playwright/test'
import { sectorColumns, sectors, sectorText } from '../../site/content/sectors.ts'
import { columns, path, section } from './support/crisis-page.ts'
import { expect, test } from './support/site.ts'

// The richest page of the site: 27 tables behind one address.
test.describe.configure({ timeout: 60_000 })

const topics = [
  'Physical Water Scarcity',
  'Economic Water Scarcity',
  'Seasonal and Drought Scarcity',
  'Time Spent Collecting Water',
]

const widths = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width))

test.describe('the need', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(path)
  })

  test('the hero is titled Global Water Need, and is the one first heading', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Global Water Need'])
    await expect(page.locator('h1')).toHaveCount(1)
  })

  test('three figures count up, each beside a published one', async ({ page }) => {
    const figures = page.locator('.figure-line li')
    await figures.first().scrollIntoViewIfNeeded()
    await expect(figures.locator('[data-count-to]')).toHaveText(['2B+', '1.6B', '70 %'], {
      timeout: 20_000,
    })
    await expect(figures.locator('.figure-line-scope')).toContainText([
      'as stated by the company',
      'as stated by the company',
      'as stated by the company',
    ])
    await expect(figures.locator('cite')).toHaveCount(3)
    await expect(figures.first()).toContainText('2.2 billion')
  })

  test('four drivers are drawn on sheets of one scale, the tallest as three', async ({ page }) => {
    const drivers = page.locator('.multiple')
    await expect(drivers.locator('.figure')).toHaveText(['40 %', '30 %', '68 %', '200 %'])
    await expect(drivers.locator('.label')).toHaveText([
      'water-stressed regions',
      'lost through leakage',
      'urban by 2050',
      'industrial demand growth by 2030',
    ])
    const boxes = await drivers
      .locator('svg')
      .evaluateAll((all) => all.map((svg) => svg.getBoundingClientRect()))
    const heights = boxes.map(({ height }) => height / (boxes[0]?.height ?? 1))
    expect(heights.map((height) => Math.round(height * 10) / 10)).toEqual([1, 1, 1, 3.1])
    // They stand on one ground line, and the tall one rises beside the heading.
    expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1)
    const heading = await section(page, /Four drivers/)
      .getByRole('heading', { level: 2 })
      .boundingBox()
    expect(boxes[3]?.top).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0))
  })

  test('three regions stand as wide as the number of people affected', async ({ page }) => {
    const plates = page.locator('.plate-grid > figure')
    await expect(plates.getByRole('heading')).toHaveText([
      'Sub-Saharan Africa',
      'South Asia',
      'Middle East',
    ])
    await expect(plates.locator('.figure')).toContainText(['400M', '347M', '150M'])
    await expect(plates.locator('figcaption')).toContainText([
      'Rendering',
      'Rendering',
      'Rendering',
    ])
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 780 })
      const [first = 1, second = 0, third = 0] = await widths(plates.locator('img'))
      expect(second / first).toBeCloseTo(347 / 400, 1)
      expect(third / first).toBeCloseTo(150 / 400, 1)
    }
  })

  test('five challenges each have their solution', async ({ page }) => {
    const pairs = page.locator('.two-voice-row')
    await expect(pairs).toHaveCount(5)
    for (const pair of await pairs.all()) {
      await expect(pair.locator('.two-voice-speaker')).toHaveText([/Challenge/, /Solution/])
    }
  })

  test('five sector tiles open their description, lists, source and every figure', async ({
    page,
  }) => {
    test.slow()
    const rows = section(page, 'Water demand by sector').locator('tbody')
    await expect(rows).toHaveCount(5)
    for (const [index, sector] of sectors.entries()) {
      const row = rows.nth(index)
      await expect(row).toContainText(`${sector.percentage} %`)
      // Anywhere on the tile.
      await row.click({ position: { x: 700, y: 20 } })
      const dialog = page.getByRole('dialog', { name: sector.sector })
      await expect(dialog).toBeVisible()
      const named = Object.keys(sectorColumns) as (keyof typeof sectorColumns)[]
      await expect(dialog.locator('.sector-figures dt')).toHaveText(
        named.map((column) => sectorColumns[column].label),
      )
      await expect(dialog.locator('.sector-figures dd')).toHaveText(
        named.map((column) => sectorText(sector, column)),
      )
      for (const list of ['Challenges', 'Solutions']) {
        const lines = dialog.locator('.sector-lists > div', {
          has: page.getByRole('heading', { name: list }),
        })
        await expect(lines.getByRole('listitem')).toHaveCount(3)
      }
      await expect(dialog.locator('.sector-source')).toContainText('The company’s own sector table')
      await expect(dialog.locator('.sector-source cite')).toHaveCount(1)
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
    }
    await expect(section(page, 'Water demand by sector')).toContainText('add to 116 %')
  })

  test('four topics of scarcity and time open their figures', async ({ page }) => {
    const rows = page.locator('.index-entry')
    await expect(rows.getByRole('heading')).toHaveText(topics)
    for (const [index, topic] of topics.entries()) {
      await rows.nth(index).getByRole('button').click()
      const dialog = page.getByRole('dialog', { name: topic })
      await expect(dialog.getByRole('columnheader')).toHaveText(columns)
      await expect(dialog.getByRole('rowheader')).toHaveCount(5)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(rows.nth(index).getByRole('button')).toBeFocused()
    }
  })

  test('four calls to action lead on from both views', async ({ page }) => {
    const end = page.locator('.end-line')
    for (const address of [path, `${path}?view=data`]) {
      await page.goto(address)
      const targets = await end
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(targets).toEqual(['/water-purity', '/pure-flow', '/partnerships', '/contact'])
    }
  })
})

test.describe('sector bars', () => {
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
    expect(await shares(page)).toEqual([0, 0, 0, 0, 0])
    await page.setViewportSize({ width: 1440, height: 1400 })
    await page.locator('.ledger').evaluate((table) => table.scrollIntoView({ block: 'center' }))
    // The window tells the bars in its own time that they are in view.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const last = [...document.querySelectorAll('[data-bar]')].at(-1)
          if (last) new IntersectionObserver(resolve).observe(last)
        }),
    )
    await page.clock.runFor(50)
    expect(await shares(page)).toEqual([2, 2, 2, 2, 2])
    await page.clock.runFor(100)
    expect(await shares(page)).toEqual([6, 6, 6, 6, 5])
    await page.clock.runFor(350)
    expect(await shares(page)).toEqual([20, 19, 10, 12, 5])
    await page.clock.runFor(1250)
    expect(await shares(page)).toEqual([70, 19, 10, 12, 5])
  })

  test('stand at their share under reduced motion and in the HTML', async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    expect(await shares(page)).toEqual([70, 19, 10, 12, 5])
    const html = await (await request.get(path)).text()
    for (const share of [70, 19, 10, 12, 5]) expect(html).toContain(`--share:${share}%`)
  })

  test('stand at their share on paper, though never scrolled into view', async ({ page }) => {
    await page.goto(path)
    await expect.poll(() => shares(page)).toEqual([0, 0, 0, 0, 0])
    await page.emulateMedia({ media: 'print' })
    expect(await shares(page)).toEqual([70, 19, 10, 12, 5])
  })
})
