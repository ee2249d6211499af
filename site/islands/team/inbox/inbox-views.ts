import { type LeadFilters, writeLeadFilters } from '../../../../contract/lead-filters.ts'

/** The views of a day's work, in the order of the page: addresses over the filters. */
export const inboxViews: readonly { id: string; label: string; filters: LeadFilters }[] = [
  { id: 'open', label: 'Open', filters: {} },
  { id: 'first', label: 'Answer first', filters: { due: 'first' } },
  { id: 'mine', label: 'Mine', filters: { assignee: 'me' } },
  { id: 'unassigned', label: 'Unassigned', filters: { assignee: 'nobody' } },
  { id: 'emergencies', label: 'Emergencies', filters: { emergency: 'some' } },
  { id: 'today', label: 'Today', filters: { when: 'today' } },
  { id: 'all', label: 'All', filters: { status: 'all' } },
]

/** Whether these filters are those of a view, whatever is searched for in it. */
export function isView(view: LeadFilters, { search: _, ...filters }: LeadFilters): boolean {
  return writeLeadFilters(view).toString() === writeLeadFilters(filters).toString()
}
