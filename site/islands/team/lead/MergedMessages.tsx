import type { LeadDetail, MergedLead } from '../../../../contract/team-leads.ts'
import { Letters } from '../answer/Correspondence.tsx'
import { LeadLink } from '../inbox/LeadLink.tsx'
import { shortName, wholeMoment } from '../lead-words.ts'
import { Events } from './LeadHistory.tsx'
import { TakeApart } from './TakeApart.tsx'
import './MergedMessages.css'

type MergedMessagesProps = { lead: LeadDetail; onApart: () => void }

/** Other messages that this one stands for, each with its words, letters, notes and history. */
export function MergedMessages({ lead, onApart }: MergedMessagesProps) {
  if (lead.merged.length === 0) return null
  return (
    <section aria-labelledby="lead-merged">
      <h3 id="lead-merged" tabIndex={-1}>
        Merged into this message
      </h3>
      {lead.merged.map((merged) => (
        <Merged key={merged.reference} merged={merged} lead={lead} onApart={onApart} />
      ))}
    </section>
  )
}

function Merged({ merged, lead, onApart }: MergedMessagesProps & { merged: MergedLead }) {
  const { reference, receivedAt, message, email, history } = merged
  const notes = history.filter((event) => event.kind === 'note')
  return (
    <article aria-label={reference} className="lead-merged">
      <p className="lead-merged-head">
        <LeadLink reference={reference}>{reference}</LeadLink>
        <span className="note">
          {wholeMoment(receivedAt)}
          {email.toLowerCase() !== lead.email.toLowerCase() && `, from ${email}`}
        </span>
      </p>
      <p className="lead-message">{message}</p>
      <Letters lead={merged} />
      {notes.map((note) => (
        <div key={note.id}>
          <p className="lead-note-text">{note.text}</p>
          <p className="note">
            Note by {note.by ? shortName({ address: note.by }) : 'the server'},{' '}
            {wholeMoment(note.at)}
          </p>
        </div>
      ))}
      <details>
        <summary>History of {reference}</summary>
        <Events history={history} />
      </details>
      <TakeApart part={merged} whole={lead.reference} onApart={onApart} />
    </article>
  )
}
