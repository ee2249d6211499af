import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { changeLeadCall } from './team-leads.ts'
import { quoteCall } from './team-quotes.ts'

const quote = {
  price: '4250.5',
  currency: 'USD',
  per: 'container',
  incoterm: 'CIF',
  place: 'Rotterdam',
  leadTime: '3 weeks',
  notes: '',
}

describe.each([
  ['2028-02-29', true],
  ['2026-02-31', false],
  ['2027-02-30', false],
  ['2026-13-01', false],
  ['2026-02-1', false],
  ['soon', false],
])('%s', (day, is) => {
  test(`a quote ${is ? 'holds' : 'cannot hold'} until then`, () => {
    expect(v.is(quoteCall, { ...quote, validUntil: day })).toBe(is)
  })

  test(`a lead ${is ? 'is' : 'cannot be'} taken up again on it`, () => {
    expect(v.is(changeLeadCall, { version: 1, followUp: day })).toBe(is)
  })
})
