import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { Mailbox, MailMessage, QueuedMail } from '../mail/queued-mail.ts'
import type { Database, OutboxTable } from './schema.ts'

/** A mail as it waits, due at once unless it says when. */
export function outboxRow(mail: QueuedMail): Insertable<OutboxTable> {
  return {
    id: mail.id,
    lead_id: mail.leadId,
    webhook_id: null,
    kind: mail.kind,
    message: writtenMessage(mail),
    state: 'waiting',
    attempts: 0,
    queued_at: mail.queuedAt,
    next_attempt_at: mail.dueAt ?? mail.queuedAt,
    lease_until: 0,
    lease_owner: null,
    finished_at: null,
    last_error: null,
  }
}

/** Queues a mail together with the files that travel with it. Within a transaction. */
export async function queueWithFiles(trx: Kysely<Database>, mail: QueuedMail): Promise<void> {
  await trx.insertInto('outbox').values(outboxRow(mail)).execute()
  const files = (mail.files ?? []).map((file, place) => ({
    id: randomUUID(),
    mail_id: mail.id,
    place,
    ...file,
  }))
  if (files.length > 0) await trx.insertInto('mail_files').values(files).execute()
}

/**
 * An answer's sender stands where versions before answers do not look: one of them fails and leaves the mail for later,
 * where it would send it without its files.
 */
function writtenMessage({ kind, message }: QueuedMail): string {
  if (kind !== 'answer') return JSON.stringify(message)
  const { from, ...rest } = message
  return JSON.stringify({ ...rest, sender: from })
}

/** A message as it was queued. */
export function readMessage(written: string): MailMessage {
  const { sender, ...message } = JSON.parse(written) as MailMessage & { sender?: Mailbox }
  return sender ? { ...message, from: sender } : message
}
