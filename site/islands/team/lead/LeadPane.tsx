import { useEffect, useEffectEvent, useRef } from 'react'
import type { LeadRow } from '../../../../contract/team-leads.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { LeadPart } from '../inbox/use-inbox-keys.ts'
import { personName } from '../lead-words.ts'
import { TeamSkeleton } from '../TeamSkeleton.tsx'
import { TeamCallError } from '../team-call.ts'
import { Unreachable } from '../Unreachable.tsx'
import { ErasedPerson } from './ErasedPerson.tsx'
import { LeadSheet } from './LeadSheet.tsx'
import { useErase } from './use-erase.ts'
import { useLead } from './use-lead.ts'
import { useLeadPart } from './use-lead-part.ts'
import './LeadPane.css'

type LeadPaneProps = {
  reference: string
  /** As the list shows it, until the whole one comes; none when opened by its address. */
  row: LeadRow | undefined
  answering: boolean
  /** Takes the reference whose composer opens, or null where it closes. */
  onAnswering: (reference: string | null) => void
  onClose: () => void
  /** All of the sender is erased, here or by somebody else: the list is out of date. */
  onErased: () => void
  /** The part that the keys ask for, and what hears that it has the focus. */
  part: LeadPart | null
  onPart: () => void
}

/** One message, whole: beside the list on wide windows, in its place on narrow ones. */
export function LeadPane(props: LeadPaneProps) {
  const { reference, row, onClose, onErased, part, onPart, ...answering } = props
  const erase = useErase(onErased)
  const { data: lead, error, refetch } = useLead(reference, !(erase.isPending || erase.isSuccess))
  const isMissing = error instanceof TeamCallError && error.status === 404
  const isGone = erase.isSuccess || isMissing
  const heading = useRef<HTMLHeadingElement>(null)
  const named = isGone ? undefined : (lead ?? row)
  useLeadPart(part, lead !== undefined, onPart)

  const onMissing = useEffectEvent(onErased)
  useEffect(() => {
    if (isMissing) onMissing()
  }, [isMissing])

  useEffect(() => {
    // Not when the page opens with it: the focus is at its beginning.
    if (document.activeElement !== document.body) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <article className="lead-pane" aria-labelledby="lead-title">
      <div className="lead-pane-head">
        <h2 id="lead-title" ref={heading} tabIndex={-1}>
          {named ? personName(named) : reference}
        </h2>
        <button
          type="button"
          className="lead-close"
          aria-label="Back to the list"
          onClick={onClose}
        >
          <Icon name="close" size={22} />
        </button>
      </div>
      {erase.data ? (
        <ErasedPerson erased={erase.data} onBack={onClose} />
      ) : isGone ? (
        <p role="alert">There is no message {reference}. It may have been erased.</p>
      ) : lead ? (
        <LeadSheet lead={lead} erase={erase} {...answering} />
      ) : error ? (
        <Unreachable message={error.message} onAgain={() => void refetch()} />
      ) : (
        <TeamSkeleton />
      )}
    </article>
  )
}
