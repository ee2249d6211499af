import type { Page } from '@playwright/test'

/** Lets requests for these addresses go out only once what it returns is called, as on a poor connection. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}
