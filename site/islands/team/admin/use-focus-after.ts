import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to a heading when something was done, as `done` says in words: the button that did it is gone. The
 * returned reference goes to the heading.
 */
export function useFocusAfter(done: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (done) heading.current?.focus()
  }, [done])
  return heading
}
