import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { filledPath } from '../../../../contract/filled-path.ts'
import { type LeadDetail, teamLeadPaths } from '../../../../contract/team-leads.ts'
import { leadKey } from '../inbox/lead-keys.ts'
import { showLead } from '../inbox/open-lead.ts'
import { tagsKey } from '../inbox/use-tags.ts'
import { callTeam, TeamCallError } from '../team-call.ts'
import { bodyOf, changeWords, type LeadChange, reverse, shownAtOnce } from './lead-change.ts'
import { whatOthersChanged } from './others-change.ts'

/** What was done last, in words, and what takes it back. */
export type Undo = { change: LeadChange; words: string }

/**
 * Changes what the team says of a message: shown at once, taken back when it fails. Where somebody else changed the lead meanwhile,
 * theirs stands, and `problem` says what it is.
 */
export function useChangeLead(reference: string) {
  const cache = useQueryClient()
  const key = leadKey(reference)
  const [problem, setProblem] = useState('')
  const [undo, setUndo] = useState<Undo | null>(null)
  const known = () => cache.getQueryData<LeadDetail>(key)

  const { mutate, isPending } = useMutation({
    // One after the other: the next one needs the version that the one before it made.
    scope: { id: `lead-${reference}` },
    mutationFn: async (change: LeadChange) => {
      const body = { version: known()?.version, ...bodyOf(change) }
      return callTeam<LeadDetail>(filledPath(teamLeadPaths.lead, { reference }), {
        method: 'PATCH',
        body,
      })
    },
    onMutate: async (change) => {
      setProblem('')
      setUndo(null)
      await cache.cancelQueries({ queryKey: key })
      const before = known()
      if (before) cache.setQueryData<LeadDetail>(key, { ...before, ...shownAtOnce(change) })
      return { before }
    },
    onSuccess: (lead, change, context) => {
      showLead(cache, lead)
      if ('tags' in change) void cache.invalidateQueries({ queryKey: tagsKey })
      const back = context.before && !change.undo ? reverse(context.before, change) : null
      setUndo(back && { change: back, words: changeWords(change) })
    },
    onError: async (error, _, context) => {
      const before = context?.before
      if (before) cache.setQueryData(key, before)
      if (!(error instanceof TeamCallError) || error.code !== 'conflict' || !before) {
        return setProblem(error.message)
      }
      try {
        const now = await callTeam<LeadDetail>(filledPath(teamLeadPaths.lead, { reference }))
        showLead(cache, now)
        setProblem(whatOthersChanged(before, now))
      } catch {
        setProblem(error.message)
      }
    },
  })

  return { change: mutate, isPending, problem, undo }
}
