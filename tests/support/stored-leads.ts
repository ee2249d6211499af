import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { Database, LeadTable } from '../../server/db/schema.ts'

/** Stores a lead as a row, without the mails and the words of one that was sent. */
export async function storeLead(
  db: Kysely<Database>,
  changes: Partial<Insertable<LeadTable>> & { received_at: number },
): Promise<string> {
  const id = changes.id ?? randomUUID()
  const row = {
    id,
    reference: id,
    submission_key: id,
    kind: 'contact',
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    organization: '',
    interest: 'supply',
    message: 'Water, please.',
    page: '/contact',
    need: null,
    extras: null,
    referrer: null,
    campaign: null,
    fill_time: 5_000,
    suspicions: '[]',
    answer_due_at: changes.received_at + 86_400_000,
    assignee_id: null,
    answered_at: null,
    changed_at: changes.received_at,
    language: null,
    ...changes,
  }
  await db.insertInto('leads').values(row).execute()
  return id
}
