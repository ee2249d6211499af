import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { QueuedMail } from '../mail/queued-mail.ts'
import type { Database } from './schema.ts'

/**
 * A mail of an answer that is sent again takes its files along. Of one that was refused the history waits anew for what
 * becomes of it; one that arrived stays sent. Within the transaction that queues it.
 */
export async function answerAgain(
  trx: Kysely<Database>,
  mailId: string,
  again: QueuedMail,
): Promise<void> {
  const files = await trx
    .selectFrom('mail_files')
    .select(['place', 'name', 'type', 'content'])
    .where('mail_id', '=', mailId)
    .execute()
  if (files.length > 0) {
    await trx
      .insertInto('mail_files')
      .values(files.map((file) => ({ ...file, id: randomUUID(), mail_id: again.id })))
      .execute()
  }
  await trx
    .updateTable('lead_answers')
    .set({
      mail_id: again.id,
      message_id: again.message.messageId,
      state: 'waiting',
      ended_at: null,
      error: null,
    })
    .where('mail_id', '=', mailId)
    .where('state', '=', 'refused')
    .execute()
}
