import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** Guesses at a free place before the free ones are listed. */
const guesses = 6

/**
 * True as often an hour for each purpose as there are places, whatever the number of processes. Each takes a place of
 * its own: a counter in one row would make simultaneous leads wait for each other's commits. Within a transaction, whose
 * end takes or frees the place. `now` is in epoch milliseconds.
 */
export async function claimPlace(
  trx: Kysely<Database>,
  purpose: string,
  now: number,
  places: number,
): Promise<boolean> {
  const hour = Math.floor(now / 3_600_000)
  const { taken } = await trx
    .selectFrom('hourly_places')
    .select((eb) => eb.fn.countAll<number>().as('taken'))
    .where('hour', '=', hour)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow()
  if (taken >= places) return false
  for (let guess = 0; guess < guesses; guess += 1) {
    if (await take(trx, { hour, purpose, place: randomInt(places) })) return true
  }
  for (const place of await freePlaces(trx, purpose, hour, places)) {
    if (await take(trx, { hour, purpose, place })) return true
  }
  return false
}

async function take(
  trx: Kysely<Database>,
  place: { hour: number; purpose: string; place: number },
): Promise<boolean> {
  const taken = await trx
    .insertInto('hourly_places')
    .values(place)
    .onConflict((conflict) => conflict.doNothing())
    .returning('place')
    .executeTakeFirst()
  return taken !== undefined
}

async function freePlaces(
  trx: Kysely<Database>,
  purpose: string,
  hour: number,
  places: number,
): Promise<number[]> {
  const rows = await trx
    .selectFrom('hourly_places')
    .select('place')
    .where('hour', '=', hour)
    .where('purpose', '=', purpose)
    .execute()
  const taken = new Set(rows.map(({ place }) => place))
  return Array.from({ length: places }, (_, place) => place).filter((place) => !taken.has(place))
}
