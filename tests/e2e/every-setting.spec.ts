/**
 * What every page keeps whatever a reader's machine brings: late typefaces or none, a low or a large screen, letters
 * and lines set wider, text twice as large. Each page is visited once.
 */
import type { Page } from '@playwright/test'
import { pagePaths } from '../../site/content/page-paths.ts'
import { movedByTypefaces } from './support/layout-shift.ts'
import { boxesOf, drawn } from './support/measure.ts'
import { sidewaysOverflow } from './support/page-guarantees.ts'
import { openRows } from './support/quantities.ts'
import { firstSection } from './support/sections.ts'
import { expect, test } from './support/site.ts'
import { textFaults } from './support/text-faults.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 412, height: 823 } })

const screens = [
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 2560, height: 1600 },
]

/** What a reader may set, and in windows of how many px. */
const settings: readonly [name: string, sheet: string, widths: readonly number[]][] = [
  // https://www.w3.org/TR/WCAG22/#text-spacing
  [
    'letters set wider',
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
    [360],
  ],
  // https://www.w3.org/TR/WCAG22/#resize-text
  ['text twice as large', ':root { font-size: 200% }', [390, 360]],
]

for (const path of pagePaths) {
  test(`${path} stands still when its typefaces come late, opens on one full screen, and fits in any letters`, async ({
    page,
  }) => {
    const { shift, moved } = await movedByTypefaces(page, path)
    expect.soft(moved, 'blocks that typefaces move').toEqual([])
    expect.soft(shift, 'words that begin another line').toBeLessThan(0.05)

    await test.step('one full screen', () => opensOnOneScreen(page))

    await openRows(page)
    for (const [setting, sheet, widths] of settings) {
      await test.step(setting, async () => {
        await readWith(page, sheet)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          const message = `${setting} at ${width} px`
          await expect.soft.poll(() => sidewaysOverflow(page), { message }).toBe(0)
          await expect.soft
            .poll(() => textFaults(page), { message })
            .toEqual({ cut: [], overlapping: [] })
        }
        await readWith(page, '')
      })
    }

    // Last: they do not come back.
    await test.step('without typefaces', async () => {
      await page.locator('#typefaces').evaluate((sheet) => sheet.remove())
      for (const width of [320, 360, 600, 640]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.soft
          .poll(() => sidewaysOverflow(page), { message: `without typefaces at ${width} px` })
          .toBe(0)
      }
    })
  })
}

/** Where the first section has a film: it fills every screen, and title and next step stand on it. */
async function opensOnOneScreen(page: Page): Promise<void> {
  const hero = firstSection(page)
  const film = hero.locator('[data-moving-picture]')
  if ((await film.count()) === 0) return
  for (const { width, height } of screens) {
    const size = `${width} × ${height}`
    await page.setViewportSize({ width, height })
    await drawn(page)
    const [whole, picture, title, action] = await boxesOf(
      hero,
      film,
      hero.locator('h1'),
      hero.locator('a.action').last(),
    )
    expect.soft(whole.height, `hero at ${size}`).toBeGreaterThanOrEqual(height)
    expect.soft(picture.height, `picture at ${size}`).toBe(whole.height)
    expect.soft(title.top, `title at ${size}`).toBeGreaterThanOrEqual(68)
    expect.soft(action.bottom, `next step at ${size}`).toBeLessThanOrEqual(height)
  }
}

/** Lays a reader's own style sheet over the page, in place of the one before. */
async function readWith(page: Page, sheet: string): Promise<void> {
  await page.evaluate((rules) => {
    const own = new CSSStyleSheet()
    own.replaceSync(rules)
    document.adoptedStyleSheets = [own]
  }, sheet)
}
