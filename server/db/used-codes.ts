import type { FirstUse } from '../accounts/account-deps.ts'
import { countKey, limitCounter, take } from './limit-counter.ts'
import type { OpenDatabase } from './open-database.ts'

/** Seconds; a code is taken in its own half minute, the one before and the one after. */
const remembered = 120

/** Remembers which authenticator codes signed in, for as long as they would be taken; in memory on SQLite. */
export function usedCodes(database: OpenDatabase): FirstUse {
  const uses = limitCounter(database, 'code', { messages: 1, seconds: remembered })
  return async (address, code) =>
    (await take({ counter: uses, key: countKey(address, code) })) === undefined
}
