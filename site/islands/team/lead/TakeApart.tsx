import type { LeadDetail, MergedLead } from '../../../../contract/team-leads.ts'
import { LeadLink } from '../inbox/LeadLink.tsx'
import { useTakeApart } from './use-merge.ts'

/** Says of a message that was merged where it is read and answered now. */
export function MergedInto({ lead, onApart }: { lead: LeadDetail; onApart: () => void }) {
  if (lead.mergedInto === null) return null
  return (
    <section aria-label="Merged" className="lead-merged">
      <p id="lead-merged-into" tabIndex={-1}>
        This message was merged into{' '}
        <LeadLink reference={lead.mergedInto} className="lead-reference">
          {lead.mergedInto}
        </LeadLink>
        , where it is read and answered.
      </p>
      <TakeApart part={lead} whole={lead.mergedInto} onApart={onApart} />
    </section>
  )
}

type TakeApartProps = {
  part: Pick<MergedLead, 'reference' | 'version'>
  /** The reference of the one that stands for it. */
  whole: string
  onApart: () => void
}

/** Lets a merged message stand for itself again. */
export function TakeApart({ part, whole, onApart }: TakeApartProps) {
  const apart = useTakeApart(part, whole, onApart)
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
