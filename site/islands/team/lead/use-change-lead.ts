import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeadStatus } from '../../../../contract/lead-filters.ts'
import type { Colleague, LeadDetail } from '../../../../contract/team-leads.ts'
import { callTeam, TeamCallError } from '../team-call.ts'
import { whatOthersChanged } from './others-change.ts'
import { leadKey, leadPath, showLead } from './use-lead.ts'

export type LeadChange = { status: LeadStatus } | { assignee: Colleague | null }

/**
 * Changes status or assignee: shown at once, taken back when it fails. Where somebody else changed the lead meanwhile,
 * theirs stands, and `problem` says what it is.
 */
export function useChangeLead(reference: string) {
  const cache = useQueryClient()
  const key = leadKey(reference)
  const [problem, setProblem] = useState('')
  const known = () => cache.getQueryData<LeadDetail>(key)

  const { mutate, isPending } = useMutation({
    // One after the other: the next one needs the version that the one before it made.
    scope: { id: `lead-${reference}` },
    mutationFn: async (change: LeadChange) => {
      const body = {
        version: known()?.version,
        ...('status' in change ? change : { assigneeId: change.assignee?.id ?? null }),
      }
      return callTeam<LeadDetail>(leadPath('lead', reference), { method: 'PATCH', body })
    },
    onMutate: async (change) => {
      setProblem('')
      await cache.cancelQueries({ queryKey: key })
      const before = known()
      if (before) cache.setQueryData<LeadDetail>(key, { ...before, ...change })
      return { before }
    },
    onSuccess: (lead) => showLead(cache, lead),
    onError: async (error, _, context) => {
      const before = context?.before
      if (before) cache.setQueryData(key, before)
      if (!(error instanceof TeamCallError) || error.code !== 'conflict' || !before) {
        return setProblem(error.message)
      }
      try {
        const now = await callTeam<LeadDetail>(leadPath('lead', reference))
        showLead(cache, now)
        setProblem(whatOthersChanged(before, now))
      } catch {
        setProblem(error.message)
      }
    },
  })

  return { change: mutate, isPending, problem }
}
