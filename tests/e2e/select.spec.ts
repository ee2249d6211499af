import type { Page } from '@playwright/test'
import { boxesOf } from './support/measure.ts'
import { expect, test } from './support/site.ts'

const topic = (page: Page) => page.getByRole('combobox', { name: 'Topic' })
const option = (page: Page, name: string) => page.getByRole('option', { name })

/** Opens the list of topics by keyboard, with its first topic in focus. */
async function open(page: Page): Promise<void> {
  await page.goto('/contact')
  await topic(page).focus()
  await page.keyboard.press('Enter')
  await expect(option(page, 'Partnership')).toBeFocused()
}

test.describe('letters typed into the list', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await open(page)
    // The next topic with this letter, after the one in focus.
    await page.keyboard.press('p')
    await expect(option(page, 'Pure Flow')).toBeFocused()
  })

  test('within a second they are one word', async ({ page }) => {
    await page.keyboard.press('a')
    await expect(option(page, 'Partnership')).toBeFocused()
  })

  test('after a second of rest a new word begins', async ({ page }) => {
    await page.clock.runFor(1_100)
    // No topic begins with a: as the second letter of a word it would find Partnership.
    await page.keyboard.press('a')
    await page.clock.runFor(1_100)
    await expect(option(page, 'Pure Flow')).toBeFocused()
    await page.keyboard.press('m')
    await expect(option(page, 'Media')).toBeFocused()
  })
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 900, height: 320 } })

  test('the list keeps 10 px from the edges, and a pointer on its arrow scrolls it', async ({
    page,
  }) => {
    await open(page)
    const [list] = await boxesOf(page.locator('.select-list'))
    expect(list.top).toBeGreaterThanOrEqual(10)
    expect(list.bottom).toBeLessThanOrEqual(310)

    const viewport = page.locator('.select-list [data-radix-select-viewport]')
    const before = await viewport.evaluate((element) => element.scrollTop)
    // A step each 50 ms, as long as the pointer rests there.
    await page.locator('.select-scroll').last().hover()
    await expect
      .poll(() => viewport.evaluate((element) => element.scrollTop))
      .toBeGreaterThan(before + 40)
    await expect(option(page, 'Other')).toBeInViewport()
  })
})
