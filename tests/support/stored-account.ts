import type { Kysely } from 'kysely'
import type { Database } from '../../server/db/schema.ts'
import type { engines } from './test-databases.ts'

type Engine = (typeof engines)[number]

type StoredAccount = {
  /** Its address where nothing is said. */
  id?: string
  email: string
  role: string
  confirmed: boolean
  createdAt: number
}

/** Writes a team account past the sign-up, as a moment `createdAt` in ms since 1970 would have left it. */
export async function storeAccount(
  engine: Engine,
  db: Kysely<Database>,
  { id, email, role, confirmed, createdAt }: StoredAccount,
): Promise<void> {
  const row = {
    id: id ?? email,
    name: '',
    email,
    email_verified: engine === 'postgres' ? confirmed : Number(confirmed),
    role,
    ...storedSince(engine, createdAt),
  }
  await db
    .insertInto('team_accounts')
    .values(row as never)
    .execute()
}

/** The columns that say since when a row of an account is as it is. */
export function storedSince(engine: Engine, at: number) {
  const date = new Date(at)
  const instant = engine === 'postgres' ? date : date.toISOString()
  return { created_at: instant, updated_at: instant }
}
