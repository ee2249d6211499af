import type { Page } from '@playwright/test'

export type HeldRequests = {
  /** Lets the waiting ones go out, and those to come. */
  release(): void
  /** Lets those to come wait again. */
  hold(): void
}

/** Lets requests for these addresses go out only once they are released, as on a poor connection. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<HeldRequests> {
  let gate = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await gate.promise
    // The page may be gone by then.
    await route.continue().catch(() => undefined)
  })
  return {
    release: () => gate.resolve(),
    hold: () => {
      gate = Promise.withResolvers()
    },
  }
}
