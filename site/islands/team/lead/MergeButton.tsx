import { useState } from 'react'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useMerge } from './use-merge.ts'
import './MergedMessages.css'

type MergeButtonProps = {
  lead: LeadDetail
  other: LeadDetail['neighbours'][number]
  /** Which of the two stands for both then: this lead, or the other one. */
  stays: 'here' | 'there'
  onMerged: () => void
}

/** Makes a part of one message of another that the same person wrote, once that is confirmed. */
export function MergeButton({ lead, other, stays, onMerged }: MergeButtonProps) {
  const [asks, ask] = useState(false)
  const [whole, part] = stays === 'here' ? [lead, other] : [other, lead]
  const merge = useMerge(whole, part, () => {
    ask(false)
    onMerged()
  })
  return (
    <>
      <button
        type="button"
        className="action action-text"
        onClick={() => {
          merge.reset()
          ask(true)
        }}
      >
        {stays === 'here' ? 'Merge it into this message' : 'Merge this message into it'}
        <span className="sr-only">: {other.reference}</span>
      </button>
      {asks && (
        <ConfirmDialog
          title="Merge these two messages?"
          confirm="Merge"
          busy={merge.isPending}
          refusal={merge.error?.message}
          onConfirm={() => merge.mutate()}
          onClose={() => ask(false)}
        >
          {stays === 'there' && (
            <p>
              <Reference of={other} /> came first, was promised an answer sooner, or is more urgent:
              it stays.
            </p>
          )}
          {part.email.toLowerCase() !== whole.email.toLowerCase() && (
            <p>
              It came from another address: {part.email} gets no answer of their own unless you
              write one.
            </p>
          )}
          <p>
            <Reference of={part} /> leaves the inbox. Its message, letters and history are read in{' '}
            <Reference of={whole} />, and no separate answer is due. You can take it apart again at
            any time.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

function Reference({ of: { reference } }: { of: Pick<LeadDetail, 'reference'> }) {
  return <span className="lead-reference">{reference}</span>
}
