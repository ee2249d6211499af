import { randomUUID } from 'node:crypto'
import { symmetricEncrypt } from 'better-auth/crypto'
import type { Role } from '../../contract/accounts.ts'
import { accountKeys } from '../../server/accounts/account-keys.ts'
import { authenticatorUri, newSecret } from '../../server/accounts/authenticator-code.ts'
import { openPasswords } from '../../server/accounts/passwords.ts'
import { newRecoveryCodes } from '../../server/accounts/recovery-codes.ts'
import { kyselySecondFactorStore } from '../../server/db/kysely-second-factor-store.ts'
import { kyselySessionStore } from '../../server/db/kysely-session-store.ts'
import type { OpenDatabase } from '../../server/db/open-database.ts'
import { serverSecret } from '../../server/db/server-secret.ts'
import { atFirstUse } from '../../server/kernel/at-first-use.ts'
import { storeAccount, storedSince } from './stored-account.ts'
import { password } from './team-accounts.ts'

export type StoredColleague = {
  address: string
  /** Of its session. */
  token: string
  /** Of the authenticator, empty for one who waits for approval; its code of this half minute is used up. */
  uri: string
}

/** Made once: it takes as long as the server takes for it. */
const passwordHash = atFirstUse(() => openPasswords().hash(password))

/**
 * Writes an account of a role as sign-up, mailed link, approval and enrolment leave it, signed in, without what they
 * take and without their mails and events: those have tests of their own. `authSecret` is the server's `AUTH_SECRET`.
 */
export async function storeColleague(
  database: OpenDatabase,
  address: string,
  role: Role,
  authSecret?: string,
): Promise<StoredColleague> {
  const { db, engine } = database
  const [id, now] = [randomUUID(), Date.now()]
  await storeAccount(engine, db, { id, email: address, role, confirmed: true, createdAt: now })
  const credential = {
    id: randomUUID(),
    user_id: id,
    account_id: id,
    provider_id: 'credential',
    password: await passwordHash(),
    ...storedSince(engine, now),
  }
  await db.insertInto('team_credentials').values(credential).execute()

  const secret = authSecret || (await serverSecret(db))
  const keys = async () => accountKeys(secret)
  const account = { accountId: id, epoch: 0 }
  const at = { device: 'Chrome on Linux', now }
  if (role === 'pending') {
    const token = await kyselySessionStore(database, keys).begin(account, at)
    return { address, token: token ?? '', uri: '' }
  }
  const factors = kyselySecondFactorStore(database, keys)
  const shared = newSecret()
  const locked = await symmetricEncrypt({ key: secret, data: shared })
  await factors.offer(id, locked, newRecoveryCodes())
  const token = await factors.switchOn(account, Math.floor(now / 30_000), at)
  return { address, token: token ?? '', uri: authenticatorUri(shared, 'Test', address) }
}
