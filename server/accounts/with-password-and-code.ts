import type { AccountDeps, Caller } from './account-deps.ts'
import type { Credential } from './credential-store.ts'
import { judgeCode, refusedCode, type WrongCode } from './judge-code.ts'
import type { SignedIn } from './sessions.ts'
import { type PasswordRefused, withPassword } from './with-password.ts'

/**
 * Runs work for who holds a session and knows the password and a code too: with the password
 * alone, whoever stole it could change the factors. Wrong codes are counted. Throws QueueFull.
 */
export function withPasswordAndCode<T>(
  session: SignedIn,
  { password, code }: { password: string; code: string },
  caller: Caller,
  deps: AccountDeps,
  work: (known: Credential) => Promise<T>,
): Promise<T | WrongCode | PasswordRefused> {
  return withPassword(session, password, caller, deps, async (owner) => {
    const admission = await deps.limits.guess(caller.client, owner.address)
    if (!admission.admitted) return admission
    const judged = await judgeCode(owner, code, caller, deps)
    if (judged !== 'right') return refusedCode(judged)
    await admission.refund()
    return work(owner)
  })
}
