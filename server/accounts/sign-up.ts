import type { AccountDeps, Caller, Limited } from './account-deps.ts'
import { letterInterval } from './letter-box.ts'
import { untilLevel } from './level-time.ts'
import { isCommonPassword } from './password-strength.ts'
import { refusalCode } from './refused-by-auth.ts'
import { sendConfirmation } from './send-confirmation.ts'

type SignUpResult =
  /** Whether the address is new, waits for its confirmation or has an account. */
  | { outcome: 'accepted' }
  | { outcome: 'common-password' }
  /** Of a shape that better-auth takes for none; told of every such address alike. */
  | { outcome: 'unusable-address' }
  | Limited

type NewAccount = { address: string; password: string }

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
  if (!admission.admitted) return admission
  try {
    if (await isCommonPassword(password, address)) return { outcome: 'common-password' }
    const made = await createAccount({ address, password }, deps)
    if (made === 'unusable-address') return { outcome: made }
    await writeToOwner(address, origin, deps)
  } catch (error) {
    await admission.refund()
    throw error
  }
  await untilLevel(started)
  return { outcome: 'accepted' }
}

async function createAccount(
  { address, password }: NewAccount,
  deps: AccountDeps,
): Promise<'made' | 'unusable-address'> {
  const auth = await deps.auth()
  try {
    // The form asks for no name, and nothing shows one.
    await auth.api.signUpEmail({ body: { email: address, password, name: '' } })
  } catch (error) {
    const code = refusalCode(error)
    // Length and kind of the rest were checked before: only the address can be at fault.
    if (code === 'VALIDATION_ERROR' || code === 'INVALID_EMAIL') return 'unusable-address'
    // Two at once: the other one made the account.
    if (code !== 'FAILED_TO_CREATE_USER') throw error
    if (!(await deps.roles.findByAddress(address))) throw error
  }
  return 'made'
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
