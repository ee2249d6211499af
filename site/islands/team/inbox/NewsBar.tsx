import { counted } from '../lead-words.ts'

type NewsBarProps = {
  /** Messages that came since the list was made. */
  unseen: number
  /** Whether older ones stand in the list now, or elsewhere in it. */
  moved: boolean
  lost: boolean
  onRenew: () => void
}

/** Says what came or changed since the list was made, and shows it at a press. */
export function NewsBar({ unseen, moved, lost, onRenew }: NewsBarProps) {
  return (
    <div role="status" className="inbox-news">
      {lost && (
        <p className="note">
          No connection at the moment. New messages appear here once it is back.
        </p>
      )}
      {(unseen > 0 || moved) && (
        <button type="button" className="action" onClick={onRenew}>
          {unseen > 0 ? `Show ${counted(unseen, 'new message')}` : 'Bring the list up to date'}
        </button>
      )}
    </div>
  )
}
