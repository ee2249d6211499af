import type { SecondFactorOffer, SessionBegun } from '../../contract/accounts.ts'
import type { AccountDeps, Limited } from './account-deps.ts'
import { refusalCode } from './refused-by-auth.ts'
import { bearing, begunSession, type SignedIn } from './sessions.ts'

type Refused =
  | { outcome: 'wrong-password' }
  /** It is on already. */
  | { outcome: 'not-now' }
  /** The session ended meanwhile, in another tab or by an admin. */
  | { outcome: 'signed-out' }
  | Limited

/**
 * Offers a signed-in account a second factor. It counts only once a code has proved
 * that the phone knows the secret; until then each offer replaces the one before.
 */
export async function offerSecondFactor(
  session: SignedIn,
  password: string,
  client: string,
  deps: AccountDeps,
): Promise<{ outcome: 'offered'; offer: SecondFactorOffer } | Refused> {
  return withPassword(session, client, deps, async () => {
    const answer = await (await deps.auth()).api.enableTwoFactor({
      body: { password, method: 'totp' },
      headers: bearing(session.token),
    })
    if (answer.method !== 'totp') throw new Error('A code by mail was offered')
    return {
      outcome: 'offered',
      offer: { uri: answer.totpURI, recoveryCodes: answer.backupCodes },
    } as const
  })
}

/** Switches the second factor on. The session gets a new token, the old one ends. */
export async function proveSecondFactor(
  session: SignedIn,
  code: string,
  client: string,
  deps: AccountDeps,
): Promise<{ outcome: 'on'; session: SessionBegun } | { outcome: 'wrong-code' } | Refused> {
  if (session.account.secondFactor) return { outcome: 'not-now' }
  const admission = await deps.limits.guess(client, session.account.address)
  if (!admission.admitted) return admission
  const auth = await deps.auth()
  try {
    const { headers } = await auth.api.verifyTOTP({
      body: { code },
      headers: bearing(session.token),
      returnHeaders: true,
    })
    await admission.refund()
    return { outcome: 'on', session: await begunSession(auth, headers) }
  } catch (error) {
    const refusal = refusalCode(error)
    if (refusal === 'INVALID_TWO_FACTOR_COOKIE') return { outcome: 'signed-out' }
    // Without an offer no code is right.
    if (refusal === 'INVALID_CODE' || refusal === 'TOTP_NOT_ENABLED') {
      return { outcome: 'wrong-code' }
    }
    throw error
  }
}

/** Switches the second factor off. The session gets a new token, the old one ends. */
export async function dropSecondFactor(
  session: SignedIn,
  password: string,
  client: string,
  deps: AccountDeps,
): Promise<{ outcome: 'off'; session: SessionBegun } | Refused> {
  return withPassword(session, client, deps, async () => {
    const auth = await deps.auth()
    const { headers } = await auth.api.disableTwoFactor({
      body: { password },
      headers: bearing(session.token),
      returnHeaders: true,
    })
    return { outcome: 'off', session: await begunSession(auth, headers) } as const
  })
}

/** Who holds a session still has to know the password: it may be a computer left open. */
async function withPassword<T>(
  session: SignedIn,
  client: string,
  deps: AccountDeps,
  work: () => Promise<T>,
): Promise<T | Refused> {
  const admission = await deps.limits.guess(client, session.account.address)
  if (!admission.admitted) return admission
  try {
    const result = await work()
    await admission.refund()
    return result
  } catch (error) {
    const code = refusalCode(error)
    if (code === 'TOTP_ALREADY_ENABLED') return { outcome: 'not-now' }
    if (code === 'UNAUTHORIZED') return { outcome: 'signed-out' }
    if (code === 'INVALID_PASSWORD' || code === 'PASSWORD_TOO_LONG') {
      return { outcome: 'wrong-password' }
    }
    throw error
  }
}
