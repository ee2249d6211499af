import { useEffect, useRef, useState } from 'react'
import { type LeadAnswer, takeBackTime } from '../../../../contract/team-answers.ts'

type AnswerLeavingProps = {
  answer: LeadAnswer
  busy: boolean
  /** Why it could not be taken back. */
  refusal: string | undefined
  onUndo: () => void
}

/** The ten seconds in which an answer can be taken back. Counted here: the clock of this browser may be wrong. */
export function AnswerLeaving({ answer, busy, refusal, onUndo }: AnswerLeavingProps) {
  const [left, setLeft] = useState(takeBackTime / 1000)
  const undo = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    undo.current?.focus({ preventScroll: true })
    // Above what was read last, below the name that stays in sight: nobody looks for it within ten seconds.
    place.current?.scrollIntoView({ block: 'nearest' })
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])

  const canUndo = left > 0 && answer.attempts === 0
  return (
    <div ref={place} className="answer-leaving">
      <p role="status">{canUndo ? 'Your answer leaves in ten seconds.' : 'On its way.'}</p>
      {canUndo && (
        <button
          ref={undo}
          type="button"
          className="action action-outline"
          aria-label="Undo sending"
          disabled={busy}
          onClick={onUndo}
        >
          Undo <span aria-hidden="true">{left} s</span>
        </button>
      )}
      <div role="alert">{refusal && <p className="lead-told">{refusal}</p>}</div>
    </div>
  )
}
