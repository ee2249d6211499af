import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { type LeadDetail, teamLeadPaths } from '../../../../contract/team-leads.ts'
import { showRows } from '../inbox/change-leads.ts'
import { callTeam } from '../team-call.ts'

export const leadKey = (reference: string) => ['lead', reference] as const

/** The path of a call about one lead: its own, or one below it. */
export function leadPath(
  path: 'lead' | 'notes' | 'note' | 'sendAgain',
  reference: string,
  id = '',
): string {
  return teamLeadPaths[path]
    .replace(':reference', encodeURIComponent(reference))
    .replace(':id', encodeURIComponent(id))
}

export function useLead(reference: string) {
  return useQuery({
    queryKey: leadKey(reference),
    queryFn: ({ signal }) => callTeam<LeadDetail>(leadPath('lead', reference), { signal }),
    // Somebody else may work on it meanwhile.
    refetchInterval: 30_000,
  })
}

/** Shows what a call answered, here and in every list. */
export function useShowLead(): (lead: LeadDetail) => void {
  const cache = useQueryClient()
  return (lead) => showLead(cache, lead)
}

export function showLead(cache: QueryClient, lead: LeadDetail): void {
  cache.setQueryData(leadKey(lead.reference), lead)
  showRows(cache, [lead])
}
