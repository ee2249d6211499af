import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { LeadPage } from '../../../../contract/team-leads.ts'
import { countInTitle } from '../use-view-title.ts'
import { type ListedRows, steadyRows } from './steady-rows.ts'

type Shown = ListedRows & {
  unseen: readonly string[]
  moved: boolean
  written: string
  /** When it was made, epoch milliseconds by the server's clock. */
  made: number
}

const nothing: Shown = { urgent: [], rest: [], unseen: [], moved: false, written: '', made: 0 }

/**
 * The rows to show of the pages that came. While nobody reads further down (`calm`), the list is renewed as it comes;
 * otherwise what stands keeps its place until `renew`: `unseen` counts the messages that wait, `moved` says that others do.
 */
export function useSteadyRows(
  pages: readonly LeadPage[] | undefined,
  written: string,
  calm: () => boolean,
) {
  const [shown, setShown] = useState<Shown>(nothing)
  const isCalm = useRef(calm)
  isCalm.current = calm

  // Before the eye sees the rows of other filters.
  useLayoutEffect(() => {
    if (!pages) return
    const fresh = listed(pages)
    const made = pages[0]?.at ?? 0
    setShown((last) => {
      const other = last.written !== written
      const empty = last.urgent.length + last.rest.length === 0
      const steady = steadyRows(last, fresh, last.made)
      // Another page was added at the end, or everything may move.
      if (other || empty || isCalm.current())
        return { ...fresh, unseen: [], moved: false, written, made }
      return { ...steady, written, made: last.made }
    })
  }, [pages, written])

  const renew = useCallback(() => {
    if (!pages) return
    const made = pages[0]?.at ?? 0
    setShown({ ...listed(pages), unseen: [], moved: false, written, made })
  }, [pages, written])

  const isOurs = shown.written === written
  const unseen = isOurs ? shown.unseen.length : 0
  useEffect(() => {
    countInTitle(unseen)
    return () => countInTitle(0)
  }, [unseen])

  return { rows: shown, unseen, moved: isOurs && shown.moved, renew }
}

/** A lead that came between two pages stands on both. */
function listed(pages: readonly LeadPage[]): ListedRows {
  const urgent = pages[0]?.urgent ?? []
  const seen = new Set(urgent.map(({ reference }) => reference))
  const rest = pages
    .flatMap(({ leads }) => leads)
    .filter(({ reference }) => !seen.has(reference) && seen.add(reference))
  return { urgent, rest }
}
