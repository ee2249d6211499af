import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { filledPath } from '../../../../contract/filled-path.ts'
import { type AnswerDraft, teamAnswerPaths } from '../../../../contract/team-answers.ts'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { leadKey } from '../inbox/lead-keys.ts'
import { callTeam } from '../team-call.ts'

/** Milliseconds after the last key. */
const pause = 800

/** Calls of one scope follow each other: what was written last is what is kept. */
export const draftScope = (reference: string) => ({ id: `answer-${reference}` })

/** Keeps what is written on the server, where its author alone reads it; nothing of it stays in the browser. */
export function useAnswerDraft(reference: string) {
  const cache = useQueryClient()
  const newest = useRef<AnswerDraft>(undefined)
  const [isSaved, setSaved] = useState(false)
  const { mutate, error } = useMutation({
    scope: draftScope(reference),
    mutationFn: (draft: AnswerDraft) =>
      callTeam(filledPath(teamAnswerPaths.draft, { reference }), { method: 'PUT', body: draft }),
    onSuccess: (_, draft) => {
      // One that was written over meanwhile says nothing of what stands there now.
      if (draft === newest.current) setSaved(true)
      // The button that opens the composer says so.
      cache.setQueryData<LeadDetail>(
        leadKey(reference),
        (lead) => lead && { ...lead, hasDraft: draft.text.trim() !== '' },
      )
    },
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function keepNow(): void {
    if (timer.current === undefined || !newest.current) return
    clearTimeout(timer.current)
    timer.current = undefined
    mutate(newest.current)
  }

  function keep(draft: AnswerDraft): void {
    clearTimeout(timer.current)
    newest.current = draft
    setSaved(false)
    timer.current = setTimeout(keepNow, pause)
  }

  /** What is sent needs no draft. */
  function drop(): void {
    clearTimeout(timer.current)
    timer.current = undefined
    newest.current = undefined
    setSaved(false)
  }

  const latest = useRef(keepNow)
  latest.current = keepNow
  // Closed within the pause, the last words are kept all the same.
  useEffect(() => () => latest.current(), [])

  const told = error ? 'The draft could not be saved.' : isSaved ? 'Draft saved.' : ''
  return { keep, drop, told }
}
