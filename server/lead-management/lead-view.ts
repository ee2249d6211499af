import type { Need } from '../../contract/lead-context.ts'
import { dueSoonBefore, type LeadFilters, openStatuses } from '../../contract/lead-filters.ts'
import { addDays, startOfDay } from '../kernel/calendar.ts'

/** Filters as a store understands them: whose, and between which instants. Epoch milliseconds. */
export type LeadView = Pick<LeadFilters, 'kind' | 'interest'> & {
  /** Words that every found lead holds, as typed. */
  search: string | undefined
  /** `all`, or those of which a lead has one. */
  statuses: 'all' | readonly string[]
  /** The id of an account; null for leads of nobody. */
  assigneeId: string | null | undefined
  /** Null for leads that are no emergency. */
  need: Need | null | undefined
  suspicious: boolean | undefined
  /** Only leads that are still new and whose answer is due before this. */
  dueBefore: number | undefined
  /** Received from this instant, and before that one. */
  from: number | undefined
  until: number | undefined
  /** When the view was opened: what is overdue then stays so on every page. */
  at: number
}

type Viewer = {
  /** The account that asks, for `me`; undefined on the command line. */
  accountId: string | undefined
  at: number
  timeZone: string
}

/** What a colleague sees under these filters at an instant. */
export function leadView(filters: LeadFilters, { accountId, at, timeZone }: Viewer): LeadView {
  const { search, kind, interest, status = [...openStatuses], assignee, from, to } = filters
  return {
    search,
    kind,
    interest,
    statuses: status,
    assigneeId: assigneeOf(assignee, accountId),
    need: filters.emergency && needs[filters.emergency],
    suspicious: isYes(filters.suspicious),
    dueBefore: filters.due && (filters.due === 'overdue' ? at : at + dueSoonBefore),
    from: from === undefined ? undefined : startOfDay(from, timeZone),
    until: to === undefined ? undefined : startOfDay(addDays(to, 1), timeZone),
    at,
  }
}

const needs = { yes: 'emergency', maybe: 'maybe', no: null } as const

function assigneeOf(
  assignee: string | undefined,
  accountId: string | undefined,
): string | null | undefined {
  if (assignee === 'nobody') return null
  // Nobody is signed in on the command line: no lead is theirs.
  return assignee === 'me' ? (accountId ?? '') : assignee
}

function isYes(word: 'yes' | 'no' | undefined): boolean | undefined {
  return word && word === 'yes'
}
