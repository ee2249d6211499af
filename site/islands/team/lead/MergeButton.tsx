import { useState } from 'react'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useMerge } from './use-merge.ts'

type MergeButtonProps = { lead: LeadDetail; other: LeadDetail['neighbours'][number] }

/** Makes another message of the same person a part of this one, once that is confirmed. */
export function MergeButton({ lead, other }: MergeButtonProps) {
  const [asks, ask] = useState(false)
  const merge = useMerge(lead, other, () => ask(false))
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
        Merge into this<span className="sr-only">: {other.reference}</span>
      </button>
      {asks && (
        <ConfirmDialog
          title={`Merge ${other.reference} into this message?`}
          confirm="Merge"
          busy={merge.isPending}
          refusal={merge.error?.message}
          onConfirm={() => merge.mutate()}
          onClose={() => ask(false)}
        >
          <p>
            It leaves the inbox and is read here, with its own history; no answer to it is owed any
            more. It can be taken apart again at any time.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
