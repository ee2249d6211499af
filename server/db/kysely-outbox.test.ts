import { describe, expect, test } from 'vitest'
import { endLeases, queueLeads } from '../../tests/support/queued-leads.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { kyselyOutbox } from './kysely-outbox.ts'

const hour = 3_600_000

const clocks = [
  { clock: 'ahead', difference: hour },
  { clock: 'behind', difference: -hour },
]

describe.each(engines)('on %s', (engine) => {
  async function twoProcesses() {
    const database = await openForTest(await newDatabase(engine))
    const outbox = kyselyOutbox(database)
    const claim = (owner: string, now: number) =>
      outbox.claim({ owner, now, leaseTime: 120_000, limit: 10 })
    return { database, claim }
  }

  test.each(clocks)(
    'a mail in hand is nobody else’s, though another process’ clock is an hour $clock',
    async ({ difference }) => {
      const { database, claim } = await twoProcesses()
      const now = Date.now()
      // Due by either clock.
      await queueLeads(database, 1, () => now - 2 * hour)
      expect(await claim('one', now)).toHaveLength(2)
      expect(await claim('other', now + difference)).toEqual([])
    },
  )

  test.each(clocks)(
    'a mail in the hand of a process whose clock is an hour $clock is free when its lease has ended, not before',
    async ({ difference }) => {
      const { database, claim } = await twoProcesses()
      const now = Date.now()
      await queueLeads(database, 1, () => now - 2 * hour)
      expect(await claim('wrong', now + difference)).toHaveLength(2)
      expect(await claim('right', now)).toEqual([])
      await endLeases(database)
      expect(await claim('right', now)).toHaveLength(2)
    },
  )
})
