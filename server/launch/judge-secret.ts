import { stat } from 'node:fs/promises'

export type SecretJudgement = 'private' | 'unset' | 'typed' | 'open'

/** Fewer different characters than this has no random secret of 32; hexadecimal digits alone have sixteen. */
const leastDifferent = 10

/** For anybody else on the machine. */
const others = 0o007

/**
 * Whether the secret was generated and is kept to ourselves: random enough, and the folder that holds the database closed
 * to other users of the machine.
 */
export async function judgeSecret(
  secret: string | undefined,
  dataDir: string,
): Promise<SecretJudgement> {
  if (!secret) return 'unset'
  const isTyped =
    new Set(secret).size < leastDifferent || /example|change|secret|password/i.test(secret)
  if (isTyped) return 'typed'
  const folder = await stat(dataDir).catch(() => undefined)
  return folder && (folder.mode & others) !== 0 ? 'open' : 'private'
}
