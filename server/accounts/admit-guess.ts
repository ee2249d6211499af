import type { Admission } from '../limits/sender-limit.ts'
import type { AccountDeps, Caller } from './account-deps.ts'

/**
 * Counts a guess at a password: by client and networks, and, where its owner never was, by the address. Throws
 * StorageUnavailable when it cannot count.
 */
export async function admitGuess(
  { client }: Pick<Caller, 'client'>,
  { accountId, address }: { accountId: string | undefined; address: string },
  { limits, events }: Pick<AccountDeps, 'limits' | 'events'>,
): Promise<Admission> {
  const near = await limits.guess(client, address)
  if (!near.admitted) return near
  try {
    if (await events.knows(accountId, client)) return near
    const far = await limits.strangers(address)
    if (!far.admitted) {
      await near.refund()
      return far
    }
    return {
      admitted: true,
      refund: async () => {
        await near.refund()
        await far.refund()
      },
    }
  } catch (error) {
    await near.refund()
    throw error
  }
}
