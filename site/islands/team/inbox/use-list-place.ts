import { useLayoutEffect, useRef } from 'react'

/** Pixels from the top of the page within which its first messages are in sight and nobody reads further down. */
const nearTop = 160

/** Where phones show one thing at a time. */
const narrow = '(width <= 1040px)'

/**
 * The place in the list that is come back to: on narrow windows an opened message takes the list's place, from its
 * top. `leave` is called before it opens.
 */
export function useListPlace(away: boolean): { isAtTop: () => boolean; leave: () => void } {
  const place = useRef(0)
  const wasAway = useRef(away)

  useLayoutEffect(() => {
    if (wasAway.current === away) return
    wasAway.current = away
    if (!matchMedia(narrow).matches) return
    scrollTo({ top: away ? 0 : place.current, behavior: 'instant' })
  }, [away])

  return {
    isAtTop: () => {
      const reads = document.activeElement?.closest('[role=row], .inbox-list select')
      return scrollY < nearTop && !reads && !wasAway.current
    },
    leave: () => {
      if (!wasAway.current) place.current = scrollY
    },
  }
}
