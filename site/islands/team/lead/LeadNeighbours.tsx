import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { LeadLink } from '../inbox/LeadLink.tsx'
import { inboxHref } from '../inbox/use-lead-filters.ts'
import { personName, statusLabels, wholeMoment } from '../lead-words.ts'
import { followLink } from '../team-address.ts'
import { MergeButton } from './MergeButton.tsx'

/** All messages of one address, whatever became of them. */
const personHref = (person: string) => inboxHref({ status: 'all', person }, null)

type LeadNeighboursProps = { lead: LeadDetail; onMerged: () => void }

/** Other messages of the same person or organisation. */
export function LeadNeighbours({ lead, onMerged }: LeadNeighboursProps) {
  const ofPerson = lead.neighbours.some(({ by }) => by === 'address')
  if (lead.neighbours.length === 0) return null

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
            <LeadLink reference={each.reference}>
              {personName(each)}, {each.reference}
            </LeadLink>
            <p className="note">
              {each.by === 'address' ? 'Same address' : each.email}.{' '}
              {each.isMerged ? 'Merged' : statusLabels[each.status]}. {wholeMoment(each.receivedAt)}
            </p>
            {each.merges && (
              <MergeButton lead={lead} other={each} stays={each.merges} onMerged={onMerged} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
