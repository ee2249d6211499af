import type { AccountDeps, Limited } from './account-deps.ts'
import { letterInterval } from './letter-box.ts'
import { untilLevel } from './level-time.ts'
import { newLink } from './links.ts'
import { isCommonPassword } from './password-strength.ts'
import { refusalCode } from './refused-by-auth.ts'

export type SignUpResult =
  /** Whether the address is new, waits for its confirmation or has an account. */
  { outcome: 'accepted' } | { outcome: 'common-password' } | Limited

export type NewAccount = { address: string; password: string }

/** From which client, and to which origin of ours its links lead back. */
export type Caller = { client: string; origin: string }

/**
 * Takes a new account and mails its owner: a link to confirm the address, or, to one
 * who has an account, that somebody tried. The answer and the time it takes are the
 * same for every address. An account that waits for its confirmation keeps the
 * password it has: the new one may be a stranger's.
 */
export async function signUp(
  { address, password }: NewAccount,
  { client, origin }: Caller,
  deps: AccountDeps,
): Promise<SignUpResult> {
  const started = performance.now()
  const admission = await deps.limits.mail(client, address)
  if (!admission.admitted) {
    return { outcome: 'limited', retryAfterSeconds: admission.retryAfterSeconds }
  }
  try {
    if (await isCommonPassword(password, address)) return { outcome: 'common-password' }
    await createAccount({ address, password }, deps)
    await writeToOwner(address, origin, deps)
  } catch (error) {
    await admission.refund()
    throw error
  }
  await untilLevel(started)
  return { outcome: 'accepted' }
}

async function createAccount({ address, password }: NewAccount, deps: AccountDeps): Promise<void> {
  const auth = await deps.auth()
  try {
    // The form asks for no name, and nothing shows one.
    await auth.api.signUpEmail({ body: { email: address, password, name: '' } })
  } catch (error) {
    // Two at once: the other one made the account.
    if (refusalCode(error) !== 'FAILED_TO_CREATE_USER') throw error
    if (!(await deps.roles.findByAddress(address))) throw error
  }
}

/** Mails whoever reads the mailbox of an address that just signed up. */
async function writeToOwner(address: string, origin: string, deps: AccountDeps): Promise<void> {
  const account = await deps.roles.findByAddress(address)
  if (!account) return
  if (account.confirmed) {
    const letter = { kind: 'account-exists', address: account.address, origin } as const
    await deps.letters.queue(letter, deps.now(), letterInterval)
  } else await sendConfirmation(account, origin, deps)
}

/** Mails a link to confirm the address with. */
export async function sendConfirmation(
  account: { id: string; address: string },
  origin: string,
  deps: AccountDeps,
): Promise<void> {
  const secret = await newLink(await deps.auth(), 'confirm', account.id)
  await deps.letters.queue(
    { kind: 'account-confirmation', address: account.address, origin, secret },
    deps.now(),
    letterInterval,
  )
}
