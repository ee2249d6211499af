import type { SessionBegun } from '../../contract/accounts.ts'
import type { AccountDeps, Caller, Limited } from './account-deps.ts'
import { judgeCode, refusedCode, type WrongCode } from './judge-code.ts'
import { begunSession } from './sessions.ts'

type SecondStepResult =
  | { outcome: 'signed-in'; session: SessionBegun }
  | WrongCode
  /** Expired, used, out of attempts, or from before a change of password: sign in anew. */
  | { outcome: 'challenge-over' }
  | Limited

/** Finishes a sign-in with the code of an authenticator, or with a recovery code. */
export async function secondStep(
  { challenge, code }: { challenge: string; code: string },
  caller: Caller,
  deps: AccountDeps,
): Promise<SecondStepResult> {
  const admission = await deps.limits.guess(caller.client, challenge)
  if (!admission.admitted) return admission
  const begun = await deps.sessions.tryChallenge(challenge, deps.now())
  const owner = begun && (await deps.credentials.findById(begun.accountId))
  if (!owner) return { outcome: 'challenge-over' }
  const judged = await judgeCode(owner, code, caller, deps)
  if (judged !== 'right') return refusedCode(judged)
  await admission.refund()
  const at = { device: caller.device, now: deps.now() }
  const session = await begunSession(await deps.sessions.finish(challenge, at), deps)
  if (!session) return { outcome: 'challenge-over' }
  const { accountId } = owner
  await deps.events.record({ kind: 'signed in', accountId, client: caller.client, now: at.now })
  return { outcome: 'signed-in', session }
}
