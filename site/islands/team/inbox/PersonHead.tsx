import type { LeadRow } from '../../../../contract/team-leads.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { personName, shortMoment, statusLabels, teamWords } from '../lead-words.ts'
import './PersonHead.css'

type PersonHeadProps = { address: string; leads: readonly LeadRow[]; now: number }

/** Above the list of one person's messages: who it is, since when, and how it stands with them. */
export function PersonHead({ address, leads, now }: PersonHeadProps) {
  const newest = leads.toSorted((one, other) => other.receivedAt - one.receivedAt)
  const [last] = newest
  const names = [...new Set(newest.map(personName))].slice(0, 3)
  const organizations = [...new Set(newest.map(({ organization }) => organization))].filter(Boolean)
  return (
    <section className="person-head" aria-labelledby="person-name">
      <h2 id="person-name">{names.join(', ') || address}</h2>
      <p>
        <span>{address}</span>
        <CopyButton text={address} label="Copy the address" words={teamWords.lead.copy} />
        {organizations.length > 0 && <span>{organizations.slice(0, 3).join(', ')}</span>}
      </p>
      {last && (
        <p className="note">
          Wrote last {shortMoment(last.receivedAt, now)}.{' '}
          {statusCounts(leads.filter(({ mergedInto }) => mergedInto === null))}
        </p>
      )}
    </section>
  )
}

/** `New 2, Won 1`. */
function statusCounts(leads: readonly LeadRow[]): string {
  const counts = Map.groupBy(leads, ({ status }) => status)
  return [...counts].map(([status, those]) => `${statusLabels[status]} ${those.length}`).join(', ')
}
