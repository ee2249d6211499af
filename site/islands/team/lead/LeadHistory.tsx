import type { LeadDetail, LeadEvent } from '../../../../contract/team-leads.ts'
import { shortName, statusLabels, wholeMoment } from '../lead-words.ts'

/** Who did what, the newest first. */
export function LeadHistory({ lead }: { lead: LeadDetail }) {
  return (
    <section aria-labelledby="lead-history">
      <h3 id="lead-history">History</h3>
      <ol className="lead-history">
        {lead.history.toReversed().map((event) => (
          <li key={event.id}>
            <span>{eventWords(event)}</span>
            <time className="note" dateTime={new Date(event.at).toISOString()}>
              {wholeMoment(event.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}

function eventWords(event: LeadEvent): string {
  const who = event.by ? shortName({ address: event.by }) : 'The server'
  switch (event.kind) {
    case 'received':
      return 'Received'
    case 'status':
      return `${who}: ${statusLabels[event.from]} → ${statusLabels[event.to]}`
    case 'assignee':
      return `${who}: ${event.to ? `assigned to ${shortName({ address: event.to })}` : 'assigned to nobody'}`
    case 'note':
      return `${who} wrote a note`
    case 'sent-again':
      return `${who} sent a mail again`
  }
}
