import { type MouseEvent, use } from 'react'
import type { LeadRow } from '../../../../contract/team-leads.ts'
import { clockOf } from '../clock-words.ts'
import { personName, shortDay, shortMoment, teamWords, wholeMoment } from '../lead-words.ts'
import { InboxContext } from './inbox-context.ts'

type SelectCellProps = {
  lead: LeadRow
  checked: boolean
  /** Hears the click: with Shift it reaches from the row clicked last to this one. */
  onToggle: (event: unknown) => void
}

export function SelectCell({ lead, checked, onToggle }: SelectCellProps) {
  return (
    <label className="lead-select">
      <input
        type="checkbox"
        checked={checked}
        aria-label={`Select ${personName(lead)}, ${lead.reference}`}
        onClick={onToggle}
        onChange={() => {}}
      />
    </label>
  )
}

/** The name is the link to the whole message. */
export function WhoCell({ lead }: { lead: LeadRow }) {
  const { hrefOf, open } = use(InboxContext)

  function follow(event: MouseEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
      return
    event.preventDefault()
    open(lead.reference)
  }

  return (
    <>
      <a className="lead-name" href={hrefOf(lead.reference)} onClick={follow}>
        {personName(lead)}
      </a>
      <LeadMarks lead={lead} />
      {lead.tags.map((tag) => (
        <span key={tag} className="lead-tag">
          {tag}
        </span>
      ))}
      {lead.organization && <span className="lead-organization">{lead.organization}</span>}
    </>
  )
}

/** What makes a lead stand out, in words. */
export function LeadMarks({ lead }: { lead: Pick<LeadRow, 'need' | 'suspicious'> }) {
  return (
    <>
      {lead.need && <span className="lead-emergency">{teamWords.team.needs[lead.need]}</span>}
      {lead.suspicious && <span className="lead-suspicious">Suspicious</span>}
    </>
  )
}

export function MomentCell({ at }: { at: number }) {
  const { now } = use(InboxContext)
  return (
    <time dateTime={new Date(at).toISOString()} title={wholeMoment(at)}>
      {shortMoment(at, now)}
    </time>
  )
}

export function ClockCell({ lead }: { lead: LeadRow }) {
  const { now } = use(InboxContext)
  const { state, words } = clockOf(lead, now)
  const { followUpAt } = lead
  // What is new owes an answer: that comes first.
  if (followUpAt !== null && lead.status !== 'new') {
    return (
      <span className="lead-clock" data-clock={followUpAt <= now ? 'soon' : 'stopped'}>
        {followUpAt <= now ? 'Follow up' : `Until ${shortDay(followUpAt)}`}
      </span>
    )
  }
  return (
    <span className="lead-clock" data-clock={state}>
      {words}
    </span>
  )
}
