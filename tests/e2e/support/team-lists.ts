/** What the specs of the team's lists share. */
import { expect, type Page } from '@playwright/test'
import { scrollTo, sidewaysOverflow } from './page-guarantees.ts'
import { violationsOf } from './violations.ts'

/** The row of a list that holds a text. */
export const row = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text })

/** Presses the button of the dialog that asks, and waits until it is gone. */
export async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Closes the dialog by Escape. Hidden at once, it is there until the page has heard of it. */
export async function dismiss(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(0)
}

/** On a phone, a tablet and a desktop nothing runs out of the window, and axe finds nothing. */
export async function expectSoundAtEveryWidth(page: Page): Promise<void> {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sidewaysOverflow(page)).toBe(0)
    // Further down a link under the sticky header counts as too small.
    await scrollTo(page, 0)
    expect(await violationsOf(page, 'main')).toEqual([])
  }
}
