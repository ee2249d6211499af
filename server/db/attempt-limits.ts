import type { AttemptLimit } from '../accounts/account-deps.ts'
import { countKey, type Limit, limitCounter, take } from './limit-counter.ts'
import type { OpenDatabase } from './open-database.ts'

/** Counts attempts per client, and per client and account together. */
export function attemptLimits(
  database: OpenDatabase,
  scope: string,
  limits: { client: Limit; account: Limit },
): AttemptLimit {
  const clients = limitCounter(database, `${scope}client`, limits.client)
  const pairs = limitCounter(database, `${scope}pair`, limits.account)
  return async (client, account) => {
    const alone = countKey(client)
    const pair = countKey(client, account)
    const retryAfter = (await take(clients, alone)) ?? (await take(pairs, pair))
    if (retryAfter !== undefined) return { admitted: false, retryAfterSeconds: retryAfter }
    return {
      admitted: true,
      async refund() {
        await Promise.allSettled([clients.reward(alone), pairs.reward(pair)])
      },
    }
  }
}
