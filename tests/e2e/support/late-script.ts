import type { Page } from '@playwright/test'

/** The files that islands begin with. */
const islandFiles = /\/_astro\/(?:ContactForm|PartnershipForm|AuthCard|SupplyPlanner)\.[\w-]+\.js/

/** Lets the scripts of islands come only once what it returns is called, as on a poor connection. */
export async function delayIslands(page: Page): Promise<() => void> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(islandFiles, async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}

/** Lets no island's script arrive, until what it returns is called. */
export async function loseIslands(page: Page): Promise<() => Promise<void>> {
  await page.route(islandFiles, (route) => route.abort())
  return () => page.unroute(islandFiles)
}

/** Whether the island of the page runs. */
export function isRunning(page: Page): Promise<boolean> {
  return page.locator('astro-island:not([ssr])').count().then(Boolean)
}
