import type { Kysely } from 'kysely'
import { colleagues } from '../../contract/accounts.ts'
import type { Colleague } from '../../contract/team-leads.ts'
import type { Database } from './schema.ts'

/** Whom a lead may be given to, by address. */
export async function colleaguesIn(db: Kysely<Database>): Promise<Colleague[]> {
  const rows = await db
    .selectFrom('team_accounts')
    .select(['id', 'email'])
    .where('role', 'in', colleagues)
    .orderBy('email')
    .execute()
  return rows.map(({ id, email }) => ({ id, address: email }))
}
