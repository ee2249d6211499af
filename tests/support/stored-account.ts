import type { Kysely } from 'kysely'
import type { Database } from '../../server/db/schema.ts'
import type { engines } from './test-databases.ts'

type StoredAccount = { email: string; role: string; confirmed: boolean; createdAt: number }

/** Writes a team account past the sign-up, as a moment `createdAt` in ms since 1970 would have left it. */
export async function storeAccount(
  engine: (typeof engines)[number],
  db: Kysely<Database>,
  { email, role, confirmed, createdAt }: StoredAccount,
): Promise<void> {
  const date = new Date(createdAt)
  const created = engine === 'postgres' ? date : date.toISOString()
  const row = {
    id: email,
    name: '',
    email,
    email_verified: engine === 'postgres' ? confirmed : Number(confirmed),
    role,
    created_at: created,
    updated_at: created,
  }
  await db
    .insertInto('team_accounts')
    .values(row as never)
    .execute()
}
