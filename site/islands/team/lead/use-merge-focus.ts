import { useEffect, useRef } from 'react'
import type { LeadDetail } from '../../../../contract/team-leads.ts'

/**
 * Moves the focus to what one has merged, or to the name once it was taken apart: the button that did it is gone then.
 * The returned function hears that this colleague did it, as others merge too.
 */
export function useMergeFocus({ mergedInto, merged }: LeadDetail): () => void {
  const ours = useRef(false)
  const shown = (mergedInto === null ? 0 : 1) + merged.length
  const before = useRef(shown)

  useEffect(() => {
    const isMore = shown > before.current
    if (before.current === shown) return
    before.current = shown
    if (!ours.current) return
    ours.current = false
    const place = isMore ? '#lead-merged, #lead-merged-into' : '#lead-title'
    document.querySelector<HTMLElement>(`.lead-pane :is(${place})`)?.focus()
  }, [shown])

  return () => {
    ours.current = true
  }
}
