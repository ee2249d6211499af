import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AnswerDraft } from '../../../../contract/team-answers.ts'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { leadKey } from '../inbox/open-lead.ts'
import { callTeam } from '../team-call.ts'
import { answerPath } from './answer-path.ts'

/** Milliseconds after the last key. */
const pause = 800

/** Calls of one scope follow each other: what was written last is what is kept. */
export const draftScope = (reference: string) => ({ id: `answer-${reference}` })

/** Keeps what is written on the server, where its author alone reads it; nothing of it stays in the browser. */
export function useAnswerDraft(reference: string) {
  const cache = useQueryClient()
  const { mutate, isSuccess, isPending, error } = useMutation({
    scope: draftScope(reference),
    mutationFn: (draft: AnswerDraft) =>
      callTeam(answerPath('draft', reference), { method: 'PUT', body: draft }),
    // The button that opens the composer says so.
    onSuccess: (_, { text }) =>
      cache.setQueryData<LeadDetail>(
        leadKey(reference),
        (lead) => lead && { ...lead, hasDraft: text.trim() !== '' },
      ),
  })
  const [isUnsaved, setUnsaved] = useState(false)
  const waiting = useRef<{ draft: AnswerDraft; timer: ReturnType<typeof setTimeout> }>(undefined)

  function keepNow(): void {
    const last = waiting.current
    if (!last) return
    clearTimeout(last.timer)
    waiting.current = undefined
    setUnsaved(false)
    mutate(last.draft)
  }

  function keep(draft: AnswerDraft): void {
    clearTimeout(waiting.current?.timer)
    setUnsaved(true)
    waiting.current = { draft, timer: setTimeout(keepNow, pause) }
  }

  /** What is sent needs no draft. */
  function drop(): void {
    clearTimeout(waiting.current?.timer)
    setUnsaved(false)
    waiting.current = undefined
  }

  const latest = useRef(keepNow)
  latest.current = keepNow
  // Closed within the pause, the last words are kept all the same.
  useEffect(() => () => latest.current(), [])

  const told = error
    ? 'The draft could not be saved.'
    : isSuccess && !isPending && !isUnsaved
      ? 'Draft saved.'
      : ''
  return { keep, drop, told }
}
