import { type MouseEvent, useSyncExternalStore } from 'react'

/** Fired when this page changes its own address; the browser's Back and Forward fire `popstate`. */
const moved = 'team-moved'

function follow(hear: () => void): () => void {
  addEventListener('popstate', hear)
  addEventListener(moved, hear)
  return () => {
    removeEventListener('popstate', hear)
    removeEventListener(moved, hear)
  }
}

/** The part of the address after the path, `?view=overview`; null in the server's HTML. */
export function useTeamAddress(): string | null {
  return useSyncExternalStore(
    follow,
    () => location.search,
    () => null,
  )
}

/** Goes to an address of the team's page without loading it; `replace` leaves no step for Back. */
export function goTo(href: string, { replace = false }: { replace?: boolean } = {}): void {
  history[replace ? 'replaceState' : 'pushState']({ within: !replace || stepsWithin() }, '', href)
  dispatchEvent(new Event(moved))
}

/** Whether Back stays on the team's page: the entry before this one is one of ours. */
export function stepsWithin(): boolean {
  return Boolean((history.state as { within?: boolean } | null)?.within)
}

/** What a link to a view does at a click: shows it from its top, in place, unless a new tab or window is wanted. */
export function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  const { altKey, ctrlKey, metaKey, shiftKey, button } = event
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || button !== 0) return
  event.preventDefault()
  const { pathname, search } = new URL(event.currentTarget.href)
  goTo(pathname + search)
  scrollTo({ top: 0, behavior: 'instant' })
}
