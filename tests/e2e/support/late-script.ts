import { expect, type Page } from '@playwright/test'
import { holdRequests } from './hold-requests.ts'
import { slowed } from './slow-processor.ts'

/** The files that islands begin with. */
const islandFiles = /\/_astro\/(?:ContactForm|PartnershipForm|AuthCard|SupplyPlanner)\.[\w-]+\.js/

/** Pages whose islands a test keeps waiting: they are loaded before these run. */
const late = new WeakSet<Page>()

/** Lets the scripts of islands come only once what it returns is called, as on a poor connection. */
export async function delayIslands(page: Page): Promise<() => void> {
  late.add(page)
  return (await holdRequests(page, islandFiles)).release
}

/** Lets no island's script arrive. */
export async function loseIslands(page: Page): Promise<void> {
  late.add(page)
  await page.route(islandFiles, (route) => route.abort())
}

/** Waits until every island of the page runs, where the test does not keep them. */
export async function islandsRun(page: Page): Promise<void> {
  if (!late.has(page)) await untilRunning(page)
}

export async function untilRunning(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 20_000 * slowed })
  // A form's own list takes the place of the browser's a moment later.
  await expect(page.locator('form[data-lead-form] select[aria-required]')).toHaveCount(0)
}

/** Whether the island of the page runs. */
export function isRunning(page: Page): Promise<boolean> {
  return page.locator('astro-island:not([ssr])').count().then(Boolean)
}
