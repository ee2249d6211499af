import type { QueryClient } from '@tanstack/react-query'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { showRows } from './change-leads.ts'
import { leadKey } from './lead-keys.ts'

/** Shows what a call answered about a lead, where it is open and in every list. */
export function showLead(cache: QueryClient, lead: LeadDetail): void {
  cache.setQueryData(leadKey(lead.reference), lead)
  showRows(cache, [lead])
}
