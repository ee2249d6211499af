import {
  type AttemptLimit,
  type Limit,
  type StrangerLimit,
  strangerLimit,
  widerNetworks,
} from '../limits/attempt-limit.ts'
import { networkOf } from '../limits/network-of.ts'
import { admitAll, countKey, limitCounter } from './limit-counter.ts'
import type { OpenDatabase } from './open-database.ts'

/** Counts attempts per client, per wider network of it, and per client and account together. */
export function attemptLimits(
  database: OpenDatabase,
  scope: string,
  { client: perClient, account: perPair }: { client: Limit; account: Limit },
): AttemptLimit {
  const clients = limitCounter(database, `${scope}client`, perClient)
  const pairs = limitCounter(database, `${scope}pair`, perPair)
  const wider = Object.entries(widerNetworks).map(([bits, factor]) => ({
    bits: Number(bits),
    counter: limitCounter(database, `${scope}net${bits}`, {
      times: perClient.times * factor,
      seconds: perClient.seconds,
    }),
  }))
  return (client, account) =>
    admitAll([
      { counter: clients, key: countKey(client) },
      ...wider.flatMap(({ bits, counter }) => {
        const network = networkOf(client, bits)
        return network === undefined ? [] : [{ counter, key: countKey(network) }]
      }),
      { counter: pairs, key: countKey(client, account) },
    ])
}

/** Counts what strangers guess at an address. */
export function strangerLimits(database: OpenDatabase, scope: string): StrangerLimit {
  const { free, seconds, longestPause } = strangerLimit
  // Nobody is refused by this count: it only says how long the pause is.
  const guesses = limitCounter(database, `${scope}strangers`, { times: 1_000_000_000, seconds })
  const pauses = limitCounter(database, `${scope}pause`, { times: 1, seconds: longestPause })
  return async (address) => {
    let count = 0
    const counted = {
      ...guesses,
      consume: async (key: string) => {
        count = (await guesses.consume(key)).consumedPoints
      },
    }
    const paused = {
      ...pauses,
      // Taken by one of those who come at once.
      consume: async (key: string) => {
        const pause = Math.min(longestPause, 2 ** Math.min(30, count - free))
        if (count > free) await pauses.consume(key, pause)
      },
      // What was guessed by then keeps its pause.
      reward: async () => {},
    }
    return admitAll([
      { counter: counted, key: address },
      { counter: paused, key: address },
    ])
  }
}
