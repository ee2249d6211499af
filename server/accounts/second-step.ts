import type { SessionBegun } from '../../contract/accounts.ts'
import type { AccountDeps, Limited } from './account-deps.ts'
import type { Auth } from './open-auth.ts'
import { refusalCode } from './refused-by-auth.ts'
import { bearing, begunSession } from './sessions.ts'

type SecondStepResult =
  | { outcome: 'signed-in'; session: SessionBegun }
  | { outcome: 'wrong-code' }
  /** It signed somebody in already. */
  | { outcome: 'used-code' }
  /** Expired, used, or out of attempts: sign in anew. */
  | { outcome: 'challenge-over' }
  /** Too many wrong codes after a right password. */
  | { outcome: 'locked' }
  | Limited

/** Finishes a sign-in with the code of an authenticator, or with a recovery code. */
export async function secondStep(
  { challenge, code }: { challenge: string; code: string },
  client: string,
  deps: AccountDeps,
): Promise<SecondStepResult> {
  const admission = await deps.limits.guess(client, challenge)
  if (!admission.admitted) return admission
  const auth = await deps.auth()
  const headers = new Headers({ cookie: `${await challengeCookie(auth)}=${challenge}` })
  const isTotp = /^\d{6}$/.test(code)
  const call = { body: { code }, headers, returnHeaders: true } as const
  try {
    const answer = isTotp ? await auth.api.verifyTOTP(call) : await auth.api.verifyBackupCode(call)
    const session = await begunSession(auth, answer.headers)
    if (isTotp && !(await deps.isFirstUse(session.account.address, code))) {
      await auth.api.signOut({ headers: bearing(session.token) })
      return { outcome: 'used-code' }
    }
    await admission.refund()
    return { outcome: 'signed-in', session }
  } catch (error) {
    const refusal = refusalCode(error)
    if (refusal === undefined) throw error
    if (refusal === 'INVALID_CODE' || refusal === 'INVALID_BACKUP_CODE') {
      return { outcome: 'wrong-code' }
    }
    return { outcome: refusal === 'ACCOUNT_TEMPORARILY_LOCKED' ? 'locked' : 'challenge-over' }
  }
}

/** The challenge of a sign-in that wants a code; better-auth hands it out as a cookie. */
export async function challengeIn(auth: Auth, answer: Headers): Promise<string | undefined> {
  const name = await challengeCookie(auth)
  const cookie = answer.getSetCookie().find((text) => text.startsWith(`${name}=`))
  return cookie?.slice(name.length + 1).split(';')[0] || undefined
}

async function challengeCookie(auth: Auth): Promise<string> {
  return (await auth.$context).createAuthCookie('two_factor').name
}
