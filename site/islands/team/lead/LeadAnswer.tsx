import { use, useRef } from 'react'
import type { AnswerDraft } from '../../../../contract/team-answers.ts'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { AnswerComposer } from '../answer/AnswerComposer.tsx'
import { AnswerLeaving } from '../answer/AnswerLeaving.tsx'
import { answeringWords } from '../answer/answer-words.ts'
import { useTakeBack } from '../answer/use-send-answer.ts'
import { clockOf } from '../clock-words.ts'
import { answerMail } from '../inbox/answer-mail.ts'
import { InboxContext } from '../inbox/inbox-context.ts'
import { LeadMarks } from '../inbox/LeadCells.tsx'
import { aboutLead, teamWords, wholeMoment } from '../lead-words.ts'
import '../../../ui/Action.css'

type LeadAnswerProps = {
  lead: LeadDetail
  /** The composer is open. */
  answering: boolean
  onAnswering: (reference: string | null) => void
}

/** Who writes, how long an answer may take, and where it is written. */
export function LeadAnswer({ lead, answering, onAnswering }: LeadAnswerProps) {
  const { now } = use(InboxContext)
  const { state, words } = clockOf(lead, now)
  const isMerged = lead.mergedInto !== null
  const button = useRef<HTMLButtonElement>(null)
  const sent = useRef<AnswerDraft>(null)
  const takeBack = useTakeBack(lead.reference, () => onAnswering(lead.reference))
  const leaving = lead.answers.findLast(
    (answer) => answer.mine && answer.state === 'waiting' && answer.attempts === 0,
  )

  function undo(id: string, subject: string, text: string): void {
    const { attachments } = sent.current ?? { attachments: [] }
    takeBack.mutate({ id, draft: { subject, text, attachments } })
  }

  return (
    <section aria-label="Answer" className="lead-answer">
      <p>
        <LeadMarks lead={lead} />
        {lead.organization && <span>{lead.organization}</span>}
        <span>{aboutLead(lead)}</span>
        {words && !isMerged && (
          <span className="lead-clock" data-clock={state} title={wholeMoment(lead.answerDueAt)}>
            {words}
          </span>
        )}
      </p>
      <p>
        <span className="lead-address">{lead.email}</span>
        <CopyButton text={lead.email} label="Copy the address" words={teamWords.lead.copy} />
      </p>
      <p>
        <span>{lead.reference}</span>
        <CopyButton text={lead.reference} label="Copy the reference" words={teamWords.lead.copy} />
      </p>
      {leaving && (
        <AnswerLeaving
          key={leaving.id}
          answer={leaving}
          busy={takeBack.isPending}
          refusal={takeBack.error?.message}
          onUndo={() => undo(leaving.id, leaving.subject, leaving.text)}
        />
      )}
      {answering ? (
        <AnswerComposer
          lead={lead}
          onSent={(draft) => {
            sent.current = draft
            onAnswering(null)
          }}
          onClose={() => {
            onAnswering(null)
            // Rendered again by then.
            requestAnimationFrame(() => button.current?.focus())
          }}
        />
      ) : (
        <>
          <p role="status" className="answer-others">
            {answeringWords(lead.answering)}
          </p>
          {/* A merged message is answered where it was merged into; what was begun here is not lost. */}
          {(!isMerged || lead.hasDraft) && (
            <div className="answer-actions">
              <button
                ref={button}
                type="button"
                className="action action-primary"
                onClick={() => onAnswering(lead.reference)}
              >
                {lead.hasDraft ? 'Continue your answer' : 'Answer'}
              </button>
              <a className="action action-text" href={answerMail(lead)}>
                Use your own mail program
              </a>
            </div>
          )}
        </>
      )}
    </section>
  )
}
