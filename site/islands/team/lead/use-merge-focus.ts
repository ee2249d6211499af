import { useEffect, useRef, useState } from 'react'
import type { LeadDetail } from '../../../../contract/team-leads.ts'

/**
 * Moves the focus to what one has merged, or to the name once it was taken apart: the button that did it is gone then.
 * The returned function hears that this colleague did it, as others merge too.
 */
export function useMergeFocus({ mergedInto, merged }: LeadDetail): () => void {
  const [done, setDone] = useState(0)
  const shown = (mergedInto === null ? 0 : 1) + merged.length
  // `isMore` of a change that nobody has claimed yet: the list may show it before the answer to the call is here.
  const last = useRef<{ done: number; shown: number; isMore?: boolean | undefined }>({
    done,
    shown,
  })

  useEffect(() => {
    const was = last.current
    const isMore = shown === was.shown ? was.isMore : shown > was.shown
    const isOurs = done > was.done
    if (isMore === undefined) return
    last.current = { done, shown, isMore: isOurs ? undefined : isMore }
    if (!isOurs) return
    const place = isMore ? '#lead-merged, #lead-merged-into' : '#lead-title'
    document.querySelector<HTMLElement>(`.lead-pane :is(${place})`)?.focus()
  }, [shown, done])

  return () => setDone((times) => times + 1)
}
