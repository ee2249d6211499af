import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LeadDetail, LeadRow } from '../../../../contract/team-leads.ts'
import { leadKey, showLead } from '../inbox/open-lead.ts'
import { leadLists } from '../inbox/use-leads.ts'
import { callTeam } from '../team-call.ts'
import { leadPath } from './use-lead.ts'

type Seen = Pick<LeadRow, 'reference' | 'version'>

/** Shows both anew, here and in every list: one of the two has left or entered them. */
function useShown() {
  const cache = useQueryClient()
  return (lead: LeadDetail, other: string) => {
    showLead(cache, lead)
    void cache.invalidateQueries({ queryKey: leadKey(other) })
    void cache.invalidateQueries({ queryKey: leadLists })
  }
}

/** Lets a lead stand for another one, too. */
export function useMerge({ reference, version }: Seen, other: Seen, onDone: () => void) {
  const show = useShown()
  return useMutation({
    mutationFn: () =>
      callTeam<LeadDetail>(leadPath('merge', reference), {
        method: 'POST',
        body: { version, other: { reference: other.reference, version: other.version } },
      }),
    onSuccess: (lead) => {
      onDone()
      show(lead, other.reference)
    },
  })
}

/** Lets a merged lead stand for itself again. */
export function useTakeApart({ reference, version }: Seen, whole: string) {
  const show = useShown()
  return useMutation({
    mutationFn: () =>
      callTeam<LeadDetail>(leadPath('takeApart', reference), { method: 'POST', body: { version } }),
    onSuccess: (lead) => show(lead, whole),
  })
}
