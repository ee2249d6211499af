import { use } from 'react'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { clockOf } from '../clock-words.ts'
import { answerMail } from '../inbox/answer-mail.ts'
import { InboxContext } from '../inbox/inbox-context.ts'
import { LeadMarks } from '../inbox/LeadCells.tsx'
import { aboutLead, teamWords, wholeMoment } from '../lead-words.ts'
import '../../../ui/Action.css'

type LeadAnswerProps = {
  lead: LeadDetail
  /** An answer was begun in the mail program. */
  answering: boolean
  onAnswering: (reference: string | null) => void
  onContacted: () => void
}

/** Who writes, how long an answer may take, and what begins it in the colleague's own mail program. */
export function LeadAnswer({ lead, answering, onAnswering, onContacted }: LeadAnswerProps) {
  const { now } = use(InboxContext)
  const { state, words } = clockOf(lead, now)

  function contacted(): void {
    onContacted()
    onAnswering(null)
  }

  return (
    <section aria-label="Answer" className="lead-answer">
      <p>
        <LeadMarks lead={lead} />
        {lead.organization && <span>{lead.organization}</span>}
        <span>{aboutLead(lead)}</span>
        {words && (
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
      <a
        className="action action-primary"
        href={answerMail(lead)}
        onClick={() => onAnswering(lead.reference)}
      >
        Answer by email
      </a>
      <div role="status">
        {answering && lead.status === 'new' && (
          <p className="lead-answered">
            <span>Answered?</span>
            <button type="button" className="action action-outline" onClick={contacted}>
              Mark as contacted
            </button>
          </p>
        )}
      </div>
    </section>
  )
}
