import type { AccountDeps, Caller, Limited } from './account-deps.ts'
import { addressConfirmed } from './confirmed-address.ts'
import { linkOwner, spendLink } from './links.ts'
import { enter, type SignInResult } from './sign-in.ts'

type ConfirmResult =
  | Extract<SignInResult, { outcome: 'signed-in' | 'code-wanted' }>
  | { outcome: 'unusable' }
  | { outcome: 'wrong-password' }
  | Limited

/**
 * Confirms an address and signs its owner in. Wants the password besides the link:
 * whoever types a stranger's address into the form must not come by an account when
 * that stranger follows the link, and a mail scanner that presses every button
 * confirms nothing. A wrong password uses nothing up. Throws QueueFull.
 */
export async function confirmAccount(
  { secret, password }: { secret: string; password: string },
  caller: Caller,
  deps: AccountDeps,
): Promise<ConfirmResult> {
  const auth = await deps.auth()
  const owner = await linkOwner(auth, 'confirm', secret)
  if (!owner) return { outcome: 'unusable' }
  const admission = await deps.limits.guess(caller.client, owner.email)
  if (!admission.admitted) return admission
  const known = await deps.credentials.findById(owner.id)
  const right = await deps.passwords.isRight(password, known?.hash).catch(async (error) => {
    await admission.refund()
    throw error
  })
  const event = { accountId: owner.id, client: caller.client, now: deps.now() }
  if (!known || !right) {
    await deps.events.record({ kind: 'sign-in refused', ...event })
    return { outcome: 'wrong-password' }
  }
  await admission.refund()
  if (!(await spendLink(auth, 'confirm', secret))) return { outcome: 'unusable' }
  await addressConfirmed(owner, deps)
  await deps.events.record({ kind: 'confirmed', ...event })
  const result = await enter(known, password, caller, deps)
  return result.outcome === 'signed-in' || result.outcome === 'code-wanted'
    ? result
    : { outcome: 'unusable' }
}
