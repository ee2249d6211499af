import type { SessionBegun } from '../../contract/accounts.ts'
import type { AccountDeps, Caller } from './account-deps.ts'
import { weaknessOf } from './password-strength.ts'
import { begunSession, type SignedIn } from './sessions.ts'
import type { WeakPassword } from './weak-password.ts'
import { type PasswordRefused, withPassword } from './with-password.ts'

/**
 * Sets a new password for who is signed in and knows the present one. Every other session
 * and every link ends; the asker goes on with a new token, and the owner is told.
 * Throws QueueFull.
 */
export async function changePassword(
  session: SignedIn,
  { password, newPassword }: { password: string; newPassword: string },
  caller: Caller,
  deps: AccountDeps,
): Promise<{ outcome: 'changed'; session: SessionBegun } | WeakPassword | PasswordRefused> {
  return withPassword(session, password, caller, deps, async ({ accountId, address }) => {
    const weakness = await weaknessOf(newPassword, address)
    if (weakness) return { outcome: 'weak-password', weakness } as const
    const hash = await deps.passwords.hash(newPassword)
    const at = { device: caller.device, now: deps.now() }
    const token = await deps.credentials.changePassword(session, hash, at)
    if (!token) return { outcome: 'signed-out' } as const
    const event = { accountId, client: caller.client, now: at.now }
    await deps.events.record({ kind: 'password changed', ...event })
    await deps.mails.queue({ kind: 'password-changed-here', address }, at.now, 0)
    const begun = await begunSession(token, deps)
    return begun
      ? ({ outcome: 'changed', session: begun } as const)
      : ({ outcome: 'signed-out' } as const)
  })
}
