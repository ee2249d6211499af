import type { AccountDeps, Caller, Limited } from './account-deps.ts'
import { addressConfirmed } from './confirmed-address.ts'
import { letterInterval } from './letter-box.ts'
import { untilLevel } from './level-time.ts'
import { endLinks, linkOwner, newLink } from './links.ts'
import { isCommonPassword } from './password-strength.ts'
import { refusalCode } from './refused-by-auth.ts'

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
    const account = await deps.roles.findByAddress(address)
    if (account?.confirmed) {
      const secret = await newLink(await deps.auth(), 'reset', account.id)
      const letter = { kind: 'password-reset', address: account.address, origin, secret } as const
      await deps.letters.queue(letter, deps.now(), letterInterval)
    }
  } catch (error) {
    await admission.refund()
    throw error
  }
  await untilLevel(started)
  return { outcome: 'accepted' }
}

type ResetResult =
  | { outcome: 'changed' }
  | { outcome: 'unusable' }
  | { outcome: 'common-password' }
  | Limited

/**
 * Sets a new password by the link of a mail and ends every session, every other link
 * and every sign-in half done. Following the link proves the mailbox, so it confirms
 * the address too. The second factor stays. A refused password leaves the link usable,
 * so tries are counted.
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
  if (await isCommonPassword(password, owner.email)) return { outcome: 'common-password' }
  try {
    await auth.api.resetPassword({ body: { newPassword: password, token: secret } })
  } catch (error) {
    if (refusalCode(error) === undefined) throw error
    return { outcome: 'unusable' }
  }
  await admission.refund()
  await endLinks(auth, owner.id)
  // Its link is used up: who forgets this password too must not wait for the next one.
  await deps.letters.allowAnother('password-reset', owner.email)
  await addressConfirmed(owner, deps)
  // Without an interval: each change is told.
  await deps.letters.queue({ kind: 'password-changed', address: owner.email }, deps.now(), 0)
  return { outcome: 'changed' }
}
