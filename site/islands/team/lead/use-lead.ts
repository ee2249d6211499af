import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type LeadDetail, teamLeadPaths } from '../../../../contract/team-leads.ts'
import { leadKey, showLead } from '../inbox/open-lead.ts'
import { callTeam } from '../team-call.ts'

/** The path of a call about one lead: its own, or one below it. */
export function leadPath(
  path: 'lead' | 'merge' | 'notes' | 'note' | 'sendAgain' | 'takeApart',
  reference: string,
  id = '',
): string {
  return teamLeadPaths[path]
    .replace(':reference', encodeURIComponent(reference))
    .replace(':id', encodeURIComponent(id))
}

/** What becomes of an answer shows within seconds; while the mail server is away, with everything else. */
const isLeaving = ({ state, attempts }: LeadDetail['answers'][number]) =>
  state === 'waiting' && attempts < 2

export function useLead(reference: string) {
  return useQuery({
    queryKey: leadKey(reference),
    queryFn: ({ signal }) => callTeam<LeadDetail>(leadPath('lead', reference), { signal }),
    // Somebody else may work on it meanwhile.
    refetchInterval: ({ state }) => (state.data?.answers.some(isLeaving) ? 2_000 : 30_000),
  })
}

/** Shows what a call answered, here and in every list. */
export function useShowLead(): (lead: LeadDetail) => void {
  const cache = useQueryClient()
  return (lead) => showLead(cache, lead)
}
