import { counted } from '../lead-words.ts'

type NewsBarProps = { unseen: number; lost: boolean; onRenew: () => void }

/** Says how many messages came since the list was made, and inserts them at a press. */
export function NewsBar({ unseen, lost, onRenew }: NewsBarProps) {
  return (
    <div role="status" className="inbox-news">
      {lost && (
        <p className="note">
          No connection at the moment. New messages appear here once it is back.
        </p>
      )}
      {unseen > 0 && (
        <button type="button" className="action" onClick={onRenew}>
          Show {counted(unseen, 'new message')}
        </button>
      )}
    </div>
  )
}
