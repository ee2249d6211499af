import { type RefObject, useEffect } from 'react'
import { islandReady } from '../ui/island-ready.ts'

/** Tells the page that an island runs, so that what its visitor did before is done now (`client:touch`). */
export function useIslandReady(ready: boolean, element: RefObject<Element | null>): void {
  useEffect(() => {
    if (ready) element.current?.dispatchEvent(new Event(islandReady, { bubbles: true }))
  }, [ready, element])
}
