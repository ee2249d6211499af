import { useQuery, useQueryClient } from '@tanstack/react-query'
import { filledPath } from '../../../../contract/filled-path.ts'
import { type LeadDetail, teamLeadPaths } from '../../../../contract/team-leads.ts'
import { leadKey } from '../inbox/lead-keys.ts'
import { showLead } from '../inbox/open-lead.ts'
import { callTeam } from '../team-call.ts'

/** What becomes of an answer shows within seconds; while the mail server is away, with everything else. */
const isLeaving = ({ state, attempts }: LeadDetail['answers'][number]) =>
  state === 'waiting' && attempts < 2

/** The whole lead; asked for while `isAsked`: one that is being erased, or is erased, is not. */
export function useLead(reference: string, isAsked: boolean) {
  return useQuery({
    enabled: isAsked,
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
