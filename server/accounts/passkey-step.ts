import { createHash } from 'node:crypto'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { SessionBegun } from '../../contract/accounts.ts'
import type { AccountDeps, Caller, Limited } from './account-deps.ts'
import type { Passkey } from './passkey-store.ts'
import { begunSession } from './sessions.ts'

type PasskeyStepResult =
  | { outcome: 'signed-in'; session: SessionBegun }
  | { outcome: 'wrong-passkey' }
  | { outcome: 'challenge-over' }
  | Limited

/** Milliseconds a browser waits for its owner. */
export const passkeyPatience = 120_000

/**
 * What a passkey signs: made of a token that is random and works once, so that nothing
 * has to be remembered, and no signature is of use a second time.
 */
export function passkeyChallenge(token: string): string {
  return createHash('sha256').update(`passkey\n${token}`).digest('base64url')
}

/** The name for which passkeys are made: they answer to no other, so nobody can fish for them. */
export function passkeyDomain(origins: () => readonly string[]): string {
  return new URL(origins()[0] ?? 'http://localhost').hostname
}

/** What a browser asks the account's passkeys with; null when it has none. */
export async function passkeyRequest(
  accountId: string,
  challenge: string,
  { passkeys, origins }: Pick<AccountDeps, 'passkeys' | 'origins'>,
): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const own = await passkeys.list(accountId)
  if (own.length === 0) return null
  return {
    challenge: passkeyChallenge(challenge),
    rpId: passkeyDomain(origins),
    allowCredentials: own.map(({ id, transports }) => ({
      id,
      type: 'public-key',
      transports: [...transports],
    })),
    // The password was asked for already.
    userVerification: 'discouraged',
    timeout: passkeyPatience,
  }
}

/** Finishes a sign-in with a passkey. */
export async function passkeyStep(
  { challenge, credential }: { challenge: string; credential: { id: string } },
  caller: Caller,
  deps: AccountDeps,
): Promise<PasskeyStepResult> {
  const admission = await deps.limits.guess(caller.client, challenge)
  if (!admission.admitted) return admission
  const begun = await deps.sessions.tryChallenge(challenge, deps.now())
  if (!begun) return { outcome: 'challenge-over' }
  const event = { accountId: begun.accountId, client: caller.client, now: deps.now() }
  if (!(await isOwnPasskey(begun.accountId, challenge, credential, deps))) {
    await deps.events.record({ kind: 'passkey refused', ...event })
    return { outcome: 'wrong-passkey' }
  }
  await admission.refund()
  await deps.secondFactors.rightCode(begun.accountId)
  const at = { device: caller.device, now: deps.now() }
  const session = await begunSession(await deps.sessions.finish(challenge, at), deps)
  if (!session) return { outcome: 'challenge-over' }
  await deps.events.record({ kind: 'signed in', ...event })
  return { outcome: 'signed-in', session }
}

async function isOwnPasskey(
  accountId: string,
  challenge: string,
  credential: { id: string },
  { passkeys, origins }: AccountDeps,
): Promise<boolean> {
  const own = (await passkeys.list(accountId)).find(({ id }) => id === credential.id)
  if (!own) return false
  const counted = await signedBy(own, challenge, credential, origins)
  return counted !== undefined && (await passkeys.use(own.id, own.counter, counted))
}

/** The passkey's own count after this signature; undefined when it is not one of the challenge. */
async function signedBy(
  own: Passkey,
  challenge: string,
  credential: { id: string },
  origins: () => readonly string[],
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge: passkeyChallenge(challenge),
      expectedOrigin: [...origins()],
      expectedRPID: passkeyDomain(origins),
      credential: {
        id: own.id,
        publicKey: new Uint8Array(Buffer.from(own.publicKey, 'base64url')),
        counter: own.counter,
      },
      requireUserVerification: false,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // The library throws whatever is wrong with a response.
    return undefined
  }
}
