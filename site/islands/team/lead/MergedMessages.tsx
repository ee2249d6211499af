import { use } from 'react'
import type { LeadDetail, MergedLead } from '../../../../contract/team-leads.ts'
import { InboxContext } from '../inbox/inbox-context.ts'
import { wholeMoment } from '../lead-words.ts'
import { Events } from './LeadHistory.tsx'
import { useTakeApart } from './use-merge.ts'

/** Other messages that this one stands for, each with its words and its own history. */
export function MergedMessages({ lead }: { lead: LeadDetail }) {
  if (lead.merged.length === 0) return null
  return (
    <section aria-labelledby="lead-merged">
      <h3 id="lead-merged">Merged with it</h3>
      {lead.merged.map((merged) => (
        <Merged key={merged.reference} merged={merged} into={lead.reference} />
      ))}
    </section>
  )
}

function Merged({ merged, into }: { merged: MergedLead; into: string }) {
  const { reference, receivedAt, message, history } = merged
  return (
    <article aria-label={reference}>
      <p className="note">
        {reference}, {wholeMoment(receivedAt)}
      </p>
      <p className="lead-merged-words">{message}</p>
      <details>
        <summary>Its history</summary>
        <Events history={history} />
      </details>
      <TakeApart part={merged} whole={into} />
    </article>
  )
}

/** Says of a message that was merged where it is read and answered now. */
export function MergedInto({ lead }: { lead: LeadDetail }) {
  const { hrefOf } = use(InboxContext)
  if (lead.mergedInto === null) return null
  return (
    <section aria-label="Merged">
      <p>
        Merged into <a href={hrefOf(lead.mergedInto)}>{lead.mergedInto}</a>: it is read and answered
        there.
      </p>
      <TakeApart part={lead} whole={lead.mergedInto} />
    </section>
  )
}

type TakeApartProps = { part: Pick<MergedLead, 'reference' | 'version'>; whole: string }

function TakeApart({ part, whole }: TakeApartProps) {
  const apart = useTakeApart(part, whole)
  return (
    <>
      <button
        type="button"
        className="action action-text"
        disabled={apart.isPending}
        onClick={() => apart.mutate()}
      >
        Take apart again<span className="sr-only">: {part.reference}</span>
      </button>
      <div role="alert">{apart.error && <p className="lead-told">{apart.error.message}</p>}</div>
    </>
  )
}
