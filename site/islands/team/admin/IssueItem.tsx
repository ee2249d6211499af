import { useState } from 'react'
import type { Issue } from '../../../../contract/team-newsletter.ts'
import { Message } from '../../../ui/Message.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { Moment } from '../parts/Moment.tsx'
import { IssuePreview } from './IssuePreview.tsx'
import { useRemoveIssue, useSendIssue, useTryIssue } from './use-issues.ts'

/** One issue, what became of it, and what can be done with a draft. */
export function IssueItem({ issue, onEdit }: { issue: Issue; onEdit: () => void }) {
  const [asking, setAsking] = useState<'send' | 'remove'>()
  const [looking, setLooking] = useState(false)
  const trial = useTryIssue(issue.id)
  const close = () => setAsking(undefined)
  const send = useSendIssue(issue.id, close)
  const remove = useRemoveIssue(issue.id, close)
  const doing = asking === 'send' ? send : remove
  const of = <span className="sr-only">: {issue.title}</span>
  const isDraft = issue.state === 'draft'
  return (
    <li className="admin-row">
      <div>
        <h3>{issue.title}</h3>
        <p className="note">
          <Became issue={issue} />
        </p>
        <p role="status">{trial.data && `A trial is on its way to ${trial.data.to}.`}</p>
        <div role="alert">
          {trial.error && <Message kind="wrong" title={trial.error.message} />}
        </div>
      </div>
      <div className="admin-row-actions">
        <button
          type="button"
          className="action action-text"
          aria-expanded={looking}
          onClick={() => setLooking(!looking)}
        >
          Preview{of}
        </button>
        <button
          type="button"
          className="action action-text"
          aria-disabled={trial.isPending}
          onClick={() => trial.isPending || trial.mutate()}
        >
          Try on yourself{of}
        </button>
        {isDraft && (
          <>
            <button type="button" className="action action-text" onClick={onEdit}>
              Edit{of}
            </button>
            <button
              type="button"
              className="action action-text"
              onClick={() => setAsking('remove')}
            >
              Delete{of}
            </button>
            <button
              type="button"
              className="action action-outline"
              onClick={() => setAsking('send')}
            >
              Send{of}
            </button>
          </>
        )}
      </div>
      {looking && <IssuePreview id={issue.id} />}
      {asking && (
        <ConfirmDialog
          title={asking === 'send' ? 'Send this issue?' : 'Delete this draft?'}
          confirm={asking === 'send' ? 'Send' : 'Delete'}
          busy={doing.isPending}
          refusal={doing.error?.message}
          onConfirm={() => doing.mutate()}
          onClose={() => setAsking(undefined)}
        >
          <p>
            {asking === 'send'
              ? `“${issue.title}” goes to every confirmed reader, once. It cannot be called back. The record keeps that you sent it.`
              : `“${issue.title}” is gone then. No reader has received it.`}
          </p>
        </ConfirmDialog>
      )}
    </li>
  )
}

function Became({ issue }: { issue: Issue }) {
  const { state, writtenAt, writtenBy, sentAt, sentBy, readers, queued } = issue
  if (state === 'draft' || sentAt === null) {
    return (
      <>
        Draft, <Moment at={writtenAt} />, by {writtenBy}
      </>
    )
  }
  return (
    <>
      {state === 'sending' ? `On its way: ${queued} of ${readers} readers` : `Sent to ${queued}`},
      since <Moment at={sentAt} />, by {sentBy}
    </>
  )
}
