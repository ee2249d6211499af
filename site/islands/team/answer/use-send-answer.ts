import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { filledPath } from '../../../../contract/filled-path.ts'
import { type AnswerDraft, teamAnswerPaths } from '../../../../contract/team-answers.ts'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { leadKey } from '../inbox/lead-keys.ts'
import { showLead } from '../inbox/open-lead.ts'
import { callTeam, TeamCallError } from '../team-call.ts'
import { materialKey } from './material-key.ts'
import { draftScope } from './use-answer-draft.ts'

/** Milliseconds: a plan is set on paper before the answer is queued. */
const patience = 40_000

/**
 * Sends an answer on the version of the lead that its writer has seen. Where somebody else changed it meanwhile the lead is
 * shown as it is now, and nothing is sent. Pressed again after no answer came, it is the same answer.
 */
export function useSendAnswer(
  { reference, version }: Pick<LeadDetail, 'reference' | 'version'>,
  onSent: (draft: AnswerDraft) => void,
) {
  const cache = useQueryClient()
  const attempt = useRef({ id: '', words: '' })
  return useMutation({
    // After the drafts that are on their way: none of them comes back after it.
    scope: draftScope(reference),
    mutationFn: (draft: AnswerDraft) => {
      const words = JSON.stringify(draft)
      if (attempt.current.words !== words) attempt.current = { id: crypto.randomUUID(), words }
      return callTeam<LeadDetail>(filledPath(teamAnswerPaths.answer, { reference }), {
        method: 'POST',
        body: { id: attempt.current.id, version, ...draft },
        patience,
      })
    },
    onSuccess: (lead, draft) => {
      attempt.current = { id: '', words: '' }
      showLead(cache, lead)
      cache.removeQueries({ queryKey: materialKey(reference) })
      onSent(draft)
    },
    onError: async (error) => {
      if (!(error instanceof TeamCallError) || error.code !== 'conflict') return
      await cache.refetchQueries({ queryKey: leadKey(reference) })
    },
  })
}

/** Takes back an answer that has not left; its words become a draft again. */
export function useTakeBack(reference: string, onBack: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, draft }: { id: string; draft: AnswerDraft }) => {
      const path = filledPath(teamAnswerPaths.sentAnswer, { reference, id })
      const lead = await callTeam<LeadDetail>(path, { method: 'DELETE' })
      await callTeam(filledPath(teamAnswerPaths.draft, { reference }), {
        method: 'PUT',
        body: draft,
      })
      return lead
    },
    onSuccess: (lead) => {
      showLead(cache, lead)
      onBack()
    },
    onError: () => cache.refetchQueries({ queryKey: leadKey(reference) }),
  })
}
