import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/**
 * The secret that signs sessions and locks away second factors: made once and kept
 * beside the accounts it belongs to, so that every process on a database, and every
 * backup of it, has the right one.
 */
export async function serverSecret(db: Kysely<Database>): Promise<string> {
  await db
    .insertInto('server_secrets')
    .values({ name: 'sessions', value: randomBytes(48).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', 'sessions')
    .executeTakeFirstOrThrow()
  return row.value
}
