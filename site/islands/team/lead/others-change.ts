import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { shortName, statusLabels } from '../lead-words.ts'

type Compared = Pick<LeadDetail, 'status' | 'assignee' | 'history'>

/** Says what somebody else made of a lead meanwhile, and that one's own change did not come through. */
export function whatOthersChanged(before: Compared, now: Compared): string {
  const last = now.history.findLast(({ kind }) => kind === 'status' || kind === 'assignee')
  const who = last?.by ? shortName({ address: last.by }) : 'Somebody'
  const changes = [
    ...(before.status === now.status ? [] : [`set the status to ${statusLabels[now.status]}`]),
    ...(before.assignee?.id === now.assignee?.id
      ? []
      : [now.assignee ? `assigned it to ${shortName(now.assignee)}` : 'took the assignee away']),
  ]
  const what = changes.join(' and ') || 'changed this message'
  return `${who} ${what} meanwhile. That stands; choose again if yours should.`
}
