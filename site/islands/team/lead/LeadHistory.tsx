import type { LeadDetail, LeadEvent } from '../../../../contract/team-leads.ts'
import { shortName, statusLabels, wholeDay, wholeMoment } from '../lead-words.ts'

/** Who did what, the newest first. */
export function LeadHistory({ lead }: { lead: LeadDetail }) {
  return (
    <section aria-labelledby="lead-history">
      <h3 id="lead-history">History</h3>
      <Events history={lead.history} />
    </section>
  )
}

export function Events({ history }: Pick<LeadDetail, 'history'>) {
  return (
    <ol className="lead-history">
      {history.toReversed().map((event) => (
        <li key={event.id}>
          <span>{eventWords(event)}</span>
          <time className="note" dateTime={new Date(event.at).toISOString()}>
            {wholeMoment(event.at)}
          </time>
        </li>
      ))}
    </ol>
  )
}

function tagWords({ added, removed }: Extract<LeadEvent, { kind: 'tags' }>): string {
  const parts = [
    added.length > 0 && `tagged ${added.join(', ')}`,
    removed.length > 0 && `no longer tagged ${removed.join(', ')}`,
  ]
  return parts.filter(Boolean).join('; ')
}

const erasedMessage = 'a message that is erased'

function eventWords(event: LeadEvent): string {
  const who = event.by ? shortName({ address: event.by }) : 'The server'
  switch (event.kind) {
    case 'received':
      return 'Received'
    case 'status':
      return `${who}: ${statusLabels[event.from]} → ${statusLabels[event.to]}`
    case 'assignee':
      return `${who}: ${event.to ? `assigned to ${shortName({ address: event.to })}` : 'assigned to nobody'}`
    case 'need':
      return `${who}: ${event.to ? 'marked as an emergency' : 'marked as no emergency'}`
    case 'follow-up':
      return `${who}: ${event.to === null ? 'follow-up taken away' : `follow-up on ${wholeDay(event.to)}`}`
    case 'tags':
      return `${who}: ${tagWords(event)}`
    case 'merged':
      return event.into
        ? `${who}: merged into ${event.other ?? erasedMessage}`
        : `${who}: ${event.other ?? erasedMessage} merged into this`
    case 'taken-apart':
      return `${who}: taken apart from ${event.other ?? erasedMessage}`
    case 'note':
      return `${who} wrote a note`
    case 'sent-again':
      return `${who} sent a mail again`
    case 'answer':
      return `${who} answered`
    case 'answer-sent':
      return 'The answer was delivered to the mail server'
    case 'answer-refused':
      return `The answer was not delivered${event.error ? `: ${event.error}` : ''}`
    case 'quote':
      return `${who} made a quote`
    case 'reply':
      return 'A reply came'
    case 'bounce':
      return 'Word came that an answer did not arrive'
  }
}
