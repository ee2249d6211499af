import { expect, type Locator, type Page } from '@playwright/test'
import { afterTries } from './slow-processor.ts'

/** Milliseconds after which the team's page tries a call that failed once more, at most. */
const longestPause = 2_000

/** Waits for what a page says once it has tried a call three times, with the pauses between left out: its clock is installed. */
export async function untilGivenUp(page: Page, told: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(longestPause)
    await expect(told).toBeVisible({ timeout: 300 })
  }).toPass(afterTries)
}
