import type { AccountDeps, Caller, Limited } from './account-deps.ts'
import { judgeCode, refusedCode, type WrongCode } from './judge-code.ts'
import type { SignedIn } from './sessions.ts'
import { type PasswordRefused, withPassword } from './with-password.ts'

type Proved = { outcome: 'proved' }

/**
 * Notes that the owner of a session is there: by a code, or by the password where there is no second factor. What harms
 * most wants this anew, so that nobody does it who finds a computer open. Wrong ones are counted. Throws QueueFull.
 */
export async function proveIdentity(
  session: SignedIn,
  { proof }: { proof: string },
  caller: Caller,
  deps: AccountDeps,
): Promise<Proved | WrongCode | PasswordRefused | Limited> {
  const { accountId, account, sessionId } = session
  async function proved(): Promise<Proved> {
    await deps.sessions.prove(sessionId, deps.now())
    const { client } = caller
    await deps.events.record({ kind: 'identity proved', accountId, client, now: deps.now() })
    return { outcome: 'proved' }
  }
  if (!account.secondFactor) return withPassword(session, proof, caller, deps, proved)
  const admission = await deps.limits.guess(caller.client, account.address)
  if (!admission.admitted) return admission
  const judged = await judgeCode({ accountId, address: account.address }, proof, caller, deps)
  if (judged !== 'right') return refusedCode(judged)
  await admission.refund()
  return proved()
}
