import type { LeadRow } from '../../../../contract/team-leads.ts'

export type ListedRows = {
  /** The leads to be answered first, then all others. */
  urgent: readonly LeadRow[]
  rest: readonly LeadRow[]
}

type Steady = ListedRows & {
  /** References of messages that came since and are not shown yet. */
  unseen: readonly string[]
  /** Whether others stand in the list now: older ones that moved up, or that somebody's change has brought. */
  moved: boolean
}

/** Milliseconds: what came at this distance from the list's making may have missed it. */
const writingTime = 5_000

/**
 * A list in which nothing moves under the eyes of a reader: what `shown` has keeps its place, in its new state; what
 * lies beyond its end in `fresh` is added there; what came meanwhile waits. `since` is when `shown` was made, epoch
 * milliseconds: only what was received after it came.
 */
export function steadyRows(shown: ListedRows, fresh: ListedRows, since: number): Steady {
  const inFresh = new Map(everyRow(fresh).map((row) => [row.reference, row]))
  const stand = new Set(everyRow(shown).map((row) => row.reference))
  const renewed = (rows: readonly LeadRow[]) => rows.map((row) => inFresh.get(row.reference) ?? row)
  const last = fresh.rest.findLastIndex((row) => stand.has(row.reference))
  const isNew = (row: LeadRow) => !stand.has(row.reference)
  const before = [...fresh.urgent, ...fresh.rest.slice(0, last + 1)].filter(isNew)
  const came = before.filter(({ receivedAt }) => receivedAt > since - writingTime)
  return {
    urgent: renewed(shown.urgent),
    rest: [...renewed(shown.rest), ...fresh.rest.slice(last + 1).filter(isNew)],
    unseen: came.map((row) => row.reference),
    moved: came.length < before.length,
  }
}

function everyRow({ urgent, rest }: ListedRows): LeadRow[] {
  return [...urgent, ...rest]
}
