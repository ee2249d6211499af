import { describe, expect, test } from 'vitest'
import { type LeadFilters, leadStatuses } from '../../contract/lead-filters.ts'
import { leadsPerPage } from '../../contract/team-leads.ts'
import { contactFields, partnershipFields } from '../../tests/support/lead-calls.ts'
import { storeSearchableLead } from '../../tests/support/searchable-leads.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { readLeadCursor } from '../lead-management/lead-cursor.ts'
import { leadView } from '../lead-management/lead-view.ts'
import { kyselyLeadReader } from './kysely-lead-reader.ts'
import type { OpenDatabase } from './open-database.ts'

const now = Date.parse('2026-11-18T12:00:00Z')
const hour = 3_600_000
const timeZone = 'America/New_York'

const view = (filters: LeadFilters, at = now) =>
  leadView(filters, { accountId: 'ada', at, timeZone })

/** Leads of every kind, as `n` counts: some in the same millisecond, some urgent, some suspected. */
async function storeMany(database: OpenDatabase, many: number): Promise<void> {
  for (let n = 0; n < many; n += 1) {
    await storeSearchableLead(database, {
      receivedAt: now - Math.floor(n / 3) * 2 * hour,
      status: leadStatuses[n % 7] ?? 'new',
      assigneeId: [null, 'ada', 'bo'][n % 3] ?? null,
      context: n % 11 === 0 ? { need: 'emergency' } : n % 7 === 0 ? { need: 'maybe' } : {},
      suspicions: n % 5 === 0 ? ['honeypot'] : [],
      enquiry:
        n % 4 === 0
          ? { kind: 'partnership', fields: partnershipFields() }
          : {
              kind: 'contact',
              fields: contactFields({ topic: n % 2 ? 'media' : 'supply', message: `Lot ${n}` }),
            },
    })
  }
}

/** References of every page, those on top first, while a new lead arrives before each later page. */
async function everyPage(database: OpenDatabase, filters: LeadFilters): Promise<string[]> {
  const reader = kyselyLeadReader(database)
  const first = await reader.page(view(filters))
  const seen = [...first.urgent, ...first.leads].map(({ reference }) => reference)
  expect(first.urgent.length).toBeLessThanOrEqual(leadsPerPage)
  let next = first.next
  for (let page = 0; next; page += 1) {
    await storeSearchableLead(database, {
      receivedAt: now + 1 + page,
      context: page % 2 ? {} : { need: 'emergency' },
    })
    const after = readLeadCursor(next)
    if (!after) throw new Error('A cursor cannot be read back')
    const later = await reader.page(view(filters, after.at), after)
    expect(later).toMatchObject({ urgent: [], count: null })
    seen.push(...later.leads.map(({ reference }) => reference))
    next = later.next
  }
  return seen
}

describe.each(engines)('on %s', { timeout: 120_000 }, (engine) => {
  test('every page together shows each lead once, whatever arrives meanwhile', async () => {
    const database = await openForTest(await newDatabase(engine))
    await storeMany(database, 330)
    const views: LeadFilters[] = [
      {},
      { status: 'all' },
      { status: ['new'] },
      { kind: 'contact', status: 'all' },
      { interest: 'media', status: 'all' },
      { assignee: 'me' },
      { assignee: 'nobody', status: 'all' },
      { emergency: 'yes', status: 'all' },
      { emergency: 'maybe', status: 'all' },
      { emergency: 'no', suspicious: 'no' },
      { suspicious: 'yes', status: 'all' },
      { due: 'overdue' },
      { due: 'soon' },
      { from: '2026-11-12', to: '2026-11-14', status: 'all' },
      { search: 'lot', status: 'all' },
    ]
    for (const filters of views) {
      const { count } = await kyselyLeadReader(database).page(view(filters))
      const references = await everyPage(database, filters)
      const place = JSON.stringify(filters)
      expect(new Set(references).size, place).toBe(references.length)
      expect(references.length, place).toBe(count)
      expect(references.length, place).toBeGreaterThan(0)
    }
  })

  test('emergencies stand on top, then what is due first; the rest is the newest first', async () => {
    const database = await openForTest(await newDatabase(engine))
    await storeMany(database, 60)
    const { urgent, leads, urgentCount } = await kyselyLeadReader(database).page(view({}))
    expect(urgentCount).toBe(urgent.length)
    const rankOf = (need: string | null) => ['emergency', 'maybe', null].indexOf(need)
    const ranks = urgent.map(({ need, answerDueAt }) => [rankOf(need), answerDueAt] as const)
    expect(ranks).toEqual(ranks.toSorted(([a, x], [b, y]) => a - b || x - y))
    for (const lead of urgent) {
      expect(lead.status).toBe('new')
      expect(lead.need !== null || lead.answerDueAt < now + 4 * hour).toBe(true)
    }
    const times = leads.map(({ receivedAt }) => receivedAt)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  test.each([
    ['zoe', 1],
    ['ZOË brygge', 1],
    ['brygg', 1],
    ['rygge', 0],
    ['strasse', 0],
    ['straße', 1],
    ['東京', 1],
    ['京', 0],
    ['harbour-works', 1],
    ['zoe@harbour.example', 1],
    ['harb exam zo', 1],
    ['zoe missing', 0],
    // No operator: the beginning of "Order".
    ['"*\' OR -', 1],
    ['" NOT "', 0],
    ['"*-', 0],
    ['zoe OR missing', 0],
    ['NEAR(zoe brygge)', 0],
    ["zoe' & 'brygge", 1],
    ['zoe:*', 1],
    ['words : zoe', 0],
    ['𝒵oe', 1],
    ['\u0000', 0],
    ['123456', 1],
  ])('a search for %j finds %i', async (search, found) => {
    const database = await openForTest(await newDatabase(engine))
    const fields = contactFields({
      firstName: 'Zoë',
      lastName: 'Brygge',
      email: 'zoe@harbour.example',
      organization: 'Harbour-Works 東京 GmbH',
      message: 'Straße 5, Order 1234567. ٠١٢',
    })
    await storeSearchableLead(database, { fields })
    await storeSearchableLead(database, { fields: contactFields({ firstName: 'Ann' }) })
    const page = await kyselyLeadReader(database).page(view({ search }))
    expect(page).toMatchObject({ count: found, urgent: [] })
    expect(page.leads).toHaveLength(found)
  })

  test('a day begins and ends with the team’s clock, also where it is changed', async () => {
    const database = await openForTest(await newDatabase(engine))
    // On 1 November 2026 New York's clocks go back: its day lasts 25 hours.
    for (const at of [
      '2026-11-01T03:59:59.999Z',
      '2026-11-01T04:00Z',
      '2026-11-02T04:59:59.999Z',
    ]) {
      await storeSearchableLead(database, { receivedAt: Date.parse(at) })
    }
    await storeSearchableLead(database, { receivedAt: Date.parse('2026-11-02T05:00Z') })
    const page = await kyselyLeadReader(database).page(
      view({ from: '2026-11-01', to: '2026-11-01' }),
    )
    expect(page.count).toBe(2)
  })

  test('a poll tells what came and what is late', async () => {
    const database = await openForTest(await newDatabase(engine))
    const reader = kyselyLeadReader(database)
    await storeSearchableLead(database, { receivedAt: now - 60 * hour })
    await storeSearchableLead(database, { receivedAt: now - 22 * hour })
    await storeSearchableLead(database, { receivedAt: now - 10 })
    expect(await reader.news(view({}), now - hour)).toEqual({
      received: 1,
      changed: 1,
      overdue: 1,
      dueSoon: 1,
    })
    expect((await reader.news(view({ kind: 'partnership' }), now - hour)).received).toBe(0)
  })

  test('neighbours share an address, or a domain that one company has', async () => {
    const database = await openForTest(await newDatabase(engine))
    const from = (email: string, n: number) =>
      storeSearchableLead(database, { receivedAt: now + n, fields: contactFields({ email }) })
    const ada = await from('ada@harbour.example', 0)
    await from('ADA@Harbour.example', 1)
    await from('bo@harbour.example', 2)
    const cy = await from('cy@gmail.com', 3)
    await from('di@gmail.com', 4)
    for (let n = 0; n < 6; n += 1) await from(`person${n}@many.example`, 10 + n)
    const one = await from('person0@many.example', 20)
    const reader = kyselyLeadReader(database)
    const neighbours = async (reference: string) =>
      ((await reader.detail(reference, null))?.neighbours ?? []).map(({ email, by }) => [email, by])
    expect(await neighbours(ada.reference)).toEqual([
      ['bo@harbour.example', 'domain'],
      ['ADA@Harbour.example', 'address'],
    ])
    expect(await neighbours(cy.reference)).toEqual([])
    expect(await neighbours(one.reference)).toEqual([['person0@many.example', 'address']])
  })
})
