import { expect, type Page } from '@playwright/test'
import { holdRequests } from './hold-requests.ts'

/** The files that islands begin with. */
const islandFiles = /\/_astro\/(?:ContactForm|PartnershipForm|AuthCard|SupplyPlanner)\.[\w-]+\.js/

/** Lets the scripts of islands come only once what it returns is called, as on a poor connection. */
export async function delayIslands(page: Page): Promise<() => void> {
  return (await holdRequests(page, islandFiles)).release
}

/** Lets no island's script arrive, until what it returns is called. */
export async function loseIslands(page: Page): Promise<() => Promise<void>> {
  await page.route(islandFiles, (route) => route.abort())
  return () => page.unroute(islandFiles)
}

/** Waits until the island of the page runs: nothing of it is still to be fetched. */
export async function untilRunning(page: Page): Promise<void> {
  await expect.poll(() => isRunning(page)).toBe(true)
}

/** Whether the island of the page runs. */
export function isRunning(page: Page): Promise<boolean> {
  return page.locator('astro-island:not([ssr])').count().then(Boolean)
}
