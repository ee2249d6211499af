/**
 * What every page keeps whatever a reader's machine brings: late typefaces, a low or a large screen. Each page is
 * visited once.
 */
import { routes } from '../../site/content/routes.ts'
import { movedByTypefaces } from './support/layout-shift.ts'
import { boxesOf, drawn } from './support/measure.ts'
import { firstSection } from './support/sections.ts'
import { expect, test } from './support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 412, height: 823 } })

const screens = [
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 2560, height: 1600 },
]

for (const { path } of routes) {
  test(`${path} stands still when its typefaces come late, and opens on one full screen`, async ({
    page,
  }) => {
    const { shift, moved } = await movedByTypefaces(page, path)
    expect.soft(moved, 'blocks that typefaces move').toEqual([])
    expect.soft(shift, 'words that begin another line').toBeLessThan(0.05)

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
  })
}
