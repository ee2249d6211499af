import { randomInt } from 'node:crypto'
import type { AccountDeps } from './account-deps.ts'

/** Written down by hand and typed again years later: of letters and digits that look alike none. */
const letters = 'ABCDEFGHJKMNPQRTUVWXY346789'
const amount = 10
const third = 4

/** Ten codes of twelve characters, some 57 random bits each. */
export function newRecoveryCodes(): string[] {
  const part = () =>
    Array.from({ length: third }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: amount }, () => `${part()}-${part()}-${part()}`)
}

/** A code as we write it, of one that was typed in small letters, or with other gaps; older codes stay as typed. */
export function recoveryCodeTyped(code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return plain.length === 3 * third ? (plain.match(/.{4}/g) ?? []).join('-') : code
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
