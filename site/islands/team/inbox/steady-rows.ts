import type { LeadRow } from '../../../../contract/team-leads.ts'

export type ListedRows = {
  /** The leads to be answered first, then all others. */
  urgent: readonly LeadRow[]
  rest: readonly LeadRow[]
}

type Steady = ListedRows & {
  /** References of leads that came and are not shown yet. */
  unseen: readonly string[]
}

/**
 * A list in which nothing moves under the eyes of a reader: what `shown` has keeps its place, in its new state; what
 * lies beyond its end in `fresh` is added there; what came meanwhile waits, and is counted.
 */
export function steadyRows(shown: ListedRows, fresh: ListedRows): Steady {
  const inFresh = new Map(everyRow(fresh).map((row) => [row.reference, row]))
  const stand = new Set(everyRow(shown).map((row) => row.reference))
  const renewed = (rows: readonly LeadRow[]) => rows.map((row) => inFresh.get(row.reference) ?? row)
  const last = fresh.rest.findLastIndex((row) => stand.has(row.reference))
  const isNew = (row: LeadRow) => !stand.has(row.reference)
  const before = [...fresh.urgent, ...fresh.rest.slice(0, last + 1)].filter(isNew)
  return {
    urgent: renewed(shown.urgent),
    rest: [...renewed(shown.rest), ...fresh.rest.slice(last + 1).filter(isNew)],
    unseen: before.map((row) => row.reference),
  }
}

function everyRow({ urgent, rest }: ListedRows): LeadRow[] {
  return [...urgent, ...rest]
}
