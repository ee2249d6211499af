import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Actor } from '../lead-management/lead-management-store.ts'
import type { Database } from './schema.ts'

/** Records, in words and without a visitor's address, what a colleague did that concerns no single lead. */
export async function recordTeamAction(
  db: Kysely<Database>,
  { by, now, what }: { by: Actor; now: number; what: string },
): Promise<void> {
  await db
    .insertInto('team_actions')
    .values({
      id: randomUUID(),
      happened_at: now,
      account_id: by.accountId,
      by_address: by.address,
      what,
    })
    .execute()
}
