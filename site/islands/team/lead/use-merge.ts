import { useMutation, useQueryClient } from '@tanstack/react-query'
import { filledPath } from '../../../../contract/filled-path.ts'
import { type LeadDetail, type LeadRow, teamLeadPaths } from '../../../../contract/team-leads.ts'
import { leadKey, leadLists } from '../inbox/lead-keys.ts'
import { showLead } from '../inbox/open-lead.ts'
import { callTeam } from '../team-call.ts'

type Seen = Pick<LeadRow, 'reference' | 'version'>

/** Shows both anew, here and in every list: one of the two has left or entered them. */
function useShown(onDone: () => void) {
  const cache = useQueryClient()
  return (lead: LeadDetail, other: string) => {
    onDone()
    showLead(cache, lead)
    void cache.invalidateQueries({ queryKey: leadKey(other) })
    void cache.invalidateQueries({ queryKey: leadLists })
  }
}

/** Lets a lead stand for another one, too. */
export function useMerge(whole: Seen, part: Seen, onDone: () => void) {
  const show = useShown(onDone)
  return useMutation({
    mutationFn: () =>
      callTeam<LeadDetail>(filledPath(teamLeadPaths.merge, { reference: whole.reference }), {
        method: 'POST',
        body: {
          version: whole.version,
          other: { reference: part.reference, version: part.version },
        },
      }),
    onSuccess: (lead) => show(lead, part.reference),
  })
}

/** Lets a merged lead stand for itself again; `whole` is the reference of the one that stood for it. */
export function useTakeApart(part: Seen, whole: string, onDone: () => void) {
  const show = useShown(onDone)
  return useMutation({
    mutationFn: () =>
      callTeam<LeadDetail>(filledPath(teamLeadPaths.takeApart, { reference: part.reference }), {
        method: 'POST',
        body: { version: part.version },
      }),
    onSuccess: (lead) => show(lead, whole),
  })
}
