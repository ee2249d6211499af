import { useEffect, useRef } from 'react'

/** Milliseconds between two writes: Safari refuses more than a hundred in half a minute. */
const apart = 350

/**
 * Keeps a plan in the page's address, and takes it out once none can be read. Undefined waits, and so does the example
 * until something was written: nobody has asked for it.
 */
export function usePlanAddress(plan: string | undefined, example: boolean): void {
  const last = useRef(0)
  const written = useRef(false)
  useEffect(() => {
    if (plan === undefined || location.search.slice(1) === plan) return
    if (example && !written.current) return
    // An address that came with something else, or with a slip, is not ours to empty.
    if (!plan && !written.current) return
    const timer = setTimeout(
      () => {
        last.current = Date.now()
        written.current = true
        const anchor = plan ? '#plan' : location.hash
        history.replaceState(
          history.state,
          '',
          `${location.pathname}${plan && `?${plan}`}${anchor}`,
        )
      },
      Math.max(0, last.current + apart - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [plan, example])
}
