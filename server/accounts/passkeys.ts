import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PasskeyOffer, SessionBegun } from '../../contract/accounts.ts'
import { siteConfig } from '../../site.config.ts'
import type { AccountDeps, Caller, Limited } from './account-deps.ts'
import type { WrongCode } from './judge-code.ts'
import { passkeyChallenge, passkeyDomain, passkeyPatience } from './passkey-step.ts'
import type { Passkey } from './passkey-store.ts'
import { begunSession, type SignedIn } from './sessions.ts'
import type { PasswordRefused } from './with-password.ts'
import { withPasswordAndCode } from './with-password-and-code.ts'

type Changed = { outcome: 'changed'; session: SessionBegun }

/** Signature methods: Ed25519, ECDSA on P-256, RSA (COSE numbers). */
const methods = [-8, -7, -257]

/**
 * Offers a signed-in account to add a passkey, which from then on takes the place of a
 * code. Wants password and code: whoever holds a session must not give themselves a key.
 */
export async function offerPasskey(
  session: SignedIn,
  { password, code }: { password: string; code: string },
  caller: Caller,
  deps: AccountDeps,
): Promise<{ outcome: 'offered'; offer: PasskeyOffer } | WrongCode | PasswordRefused> {
  return withPasswordAndCode(session, { password, code }, caller, deps, async (owner) => {
    const adding = await deps.passkeys.beginAdding(session, deps.now())
    const own = await deps.passkeys.list(owner.accountId)
    const options: PublicKeyCredentialCreationOptionsJSON = {
      challenge: passkeyChallenge(adding),
      rp: { id: passkeyDomain(deps.origins), name: siteConfig.companyName },
      user: {
        id: Buffer.from(owner.accountId).toString('base64url'),
        name: owner.address,
        displayName: owner.address,
      },
      pubKeyCredParams: methods.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: own.map(({ id }) => ({ id, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
      attestation: 'none',
      timeout: passkeyPatience,
    }
    return { outcome: 'offered', offer: { adding, options } } as const
  })
}

/** Adds the passkey that a browser made of an offer. Every other session ends, and the owner is told. */
export async function addPasskey(
  session: SignedIn,
  { adding, credential }: { adding: string; credential: { id: string } },
  caller: Caller,
  deps: AccountDeps,
): Promise<Changed | { outcome: 'wrong-passkey' } | Limited> {
  const admission = await deps.limits.guess(caller.client, session.account.address)
  if (!admission.admitted) return admission
  const passkey = await readPasskey(adding, credential, caller, deps)
  if (!passkey) return { outcome: 'wrong-passkey' }
  const at = { device: caller.device, now: deps.now() }
  const token = await deps.passkeys.add(session, adding, passkey, at)
  const begun = await begunSession(token, deps)
  if (!begun) return { outcome: 'wrong-passkey' }
  await admission.refund()
  await tell('passkey added', session, caller, deps)
  return { outcome: 'changed', session: begun }
}

/** Removes one of the account's passkeys, by password and code, as it was added. */
export async function removePasskey(
  session: SignedIn,
  { id, password, code }: { id: string; password: string; code: string },
  caller: Caller,
  deps: AccountDeps,
): Promise<Changed | { outcome: 'unknown' } | WrongCode | PasswordRefused> {
  return withPasswordAndCode(session, { password, code }, caller, deps, async () => {
    const at = { device: caller.device, now: deps.now() }
    const begun = await begunSession(await deps.passkeys.remove(session, id, at), deps)
    if (!begun) return { outcome: 'unknown' } as const
    await tell('passkey removed', session, caller, deps)
    return { outcome: 'changed', session: begun } as const
  })
}

async function readPasskey(
  adding: string,
  credential: { id: string },
  { device }: Caller,
  { origins, now }: AccountDeps,
): Promise<Passkey | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge: passkeyChallenge(adding),
      expectedOrigin: [...origins()],
      expectedRPID: passkeyDomain(origins),
      requireUserVerification: false,
      supportedAlgorithmIDs: methods,
    })
    if (!verified) return undefined
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      device,
      addedAt: now(),
    }
  } catch {
    // The library throws whatever is wrong with a response.
    return undefined
  }
}

async function tell(
  kind: 'passkey added' | 'passkey removed',
  { accountId, account }: SignedIn,
  { client }: Caller,
  { events, mails, now }: AccountDeps,
): Promise<void> {
  await events.record({ kind, accountId, client, now: now() })
  const mail = kind === 'passkey added' ? 'passkey-added' : 'passkey-removed'
  await mails.queue({ kind: mail, address: account.address }, now(), 0)
}
