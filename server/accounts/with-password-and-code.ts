import type { AccountDeps, Caller } from './account-deps.ts'
import type { Credential } from './credential-store.ts'
import { judgeCode } from './judge-code.ts'
import type { SignedIn } from './sessions.ts'
import { type PasswordRefused, withPassword } from './with-password.ts'

export type WrongCode = { outcome: 'wrong-code' | 'used-code' | 'locked' }

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
    if (judged === 'locked') return { outcome: 'locked' }
    if (judged !== 'right') return { outcome: judged === 'used' ? 'used-code' : 'wrong-code' }
    await admission.refund()
    return work(owner)
  })
}
