import { savesData } from './saves-data.ts'

/** How long a page rests after its load before an island's script is fetched ahead of the touch, ms. */
const rest = 8_000

/** Fetches, once, every file that the island's script consists of, side by side; runs none of them. */
export function fetchChunks(island: HTMLElement, priority: 'high' | 'low'): void {
  const { chunks = '' } = island.dataset
  delete island.dataset.chunks
  for (const href of chunks.split(' ').filter(Boolean)) {
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        fetchPriority: priority,
        href,
      }),
    )
  }
}

/** Fetches the island's script once the page has rested for a good while with the island in view. */
export function fetchWhenIdle(island: HTMLElement): void {
  if (savesData()) return
  const idle = window.requestIdleCallback ?? setTimeout
  const watcher = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    watcher.disconnect()
    idle(() => fetchChunks(island, 'low'))
  })
  const wait = () =>
    setTimeout(() => {
      for (const child of island.children) watcher.observe(child)
    }, rest)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
