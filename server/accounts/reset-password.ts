import type { AccountDeps, Limited } from './account-deps.ts'
import { addressConfirmed } from './confirmed-address.ts'
import { letterInterval } from './letter-box.ts'
import { untilLevel } from './level-time.ts'
import { linkOwner, newLink } from './links.ts'
import { isCommonPassword } from './password-strength.ts'
import { refusalCode } from './refused-by-auth.ts'
import type { Caller } from './sign-up.ts'

/** Mails a link to choose a new password, if the address has an account. The answer is the same. */
export async function requestReset(
  address: string,
  { client, origin }: Caller,
  deps: AccountDeps,
): Promise<{ outcome: 'accepted' } | Limited> {
  const started = performance.now()
  const admission = await deps.limits.mail(client, address)
  if (!admission.admitted) {
    return { outcome: 'limited', retryAfterSeconds: admission.retryAfterSeconds }
  }
  try {
    const account = await deps.roles.findByAddress(address)
    if (account) {
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

export type ResetResult =
  | { outcome: 'changed' }
  | { outcome: 'unusable' }
  | { outcome: 'common-password' }

/**
 * Sets a new password by the link of a mail and ends every session. Following the
 * link proves the mailbox, so it confirms the address too. The second factor stays.
 */
export async function resetPassword(
  { secret, password }: { secret: string; password: string },
  deps: AccountDeps,
): Promise<ResetResult> {
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
  await addressConfirmed(owner, deps)
  // Without an interval: each change is told.
  await deps.letters.queue({ kind: 'password-changed', address: owner.email }, deps.now(), 0)
  return { outcome: 'changed' }
}
