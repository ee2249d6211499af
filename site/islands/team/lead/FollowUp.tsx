import { use } from 'react'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { InboxContext } from '../inbox/inbox-context.ts'
import { wholeDay } from '../lead-words.ts'
import { dayInDays, dayOfFollowUp } from './follow-up-days.ts'
import type { LeadChange } from './lead-change.ts'

type FollowUpProps = {
  lead: Pick<LeadDetail, 'followUpAt' | 'status'>
  onChange: (change: LeadChange) => void
}

const steps = [
  { days: 1, label: 'Tomorrow' },
  { days: 3, label: 'In 3 days' },
  { days: 7, label: 'In a week' },
] as const

/** When it is taken up again: until then it leaves the open list, unless its answer is still owed. */
export function FollowUp({ lead: { followUpAt, status }, onChange }: FollowUpProps) {
  const { now } = use(InboxContext)
  const choose = (day: string | null) => onChange({ followUp: day })
  return (
    <div className="lead-follow-up">
      <label>
        <span className="label">Follow up on</span>
        <input
          type="date"
          className="team-control"
          min={dayInDays(now, 0)}
          value={followUpAt === null ? '' : dayOfFollowUp(followUpAt)}
          onChange={(event) => choose(event.target.value || null)}
        />
      </label>
      {steps.map(({ days, label }) => (
        <button
          key={days}
          type="button"
          className="action action-text"
          onClick={() => choose(dayInDays(now, days))}
        >
          {label}
        </button>
      ))}
      {followUpAt !== null && (
        <button type="button" className="action action-text" onClick={() => choose(null)}>
          No follow-up
        </button>
      )}
      <p className="note">{followUpWords(followUpAt, status, now)}</p>
    </div>
  )
}

function followUpWords(at: number | null, status: LeadDetail['status'], now: number): string {
  if (at === null) return 'A message with a date leaves the open list until then.'
  if (at <= now) return `To be taken up since ${wholeDay(at)}. It stands under Today.`
  return status === 'new'
    ? `On ${wholeDay(at)}. Until it is answered it stays in the open list.`
    : `Put off until ${wholeDay(at)}. Until then it is found under All, or by a search.`
}
