import type { SessionBegun } from '../../contract/accounts.ts'
import type { AccountDeps, Caller, Limited } from './account-deps.ts'
import { untilLevel } from './level-time.ts'
import { refusalCode } from './refused-by-auth.ts'
import { challengeIn } from './second-step.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { begunSession } from './sessions.ts'

export type SignInResult =
  | { outcome: 'signed-in'; session: SessionBegun }
  | { outcome: 'code-wanted'; challenge: string }
  /** Wrong password, no such account, address not confirmed: one answer, after one time. */
  | { outcome: 'refused' }
  | Limited

type Credentials = { address: string; password: string }

/** The first step of a sign-in, and the whole of it without a second factor. */
export async function signIn(
  credentials: Credentials,
  { client, origin }: Caller,
  deps: AccountDeps,
): Promise<SignInResult> {
  const started = performance.now()
  const admission = await deps.limits.guess(client, credentials.address)
  if (!admission.admitted) return admission
  const result = await tryPassword(credentials, { client, origin }, deps)
  // A right password is no guess: a team behind one address signs in as often as it likes.
  if (result.outcome === 'refused') await untilLevel(started)
  else await admission.refund()
  return result
}

async function tryPassword(
  { address, password }: Credentials,
  { client, origin }: Caller,
  deps: AccountDeps,
): Promise<SignInResult> {
  const auth = await deps.auth()
  try {
    const { headers } = await auth.api.signInEmail({
      body: { email: address, password },
      returnHeaders: true,
    })
    const challenge = await challengeIn(auth, headers)
    if (challenge) return { outcome: 'code-wanted', challenge }
    return { outcome: 'signed-in', session: await begunSession(auth, headers) }
  } catch (error) {
    const code = refusalCode(error)
    if (code === undefined) throw error
    if (code === 'EMAIL_NOT_VERIFIED') {
      // The password was right, so this is who signed up: perhaps the mail went astray.
      await confirmAgain(address, { client, origin }, deps)
    }
    return { outcome: 'refused' }
  }
}

/** Counts on the limit of mails: whoever signed a stranger's address up knows its password. */
async function confirmAgain(
  address: string,
  { client, origin }: Caller,
  deps: AccountDeps,
): Promise<void> {
  const account = await deps.roles.findByAddress(address)
  if (!account) return
  const admission = await deps.limits.mail(client, address)
  if (admission.admitted) await sendConfirmation(account, origin, deps)
}
