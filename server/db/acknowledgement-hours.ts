import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** Guesses at a free place before the free ones are listed. */
const guesses = 6

/**
 * True for as many acknowledgements an hour as there are places, whatever the number of
 * processes. Each takes a place of its own: a counter in one row would make simultaneous leads
 * wait for each other's commits. Within a transaction, whose end takes or frees the place.
 */
export async function claimAcknowledgementHour(
  trx: Kysely<Database>,
  now: number,
  places: number,
): Promise<boolean> {
  const hour = Math.floor(now / 3_600_000)
  const { taken } = await trx
    .selectFrom('acknowledgement_hours')
    .select((eb) => eb.fn.countAll<number>().as('taken'))
    .where('hour', '=', hour)
    .executeTakeFirstOrThrow()
  if (taken >= places) return false
  for (let guess = 0; guess < guesses; guess += 1) {
    if (await take(trx, hour, randomInt(places))) return true
  }
  for (const place of await freePlaces(trx, hour, places)) {
    if (await take(trx, hour, place)) return true
  }
  return false
}

async function take(trx: Kysely<Database>, hour: number, place: number): Promise<boolean> {
  const taken = await trx
    .insertInto('acknowledgement_hours')
    .values({ hour, place })
    .onConflict((conflict) => conflict.doNothing())
    .returning('place')
    .executeTakeFirst()
  return taken !== undefined
}

async function freePlaces(trx: Kysely<Database>, hour: number, places: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('acknowledgement_hours')
    .select('place')
    .where('hour', '=', hour)
    .execute()
  const taken = new Set(rows.map(({ place }) => place))
  return Array.from({ length: places }, (_, place) => place).filter((place) => !taken.has(place))
}
