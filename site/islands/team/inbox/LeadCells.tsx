import { use } from 'react'
import type { LeadRow } from '../../../../contract/team-leads.ts'
import { clockOf } from '../clock-words.ts'
import { personName, shortDay, shortMoment, teamWords, wholeMoment } from '../lead-words.ts'
import { InboxContext } from './inbox-context.ts'
import { LeadLink } from './LeadLink.tsx'

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
  return (
    <>
      <LeadLink reference={lead.reference} className="lead-name">
        {personName(lead)}
      </LeadLink>
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
  if (lead.mergedInto !== null) {
    return (
      <span className="lead-clock" data-clock="stopped" title={`Merged into ${lead.mergedInto}`}>
        Merged
      </span>
    )
  }
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
