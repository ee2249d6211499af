import { type MouseEvent, use } from 'react'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { InboxContext } from '../inbox/inbox-context.ts'
import { inboxHref } from '../inbox/use-lead-filters.ts'
import { personName, statusLabels, wholeMoment } from '../lead-words.ts'
import { followLink } from '../team-address.ts'
import { MergeButton } from './MergeButton.tsx'

/** All messages of one address, whatever became of them. */
const personHref = (person: string) => inboxHref({ status: 'all', person }, null)

/** Other messages of the same person or organisation. */
export function LeadNeighbours({ lead }: { lead: LeadDetail }) {
  const { hrefOf, open } = use(InboxContext)
  const ofPerson = lead.neighbours.some(({ by }) => by === 'address')
  if (lead.neighbours.length === 0) return null

  function follow(event: MouseEvent, reference: string): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
      return
    event.preventDefault()
    open(reference)
  }

  return (
    <section aria-labelledby="lead-neighbours">
      <h3 id="lead-neighbours">Other messages</h3>
      {ofPerson && (
        <p>
          <a href={personHref(lead.email)} onClick={followLink}>
            Everything from {lead.email}
          </a>
        </p>
      )}
      <ul className="lead-neighbours">
        {lead.neighbours.map((each) => (
          <li key={each.reference}>
            <a href={hrefOf(each.reference)} onClick={(event) => follow(event, each.reference)}>
              {personName(each)}, {each.reference}
            </a>
            <p className="note">
              {each.by === 'address' ? 'Same address' : each.email}. {statusLabels[each.status]}.{' '}
              {wholeMoment(each.receivedAt)}
            </p>
            {each.isAlike && lead.mergedInto === null && <MergeButton lead={lead} other={each} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
