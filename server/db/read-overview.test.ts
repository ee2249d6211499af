import { describe, expect, test } from 'vitest'
import { storeLead } from '../../tests/support/stored-leads.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { readOverview } from './read-overview.ts'
import { readPageReadings } from './read-page-readings.ts'

const hour = 3_600_000
const timeZone = 'Europe/London'
/** Twelve weeks before it, London's clocks showed summer time: they went back on 25 October. */
const now = Date.parse('2026-11-22T12:00:00Z')
const at = (instant: string) => Date.parse(instant)

describe.each(engines)('on %s', (engine) => {
  const open = async () => openForTest(await newDatabase(engine))

  test('a lead belongs to the week of the team’s clock, whatever the clocks do', async () => {
    const database = await open()
    for (const instant of [
      // The first Monday begins at 23:00 UTC; what came before is out.
      '2026-08-30T22:59:59.999Z',
      '2026-08-30T23:00:00Z',
      '2026-09-06T23:00:00Z',
      // The week of 25 October has an hour more.
      '2026-10-18T22:59:59.999Z',
      '2026-10-18T23:00:00Z',
      '2026-10-25T23:59:59.999Z',
      '2026-10-26T00:00:00Z',
      '2026-11-22T11:59:00Z',
    ]) {
      await storeLead(database.db, { received_at: at(instant) })
    }
    const { weeks } = await readOverview(database, { weeks: 12, timeZone, now })
    expect(weeks.map(({ begins, kinds }) => `${begins} ${kinds.contact}`)).toEqual([
      '2026-08-31 1',
      '2026-09-07 1',
      '2026-09-14 0',
      '2026-09-21 0',
      '2026-09-28 0',
      '2026-10-05 0',
      '2026-10-12 1',
      '2026-10-19 2',
      '2026-10-26 1',
      '2026-11-02 0',
      '2026-11-09 0',
      '2026-11-16 1',
    ])
  })

  test('spam counts as a status and nowhere else', async () => {
    const database = await open()
    const { db } = database
    const received_at = now - hour
    await storeLead(db, { received_at, page: '/contact?topic=supply', campaign: 'spring' })
    await storeLead(db, { received_at, page: '/contact', status: 'won' })
    const partnership = { kind: 'partnership', interest: 'logistics', page: null }
    await storeLead(db, { received_at, ...partnership, status: 'contacted' })
    await storeLead(db, { received_at, interest: '', page: '/spam', status: 'spam' })
    const overview = await readOverview(database, { weeks: 26, timeZone, now })
    expect(overview.weeks.at(-1)).toEqual({
      begins: '2026-11-16',
      kinds: { contact: 2, partnership: 1 },
      interests: { supply: 2, logistics: 1 },
    })
    expect(overview.pages).toEqual([
      { name: '/contact', leads: 2 },
      { name: null, leads: 1 },
    ])
    expect(overview.campaigns).toEqual([
      { name: null, leads: 2 },
      { name: 'spring', leads: 1 },
    ])
    expect(overview.statuses).toEqual({
      new: 1,
      contacted: 1,
      qualified: 0,
      won: 1,
      lost: 0,
      spam: 1,
    })
  })

  test('waits are those of answered leads; in time is measured on what is overdue too', async () => {
    const database = await open()
    expect((await readOverview(database, { weeks: 12, timeZone, now })).firstAnswer).toBeNull()
    const received_at = now - 5 * 24 * hour
    for (let wait = 1; wait <= 20; wait += 1) {
      const answered_at = received_at + wait * 2 * hour
      await storeLead(database.db, { received_at, answered_at, status: 'contacted' })
    }
    // Overdue by four days, due tomorrow, and twice spam.
    await storeLead(database.db, { received_at })
    await storeLead(database.db, { received_at, answer_due_at: now + 24 * hour })
    await storeLead(database.db, { received_at, answered_at: now, status: 'spam' })
    await storeLead(database.db, { received_at, status: 'spam' })
    const { firstAnswer } = await readOverview(database, { weeks: 12, timeZone, now })
    const waits = { median: 20 * hour, percentile90: 36 * hour }
    expect(firstAnswer).toEqual({ answered: 20, inTime: 12, overdue: 1, waits })
  })

  test('where nothing was answered, what is overdue is said all the same', async () => {
    const database = await open()
    await storeLead(database.db, { received_at: now - 5 * 24 * hour })
    const { firstAnswer } = await readOverview(database, { weeks: 12, timeZone, now })
    expect(firstAnswer).toEqual({ answered: 0, inTime: 0, overdue: 1, waits: null })
  })

  test('pages read stand beside the leads they brought, by page and by day', async () => {
    const database = await open()
    const { db } = database
    await db
      .insertInto('page_views')
      .values([
        { day: '2026-11-15', page: '/', views: 900 },
        { day: '2026-11-16', page: '/', views: 3 },
        { day: '2026-11-22', page: '/', views: 4 },
        { day: '2026-11-22', page: '/contact', views: 9 },
      ])
      .execute()
    await storeLead(db, { received_at: now, page: '/contact?topic=supply' })
    await storeLead(db, { received_at: now, page: '/contact?topic=supply&from=home' })
    await storeLead(db, { received_at: at('2026-11-16T00:00:00Z'), page: '/contact?from=bulk' })
    await storeLead(db, { received_at: at('2026-11-15T23:59:59Z') })
    await storeLead(db, { received_at: now, status: 'spam' })
    const { from, to, pages, days } = await readPageReadings(database, { days: 7, timeZone, now })
    expect([from, to]).toEqual(['2026-11-16', '2026-11-22'])
    expect(pages).toEqual([
      { page: '/contact', views: 9, leads: 1 },
      { page: '/', views: 7, leads: 1 },
      { page: '/bulk', views: 0, leads: 1 },
    ])
    expect(days).toHaveLength(7)
    expect(days[0]).toEqual({ day: '2026-11-16', views: 3, leads: 1 })
    expect(days[6]).toEqual({ day: '2026-11-22', views: 13, leads: 2 })
  })
})
