import type { AttemptLimit, Limit } from '../limits/attempt-limit.ts'
import { admitBoth, countKey, limitCounter } from './limit-counter.ts'
import type { OpenDatabase } from './open-database.ts'

/** Counts attempts per client, and per client and account together. */
export function attemptLimits(
  database: OpenDatabase,
  scope: string,
  limits: { client: Limit; account: Limit },
): AttemptLimit {
  const clients = limitCounter(database, `${scope}client`, limits.client)
  const pairs = limitCounter(database, `${scope}pair`, limits.account)
  return (client, account) =>
    admitBoth(
      { counter: clients, key: countKey(client) },
      { counter: pairs, key: countKey(client, account) },
    )
}
