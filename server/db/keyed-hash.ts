import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'
import { serverSecret } from './server-secret.ts'

/**
 * The name under which tables count what concerns an address: the same for the same
 * parts, and without the key nobody can tell whether an address is among them. A plain
 * hash would be no secret: addresses are few enough to hash them all.
 */
export type KeyedHash = (...parts: readonly string[]) => string

/** With the operator's own secret as key, else with one that the database holds. */
export async function keyedHash(
  db: Kysely<Database>,
  authSecret: string | undefined,
): Promise<KeyedHash> {
  const secret = authSecret ?? (await serverSecret(db, 'addresses'))
  // A key of its own: what this secret signs elsewhere must tell nothing about addresses.
  const key = createHmac('sha256', secret).update('addresses').digest()
  return (...parts) => createHmac('sha256', key).update(parts.join('\n')).digest('base64url')
}
