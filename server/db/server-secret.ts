import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/**
 * A secret of the server's own, such as the one that signs sessions and locks away second
 * factors: made once and kept beside what it belongs to, so that every process on a
 * database, and every backup of it, has the right one.
 */
export async function serverSecret(
  db: Kysely<Database>,
  name: 'sessions' | 'addresses' = 'sessions',
): Promise<string> {
  const kept = await read(db, name)
  if (kept) return kept
  await db
    .insertInto('server_secrets')
    .values({ name, value: randomBytes(48).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await read(db, name)
  if (!made) throw new Error(`The secret for ${name} was not kept`)
  return made
}

async function read(db: Kysely<Database>, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}
