import type { ClientDirective } from 'astro'
import { fetchChunks, fetchWhenIdle } from './fetch-chunks.ts'
import { holdTouches } from './hold-touches.ts'

/** What `client:touch={…}` takes: when an island is wanted before anybody has touched it. */
export type TouchOptions = {
  /** Names of parameters: an address with one of them asks for something that only the island can show. */
  asked?: readonly string[]
  /** Whether any fragment of the address does. */
  fragment?: boolean
  /** Key of the tab's or the browser's storage that holds what only the island can show. */
  stored?: string
  /** Said under the island when its script does not arrive. */
  lost: string
}

/**
 * Hydrates an island at the first sign that its visitor turns to it: the mouse over it, a finger on it, the focus
 * in it, a link to it. What is done before it runs is kept and done then (`hold-touches.ts`). Where the script
 * does not arrive, forms are posted as without script, and the next touch asks again.
 */
const hydrateOnTouch: ClientDirective = (load, { value }, island) => {
  const options = value as unknown as TouchOptions
  let loading = false

  async function hydrate(): Promise<void> {
    if (loading) return
    loading = true
    fetchChunks(island, 'high')
    const run = await load()
    await run()
  }
  const touches = holdTouches(island, () => void hydrate())
  fetchWhenIdle(island)

  // Astro has tried twice by then; `load` itself never fails.
  island.addEventListener('astro:hydration-error', () => {
    loading = false
    touches.giveUp(options.lost)
  })

  function follow(): void {
    if (isWanted(island, options)) void hydrate()
  }
  addEventListener('hashchange', follow)
  follow()
}

function isWanted(island: HTMLElement, { asked = [], fragment, stored }: TouchOptions): boolean {
  const query = new URLSearchParams(location.search)
  const anchor = document.getElementById(location.hash.slice(1))
  return (
    asked.some((name) => query.has(name)) ||
    (fragment ? location.hash !== '' : Boolean(anchor?.contains(island))) ||
    (stored !== undefined && isStored(stored))
  )
}

function isStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null || localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export default hydrateOnTouch
