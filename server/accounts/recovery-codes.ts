import { randomInt } from 'node:crypto'
import type { AccountDeps } from './account-deps.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const amount = 10
const half = 5

/** Ten codes of ten characters, some 59 random bits each. */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: amount }, () => `${part()}-${part()}`)
}

type HashingDeps = Pick<AccountDeps, 'auth' | 'secondFactors'>

/** Puts hashes in place of an account's recovery codes that were stored encrypted. */
export async function hashRecoveryCodes(
  accountId: string,
  encrypted: string,
  { auth, secondFactors }: HashingDeps,
): Promise<void> {
  const codes = JSON.parse(await (await auth()).decrypt(encrypted)) as string[]
  await secondFactors.hashRecoveryCodes(accountId, encrypted, codes)
}

/**
 * Does so for every account: whoever reads a table of hashes has no code, even with the server's
 * secret. Rejects when one cannot be read; the others are done.
 */
export async function hashAllRecoveryCodes(deps: HashingDeps): Promise<void> {
  const left = await deps.secondFactors.listEncryptedRecoveryCodes()
  const done = await Promise.allSettled(
    left.map(({ accountId, encrypted }) => hashRecoveryCodes(accountId, encrypted, deps)),
  )
  for (const result of done) if (result.status === 'rejected') throw result.reason
}
