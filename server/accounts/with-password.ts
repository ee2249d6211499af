import type { AccountDeps, Caller, Limited } from './account-deps.ts'
import { admitGuess } from './admit-guess.ts'
import type { Credential } from './credential-store.ts'
import type { SignedIn } from './sessions.ts'

export type PasswordRefused =
  | { outcome: 'wrong-password' }
  /** The session ended meanwhile, in another tab or by an admin. */
  | { outcome: 'signed-out' }
  | Limited

/**
 * Runs work for who holds a session and knows the password too: it may be a computer left
 * open. Wrong passwords are counted. Throws QueueFull.
 */
export async function withPassword<T>(
  { accountId, account }: SignedIn,
  password: string,
  { client }: Caller,
  deps: AccountDeps,
  work: (known: Credential) => Promise<T>,
): Promise<T | PasswordRefused> {
  const admission = await admitGuess({ client }, { accountId, address: account.address }, deps)
  if (!admission.admitted) return admission
  const known = await deps.credentials.findById(accountId)
  if (!known) return { outcome: 'signed-out' }
  const right = await deps.passwords.isRight(password, known.hash).catch(async (error) => {
    await admission.refund()
    throw error
  })
  if (!right) {
    await deps.events.record({ kind: 'password refused', accountId, client, now: deps.now() })
    return { outcome: 'wrong-password' }
  }
  await admission.refund()
  return work(known)
}
