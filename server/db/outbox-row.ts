import type { Insertable } from 'kysely'
import type { QueuedMail } from '../mail/queued-mail.ts'
import type { OutboxTable } from './schema.ts'

/** A mail as it waits, due at once. */
export function outboxRow(mail: QueuedMail): Insertable<OutboxTable> {
  return {
    id: mail.id,
    lead_id: mail.leadId,
    webhook_id: null,
    kind: mail.kind,
    message: JSON.stringify(mail.message),
    state: 'waiting',
    attempts: 0,
    queued_at: mail.queuedAt,
    next_attempt_at: mail.queuedAt,
    lease_until: 0,
    lease_owner: null,
    finished_at: null,
    last_error: null,
  }
}
