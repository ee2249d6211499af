import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { OutboxTable } from './schema.ts'

type Delivery = { webhookId: string; leadId: string | null; body: string; queuedAt: number }

/** A delivery to a webhook as it waits, due at once. Its id holds no full stop: what is signed is parted by them. */
export function deliveryRow({
  webhookId,
  leadId,
  body,
  queuedAt,
}: Delivery): Insertable<OutboxTable> {
  return {
    id: `msg_${randomUUID().replaceAll('-', '')}`,
    lead_id: leadId,
    webhook_id: webhookId,
    kind: 'webhook',
    message: body,
    state: 'waiting',
    attempts: 0,
    queued_at: queuedAt,
    next_attempt_at: queuedAt,
    lease_until: 0,
    lease_owner: null,
    finished_at: null,
    last_error: null,
  }
}
