import type { Page } from '@playwright/test'

/**
 * Waits until a page stands in its typefaces: none is under way, and on a phone, which asks for them after its first
 * picture, they were asked for. Those that a test refuses are not waited for.
 */
export async function typefacesStand(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const sheet = document.querySelector<HTMLStyleElement>('#typefaces')
    if (sheet && !matchMedia(sheet.media).matches) return false
    // Lays the page out: only what is set in a typeface asks for it.
    await document.fonts.ready
    return [...document.fonts].every(({ status }) => status !== 'loading')
  })
}
