import type { SecondFactorOffer, SessionBegun } from '../../contract/accounts.ts'
import { siteConfig } from '../../site.config.ts'
import type { AccountDeps, Caller, Limited } from './account-deps.ts'
import { authenticatorUri, newSecret, stepOf } from './authenticator-code.ts'
import type { WrongCode } from './judge-code.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { begunSession, type SignedIn } from './sessions.ts'
import { type PasswordRefused, withPassword } from './with-password.ts'
import { withPasswordAndCode } from './with-password-and-code.ts'

/** It is on already. */
type NotNow = { outcome: 'not-now' }
type SignedOut = { outcome: 'signed-out' }

/**
 * Offers a signed-in account a second factor. It counts only once a code has proved
 * that the phone knows the secret; until then each offer replaces the one before.
 */
export async function offerSecondFactor(
  session: SignedIn,
  { password }: { password: string },
  caller: Caller,
  deps: AccountDeps,
): Promise<{ outcome: 'offered'; offer: SecondFactorOffer } | NotNow | PasswordRefused> {
  return withPassword(session, password, caller, deps, async ({ accountId, address }) => {
    const auth = await deps.auth()
    const [secret, recoveryCodes] = [newSecret(), newRecoveryCodes()]
    const offered = await deps.secondFactors.offer(
      accountId,
      await auth.encrypt(secret),
      recoveryCodes,
    )
    if (!offered) return { outcome: 'not-now' } as const
    const uri = authenticatorUri(secret, siteConfig.companyName, address)
    return { outcome: 'offered', offer: { uri, recoveryCodes } } as const
  })
}

/**
 * Switches the second factor on, by a code that is used up with it. Every other session
 * ends: one may be a thief's. The asker goes on with a new token, and the owner is told.
 */
export async function proveSecondFactor(
  session: SignedIn,
  { code }: { code: string },
  caller: Caller,
  deps: AccountDeps,
): Promise<
  | { outcome: 'on'; session: SessionBegun }
  | { outcome: 'wrong-code' }
  | NotNow
  | SignedOut
  | Limited
> {
  const { accountId, account } = session
  if (account.secondFactor) return { outcome: 'not-now' }
  const admission = await deps.limits.guess(caller.client, account.address)
  if (!admission.admitted) return admission
  const offered = await deps.secondFactors.find(accountId)
  const secret = offered && (await (await deps.auth()).decrypt(offered.secret))
  const step = secret && stepOf(code, secret, deps.now())
  // Without an offer no code is right.
  if (!step) {
    await deps.events.record({ kind: 'code refused', accountId, ...by(caller, deps) })
    return { outcome: 'wrong-code' }
  }
  await admission.refund()
  const at = { device: caller.device, now: deps.now() }
  const token = await deps.secondFactors.switchOn(session, step, at)
  if (!token) return { outcome: 'signed-out' }
  await tell('second factor on', accountId, account.address, caller, deps)
  const begun = await begunSession(token, deps)
  return begun ? { outcome: 'on', session: begun } : { outcome: 'signed-out' }
}

/**
 * Switches the second factor off, by password and code: with the password alone, whoever
 * stole it would be rid of the factor. Every other session ends, and the owner is told.
 */
export async function dropSecondFactor(
  session: SignedIn,
  { password, code }: { password: string; code: string },
  caller: Caller,
  deps: AccountDeps,
): Promise<{ outcome: 'off'; session: SessionBegun } | WrongCode | PasswordRefused> {
  return withPasswordAndCode(session, { password, code }, caller, deps, async (owner) => {
    const at = { device: caller.device, now: deps.now() }
    const token = await deps.secondFactors.switchOff(owner, at)
    if (!token) return { outcome: 'signed-out' } as const
    await tell('second factor off', owner.accountId, owner.address, caller, deps)
    const begun = await begunSession(token, deps)
    return begun
      ? ({ outcome: 'off', session: begun } as const)
      : ({ outcome: 'signed-out' } as const)
  })
}

async function tell(
  kind: 'second factor on' | 'second factor off',
  accountId: string,
  address: string,
  caller: Caller,
  deps: AccountDeps,
): Promise<void> {
  await deps.events.record({ kind, accountId, ...by(caller, deps) })
  const mail = kind === 'second factor on' ? 'second-factor-on' : 'second-factor-off'
  await deps.mails.queue({ kind: mail, address }, deps.now(), 0)
}

function by({ client }: Caller, { now }: AccountDeps): { client: string; now: number } {
  return { client, now: now() }
}
