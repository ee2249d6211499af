import type { Kysely } from 'kysely'
import { presenceHolds } from '../../contract/team-answers.ts'
import type { Database } from './schema.ts'

/** The addresses of those who write an answer at an instant, without an account's own. */
export async function answeringNow(
  db: Kysely<Database>,
  leadId: string,
  accountId: string | null,
  now: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('lead_presence')
    .select('by_address')
    .where('lead_id', '=', leadId)
    .where('account_id', '<>', accountId ?? '')
    .where('seen_at', '>', now - presenceHolds)
    .orderBy('by_address')
    .execute()
  return rows.map((row) => row.by_address)
}
