import { describe, expect, test } from 'vitest'
import type { QuoteFields } from '../../contract/team-quotes.ts'
import { storeLead } from '../../tests/support/stored-leads.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { kyselyQuotes } from './kysely-quotes.ts'

const fields: QuoteFields = {
  price: '4250',
  currency: 'USD',
  per: 'container',
  incoterm: 'CIF',
  place: 'Rotterdam',
  validUntil: '2027-01-31',
  leadTime: '3 weeks',
  notes: '',
}
const reference = 'BGW-7K3M-9Q2F'
const by = { accountId: 'anna', address: 'anna@company.example' }
const now = Date.parse('2026-11-24T12:00:00Z')

describe.each(engines)('on %s', (engine) => {
  async function desk() {
    const database = await openForTest(await newDatabase(engine))
    await storeLead(database.db, { received_at: now, reference })
    const quotes = kyselyQuotes(database)
    const keep = (numbered: { number: string; version: number }) =>
      quotes.keep({ ...numbered, reference, fields, content: 'JVBERi0=', by, now })
    return { quotes, keep }
  }

  test('no number is given twice, also to colleagues who ask at once', async () => {
    const { quotes } = await desk()
    const given = await Promise.all(
      Array.from({ length: 8 }, () => quotes.nextNumber(reference, undefined, 2026)),
    )
    expect(new Set(given.map((each) => each?.number)).size).toBe(8)
    expect(await quotes.nextNumber(reference, undefined, 2027)).toEqual({
      number: 'Q-2027-0001',
      version: 1,
    })
  })

  test('each version is kept with its lead, and made once', async () => {
    const { quotes, keep } = await desk()
    const number = 'Q-2026-0001'
    expect(await keep({ number, version: 1 })).toBe('kept')
    const next = await quotes.nextNumber(reference, number, 2026)
    expect(next).toEqual({ number, version: 2 })
    expect(
      (await Promise.all([keep({ number, version: 2 }), keep({ number, version: 2 })])).sort(),
    ).toEqual(['kept', 'taken'])
    const list = await quotes.list(reference)
    expect(list).toMatchObject([
      { number, version: 1, fields, by: by.address },
      { number, version: 2 },
    ])
    expect(await quotes.file(reference, list[0]?.id ?? '')).toMatchObject({ content: 'JVBERi0=' })
    expect(await quotes.file('BGW-0000-0000', list[0]?.id ?? '')).toBeUndefined()
    expect(await quotes.nextNumber(reference, 'Q-2026-0099', 2026)).toBeUndefined()
  })
})
