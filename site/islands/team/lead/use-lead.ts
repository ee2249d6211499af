import { useQuery, useQueryClient } from '@tanstack/react-query'
import { filledPath } from '../../../../contract/filled-path.ts'
import { type LeadDetail, teamLeadPaths } from '../../../../contract/team-leads.ts'
import { leadKey } from '../inbox/lead-keys.ts'
import { showLead } from '../inbox/open-lead.ts'
import { callTeam } from '../team-call.ts'

/** What becomes of an answer shows within seconds; while the mail server is away, with everything else. */
const isLeaving = ({ state, attempts }: LeadDetail['answers'][number]) =>
  state === 'waiting' && attempts < 2

/** The whole lead; not asked for any more once it is erased (`isErased`), or while it is being erased. */
export function useLead(reference: string, isErased: boolean) {
  return useQuery({
    enabled: !isErased,
    queryKey: leadKey(reference),
    queryFn: ({ signal }) =>
      callTeam<LeadDetail>(filledPath(teamLeadPaths.lead, { reference }), { signal }),
    // Somebody else may work on it meanwhile.
    refetchInterval: ({ state }) => (state.data?.answers.some(isLeaving) ? 2_000 : 30_000),
  })
}

/** Shows what a call answered, here and in every list. */
export function useShowLead(): (lead: LeadDetail) => void {
  const cache = useQueryClient()
  return (lead) => showLead(cache, lead)
}
