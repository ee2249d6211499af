import { accountMailPause } from '../../contract/accounts.ts'
import type { AccountDeps, Caller, Limited } from './account-deps.ts'
import { levelAnswer } from './level-time.ts'
import { weaknessOf } from './password-strength.ts'
import { sendConfirmation } from './send-confirmation.ts'
import type { WeakPassword } from './weak-password.ts'

type SignUpResult =
  /** Whether the address is new, waits for its confirmation or has an account. */
  | { outcome: 'accepted' }
  | WeakPassword
  /** Of a shape that no account can have; told of every such address alike. */
  | { outcome: 'unusable-address' }
  | Limited

type NewAccount = { address: string; password: string }

/** The letters that an address of an account may have, and where its dots. */
const usableAddress =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i

/**
 * Takes a new account and mails its owner: a link to confirm the address, or, to one
 * who has an account, that somebody tried. The answer and the time it takes are the
 * same for every address. An account that waits for its confirmation keeps the
 * password it has: the new one may be a stranger's. Throws QueueFull.
 */
export async function signUp(
  { address, password }: NewAccount,
  { client, origin }: Caller,
  deps: AccountDeps,
): Promise<SignUpResult> {
  const admission = await deps.limits.mail(client, address)
  if (!admission.admitted) return admission
  if (!usableAddress.test(address)) return { outcome: 'unusable-address' }
  try {
    const weakness = await weaknessOf(password, address)
    if (weakness) return { outcome: 'weak-password', weakness }
    const hash = await deps.passwords.hash(password)
    const started = performance.now()
    // The same for every address, and before the rest: an outage is told to everybody.
    await deps.events.record({ kind: 'signed up', client, now: deps.now() })
    await levelAnswer(started, () => makeAccount(address, hash, origin, deps), deps)
    return { outcome: 'accepted' }
  } catch (error) {
    await admission.refund()
    throw error
  }
}

async function makeAccount(
  address: string,
  hash: string,
  origin: string,
  deps: AccountDeps,
): Promise<void> {
  const known = await deps.roles.findByAddress(address)
  if (known?.confirmed) {
    const mail = { kind: 'account-exists', address: known.address, origin } as const
    return deps.mails.queue(mail, deps.now(), accountMailPause)
  }
  if (!known) await insertAccount(address, hash, deps)
  const account = known ?? (await deps.roles.findByAddress(address))
  if (account) await sendConfirmation(account, origin, deps)
}

async function insertAccount(address: string, hash: string, deps: AccountDeps): Promise<void> {
  const { internalAdapter } = await (await deps.auth()).$context
  try {
    // The form asks for no name, and nothing shows one.
    const { id } = await internalAdapter.createUser(
      { email: address, name: '', emailVerified: false },
      { method: 'email-password' },
    )
    const credential = { userId: id, providerId: 'credential', accountId: id, password: hash }
    await internalAdapter.linkAccount(credential)
  } catch (error) {
    // Two at once: the other one made the account.
    if (!(await deps.roles.findByAddress(address))) throw error
  }
}
