import type { AccountDeps, Caller } from './account-deps.ts'
import { isAuthenticatorCode, stepOf } from './authenticator-code.ts'
import { hashRecoveryCodes, recoveryCodeTyped } from './recovery-codes.ts'
import type { Authenticator } from './second-factor-store.ts'

export type CodeResult =
  | 'right'
  | 'wrong'
  /** It was taken already, or a later one was. */
  | 'used'
  /** Too many wrong codes; recovery codes still work. */
  | 'locked'

/** How a call ends whose code is not the right one. */
export type WrongCode = { outcome: 'wrong-code' | 'used-code' | 'locked' }

/** The end of a call for a code that was refused. */
export function refusedCode(judged: Exclude<CodeResult, 'right'>): WrongCode {
  return {
    outcome: judged === 'locked' ? 'locked' : judged === 'used' ? 'used-code' : 'wrong-code',
  }
}

/** Whose code is tried. */
export type CodeOwner = { accountId: string; address: string }

/**
 * Judges a code of an authenticator, or a recovery code, and uses it up. Wrong codes in a
 * row lock the authenticator, each time for longer, and its owner is told; recovery codes
 * cannot be guessed at and stay open, so that nobody is locked out by a stranger.
 */
export async function judgeCode(
  owner: CodeOwner,
  code: string,
  caller: Pick<Caller, 'client'>,
  deps: AccountDeps,
): Promise<CodeResult> {
  const { accountId } = owner
  const found = await deps.secondFactors.find(accountId)
  if (!found?.proved) return 'wrong'
  const result = isAuthenticatorCode(code)
    ? await judgeStep(accountId, found, code, deps)
    : await judgeRecovery(accountId, found, code, deps)
  const event = { accountId, client: caller.client, now: deps.now() }
  if (result !== 'right') await deps.events.record({ kind: 'code refused', ...event })
  else if (!isAuthenticatorCode(code)) {
    await deps.events.record({ kind: 'recovery code used', ...event })
  }
  if (result === 'right') await deps.secondFactors.rightCode(accountId)
  if (result === 'wrong') await countWrongCode(owner, caller, deps)
  return result
}

async function judgeStep(
  accountId: string,
  { secret, lockedUntil }: Authenticator,
  code: string,
  { auth, secondFactors, now }: AccountDeps,
): Promise<CodeResult> {
  // Before the code is looked at: during a lock a right one must not be told from a wrong one.
  if (lockedUntil > now()) return 'locked'
  const step = stepOf(code, await (await auth()).decrypt(secret), now())
  if (step === undefined) return 'wrong'
  return (await secondFactors.takeStep(accountId, step)) ? 'right' : 'used'
}

async function judgeRecovery(
  accountId: string,
  { encryptedRecoveryCodes }: Authenticator,
  code: string,
  deps: AccountDeps,
): Promise<CodeResult> {
  if (encryptedRecoveryCodes) await hashRecoveryCodes(accountId, encryptedRecoveryCodes, deps)
  for (const meant of new Set([code, recoveryCodeTyped(code)])) {
    if (await deps.secondFactors.takeRecoveryCode(accountId, meant)) return 'right'
  }
  return 'wrong'
}

async function countWrongCode(
  { accountId, address }: CodeOwner,
  { client }: Pick<Caller, 'client'>,
  { secondFactors, events, mails, now }: AccountDeps,
): Promise<void> {
  const until = await secondFactors.wrongCode(accountId, now())
  if (until === undefined) return
  await events.record({ kind: 'second factor locked', accountId, client, now: now() })
  await mails.queue({ kind: 'second-factor-locked', address, until }, now(), 0)
}
