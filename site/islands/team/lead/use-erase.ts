import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { filledPath } from '../../../../contract/filled-path.ts'
import { type ErasedPerson, teamLeadPaths } from '../../../../contract/team-leads.ts'
import { openedLeads } from '../inbox/lead-keys.ts'
import { callTeam } from '../team-call.ts'

/** The end of what is held about a person, by address. */
export type Erasing = UseMutationResult<ErasedPerson, Error, string>

/** Erases a person; the messages that were read are forgotten here too. */
export function useErase(onErased: () => void): Erasing {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (address: string) =>
      callTeam<ErasedPerson>(filledPath(teamLeadPaths.person, { address }), { method: 'DELETE' }),
    // A question under way would be answered that there is no such message.
    onMutate: () => cache.cancelQueries({ queryKey: openedLeads }),
    onSuccess: () => {
      onErased()
      cache.removeQueries({ queryKey: openedLeads })
    },
  })
}
