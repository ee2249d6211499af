import type { Need } from '../../contract/lead-context.ts'
import { dueSoonBefore, type LeadFilters, openStatuses } from '../../contract/lead-filters.ts'
import { addDays, dayOf, startOfDay } from '../kernel/calendar.ts'

/** Filters as a store understands them: whose, and between which instants. Epoch milliseconds. */
export type LeadView = Pick<LeadFilters, 'kind' | 'interest'> & {
  /** Words that every found lead holds, as typed. */
  search: string | undefined
  /** `all`, or those of which a lead has one. */
  statuses: 'all' | readonly string[]
  /** The id of an account; null for leads of nobody. */
  assigneeId: string | null | undefined
  /** Null for leads that are no emergency; `some` for those that are one, or may be. */
  need: Need | 'some' | null | undefined
  suspicious: boolean | undefined
  /** Only leads that are still new and whose answer is due before this. */
  dueBefore: number | undefined
  /** Only leads that stand on top of the inbox. */
  first: boolean
  /** Only leads whose answer is due before this or whose follow-up has come; `later` for those put off. */
  when: { before: number } | 'later' | undefined
  /** Whether what is put off is left out. */
  hidesLater: boolean
  /** Whether those that others stand for are left out. */
  hidesMerged: boolean
  tag: string | undefined
  /** In lower case. */
  person: string | undefined
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
    dueBefore: dueBefore(filters.due, at),
    first: filters.due === 'first',
    when: filters.when === 'today' ? { before: endOfDay(at, timeZone) } : filters.when,
    // Whoever looks for something wants all of it.
    hidesLater: !(filters.status || filters.when || filters.tag || filters.person || search),
    // Whoever looks for a person or for words finds them wherever they were written.
    hidesMerged: !(filters.person || search),
    tag: filters.tag,
    person: filters.person?.toLowerCase(),
    from: from === undefined ? undefined : startOfDay(from, timeZone),
    until: to === undefined ? undefined : startOfDay(addDays(to, 1), timeZone),
    at,
  }
}

const needs = { yes: 'emergency', maybe: 'maybe', some: 'some', no: null } as const

function dueBefore(due: LeadFilters['due'], at: number): number | undefined {
  return due === 'overdue' ? at : due === 'soon' ? at + dueSoonBefore : undefined
}

function endOfDay(at: number, timeZone: string): number {
  return startOfDay(addDays(dayOf(at, timeZone), 1), timeZone)
}

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
