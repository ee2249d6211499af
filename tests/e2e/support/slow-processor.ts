import type { BrowserContext, Page } from '@playwright/test'

/** How many times slower than it is the processor shall be for every page: `npm run test:steady` sets it. */
export const slowed = Number(process.env.SLOWED ?? 1)

/** By how many milliseconds at most the server answers the call of a page late: `npm run test:steady -- --late` sets it. */
export const late = Number(process.env.LATE_ANSWERS ?? 0)

/** How long is waited for what a page says only after it has tried in vain three times, or a server after its first load. */
export const afterTries = { timeout: 20_000 * slowed }

/** How long is waited for what the server of the site desk has done by a process of its own: a check, a list of texts. */
export const afterOwnProcess = { timeout: 60_000 * slowed }

/**
 * Slows every page that a context opens. Chromium does it by keeping a core busy for each such page, idle ones too: a
 * second page open for long starves the tests beside it. Source: https://chromedevtools.github.io/devtools-protocol/tot/Emulation
 */
export function slowPagesOf(context: BrowserContext): void {
  if (slowed > 1) context.on('page', (page) => void slow(page))
}

async function slow(page: Page): Promise<void> {
  try {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  } catch (error) {
    // A page may be gone before it was slowed.
    if (!page.isClosed()) throw error
  }
}
