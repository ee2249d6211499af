import type { Locator } from '@playwright/test'
import { drawn } from './support/measure.ts'
import { expect, test } from './support/site.ts'

/** How far a heading moves in the window, frame by frame, from before it is opened until it has settled. */
async function movementOf(heading: Locator, open: () => Promise<void>): Promise<number> {
  const watched = await heading.evaluateHandle((element) => {
    const tops: number[] = []
    const note = () => {
      tops.push(element.getBoundingClientRect().top)
      requestAnimationFrame(note)
    }
    note()
    return tops
  })
  await open()
  await expect(heading.locator('xpath=..')).toHaveAttribute('open', '')
  await drawn(heading.page())
  return watched.evaluate((tops) => Math.max(...tops) - Math.min(...tops))
}

for (const path of ['/', '/bulk-glacier-water', '/solutions']) {
  test(`one row of ${path} is open at most, its heading stays where it was, and it closes again`, async ({
    page,
  }) => {
    await page.goto(path)
    const rows = page.locator('main details[name] > summary')
    const open = page.locator('main details[name][open]')
    for (const viewport of [
      { width: 360, height: 780 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      if ((await open.count()) === 0) await rows.first().click()
      for (const row of [rows.nth(1), rows.nth(2)]) {
        await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
        await drawn(page)
        expect(await movementOf(row, () => row.click())).toBeLessThanOrEqual(1)
        await expect(open).toHaveCount(1)
      }
      await rows.nth(1).evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await rows.nth(1).focus()
      const press = () => page.keyboard.press('Enter')
      expect(await movementOf(rows.nth(1), press)).toBeLessThanOrEqual(1)
      await expect(open).toHaveCount(1)
      await press()
      await expect(open).toHaveCount(0)
    }
  })
}
