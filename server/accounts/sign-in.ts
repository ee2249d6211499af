import type { CodeWanted, SessionBegun } from '../../contract/accounts.ts'
import type { AccountDeps, Caller, Limited } from './account-deps.ts'
import { admitGuess } from './admit-guess.ts'
import type { Credential } from './credential-store.ts'
import { untilLevel } from './level-time.ts'
import { passkeyRequest } from './passkey-step.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { begunSession } from './sessions.ts'

export type SignInResult =
  | { outcome: 'signed-in'; session: SessionBegun }
  | ({ outcome: 'code-wanted' } & CodeWanted)
  /** Wrong password, no such account, address not confirmed: one answer, after one time. */
  | { outcome: 'refused' }
  | Limited

type Credentials = { address: string; password: string }

/**
 * The first step of a sign-in, and the whole of it without a second factor. Throws
 * QueueFull when more people sign in than the machine hashes passwords for.
 */
export async function signIn(
  credentials: Credentials,
  caller: Caller,
  deps: AccountDeps,
): Promise<SignInResult> {
  const started = performance.now()
  const { address } = credentials
  const known = await deps.credentials.find(address)
  const admission = await admitGuess(caller, { accountId: known?.accountId, address }, deps)
  if (!admission.admitted) return admission
  try {
    const result = await tryPassword(credentials, known, caller, deps)
    // A right password is no guess: a team behind one address signs in as often as it likes.
    if (result.outcome === 'refused') await untilLevel(started)
    else await admission.refund()
    return result
  } catch (error) {
    await admission.refund()
    throw error
  }
}

async function tryPassword(
  { address, password }: Credentials,
  known: Credential | undefined,
  caller: Caller,
  deps: AccountDeps,
): Promise<SignInResult> {
  const right = await deps.passwords.isRight(password, known?.hash)
  if (!known || !right) return refuse(known, caller, deps)
  if (!known.confirmed) {
    // The password was right, so this is who signed up: perhaps the mail went astray.
    await confirmAgain({ id: known.accountId, address }, caller, deps)
    return refuse(known, caller, deps)
  }
  return enter(known, password, caller, deps)
}

/** Goes on from a right password, unless password or factor were changed while it was judged. */
export async function enter(
  known: Credential,
  password: string,
  caller: Caller,
  deps: AccountDeps,
): Promise<SignInResult> {
  const { now, sessions } = deps
  if (known.secondFactor) {
    const challenge = await sessions.challenge(known, now())
    const passkey = await passkeyRequest(known.accountId, challenge, deps)
    return { outcome: 'code-wanted', challenge, passkey }
  }
  const token = await sessions.begin(known, { device: caller.device, now: now() })
  const session = await begunSession(token, deps)
  if (!session) return refuse(known, caller, deps)
  await record('signed in', known, caller, deps)
  await renewHash(known, password, deps)
  return { outcome: 'signed-in', session }
}

/** The same password, hashed as hashes are made now. A crowd at the door may put it off. */
async function renewHash(
  { accountId, hash }: Credential,
  password: string,
  deps: AccountDeps,
): Promise<void> {
  if (!hash || !deps.passwords.isOutdated(hash)) return
  try {
    await deps.credentials.rehash(accountId, hash, await deps.passwords.hash(password))
  } catch (error) {
    deps.onTrouble(error)
  }
}

async function refuse(
  known: Credential | undefined,
  caller: Caller,
  deps: AccountDeps,
): Promise<{ outcome: 'refused' }> {
  await record('sign-in refused', known, caller, deps)
  return { outcome: 'refused' }
}

function record(
  kind: 'signed in' | 'sign-in refused',
  known: Credential | undefined,
  { client }: Caller,
  { events, now }: AccountDeps,
): Promise<void> {
  return events.record({ kind, accountId: known?.accountId, client, now: now() })
}

/** Counts on the limit of mails: whoever signed a stranger's address up knows its password. */
async function confirmAgain(
  account: { id: string; address: string },
  { client, origin }: Caller,
  deps: AccountDeps,
): Promise<void> {
  const admission = await deps.limits.mail(client, account.address)
  if (admission.admitted) await sendConfirmation(account, origin, deps)
}
