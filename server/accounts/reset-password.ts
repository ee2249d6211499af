import { accountMailPause } from '../../contract/accounts.ts'
import type { AccountDeps, Caller, Limited } from './account-deps.ts'
import { addressConfirmed } from './confirmed-address.ts'
import { levelAnswer } from './level-time.ts'
import { linkOwner, newLink, spendLink } from './links.ts'
import { weaknessOf } from './password-strength.ts'
import type { WeakPassword } from './weak-password.ts'

/**
 * Mails a link to choose a new password, if the address has a confirmed account: whoever signed
 * a stranger's address up must not have the stranger mailed for ever. The answer is the same.
 */
export async function requestReset(
  address: string,
  { client, origin }: Caller,
  deps: AccountDeps,
): Promise<{ outcome: 'accepted' } | Limited> {
  const started = performance.now()
  const admission = await deps.limits.mail(client, address)
  if (!admission.admitted) return admission
  try {
    // The same for every address, and before the rest: an outage is told to everybody.
    await deps.events.record({ kind: 'reset asked for', client, now: deps.now() })
    await levelAnswer(started, () => mailLink(address, origin, deps), deps)
    return { outcome: 'accepted' }
  } catch (error) {
    await admission.refund()
    throw error
  }
}

async function mailLink(address: string, origin: string, deps: AccountDeps): Promise<void> {
  const account = await deps.roles.findByAddress(address)
  if (!account?.confirmed) return
  const secret = await newLink(await deps.auth(), 'reset', account.id)
  const mail = { kind: 'password-reset', address: account.address, origin, secret } as const
  await deps.mails.queue(mail, deps.now(), accountMailPause)
}

type ResetResult = { outcome: 'changed' } | { outcome: 'unusable' } | WeakPassword | Limited

/**
 * Sets a new password by the link of a mail and ends every session, every other link
 * and every sign-in half done. Following the link proves the mailbox, so it confirms
 * the address too. The second factor stays. A refused password leaves the link usable,
 * so tries are counted. Throws QueueFull.
 */
export async function resetPassword(
  { secret, password }: { secret: string; password: string },
  client: string,
  deps: AccountDeps,
): Promise<ResetResult> {
  const admission = await deps.limits.guess(client, secret)
  if (!admission.admitted) return admission
  const auth = await deps.auth()
  const owner = await linkOwner(auth, 'reset', secret)
  if (!owner) return { outcome: 'unusable' }
  const known = await deps.credentials.findById(owner.id)
  const event = { accountId: owner.id, client, now: deps.now() }
  const weakness = await weaknessOf(password, owner.email)
  if (weakness) {
    await deps.events.record({ kind: 'reset refused', ...event })
    return { outcome: 'weak-password', weakness }
  }
  // Before the link is spent: who meets a crowd at the door can try again.
  const hash = await deps.passwords.hash(password)
  if (!known || !(await spendLink(auth, 'reset', secret))) return { outcome: 'unusable' }
  if (!(await deps.credentials.resetPassword(known, hash))) return { outcome: 'unusable' }
  await admission.refund()
  await deps.events.record({ kind: 'password reset', ...event })
  // Its link is used up: who forgets this password too must not wait for the next one.
  await deps.mails.allowAnother('password-reset', owner.email)
  await addressConfirmed(owner, deps)
  // Without an interval: each change is told.
  await deps.mails.queue({ kind: 'password-changed', address: owner.email }, deps.now(), 0)
  return { outcome: 'changed' }
}
