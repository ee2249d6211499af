import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { atFirstUse } from '../kernel/at-first-use.ts'

/** Of each password a hash, so that nobody reads 10,000 obscenities here. Sorted, one a line. */
const list = new URL('./common-passwords.txt', import.meta.url)

/** The hashes of the passwords that leaked most often among those long enough for us (docs/decisions/0029). */
export const commonPasswords = atFirstUse(
  // 130 KB: read when the first password is chosen, not at the start.
  async (): Promise<ReadonlySet<string>> =>
    new Set((await readFile(list, 'utf8')).trimEnd().split('\n')),
)

/** Whether a password is among them, however its letters are cased. */
export async function isLeakedPassword(password: string): Promise<boolean> {
  return (await commonPasswords()).has(commonPasswordHash(password))
}

/** 48 bits: a good password is taken for a leaked one in 3 of 10^11. */
export function commonPasswordHash(password: string): string {
  const spelled = password.normalize('NFKC').toLowerCase()
  return createHash('sha256').update(spelled).digest('hex').slice(0, 12)
}
