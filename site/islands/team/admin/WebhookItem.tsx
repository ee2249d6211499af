import type { Webhook } from '../../../../contract/team-admin.ts'
import { Message } from '../../../ui/Message.tsx'
import { Moment } from '../parts/Moment.tsx'
import { Deliveries } from './Deliveries.tsx'
import { useSwitchWebhook, useTryWebhook } from './use-webhooks.ts'

type WebhookItemProps = { webhook: Webhook; onRemove: () => void }

/** One address, whether it is told, what was delivered last, and what can be done with it. */
export function WebhookItem({ webhook, onRemove }: WebhookItemProps) {
  const { id, url, on, createdAt, createdBy, deliveries } = webhook
  const switching = useSwitchWebhook(id)
  const trying = useTryWebhook(id)
  const error = switching.error ?? trying.error
  const of = <span className="sr-only"> {url}</span>
  return (
    <li className="admin-row webhook">
      <div>
        <h3>{url}</h3>
        <p className="note">
          Added <Moment at={createdAt} /> by {createdBy}
        </p>
      </div>
      <div className="admin-row-actions">
        <button
          type="button"
          className="webhook-switch"
          role="switch"
          aria-checked={on}
          aria-disabled={switching.isPending}
          onClick={() => switching.isPending || switching.mutate(!on)}
        >
          <svg width="36" height="20" aria-hidden="true">
            <rect x="1" y="1" width="34" height="18" rx="9" />
            <circle cx={on ? 26 : 10} cy="10" r="5" />
          </svg>
          {on ? 'On' : 'Off'}
          {of}
        </button>
        <button
          type="button"
          className="action action-text"
          aria-disabled={trying.isPending}
          onClick={() => trying.isPending || trying.mutate()}
        >
          Try{of}
        </button>
        <button type="button" className="action action-text" onClick={onRemove}>
          Remove{of}
        </button>
      </div>
      <div className="webhook-more">
        <div role="alert">{error && <Message kind="wrong" title={error.message} />}</div>
        <Deliveries of={url} deliveries={deliveries} />
      </div>
    </li>
  )
}
