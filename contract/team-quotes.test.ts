import * as v from 'valibot'
import { expect, test } from 'vitest'
import { quoteCall } from './team-quotes.ts'

const call = {
  price: '4250.5',
  currency: 'USD',
  per: 'container',
  incoterm: 'CIF',
  place: 'Rotterdam',
  leadTime: '3 weeks',
  notes: '',
}

test.each([
  ['2028-02-29', true],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['2026-02-1', false],
  ['soon', false],
])('a quote holds until %s: %s', (validUntil, isDay) => {
  expect(v.is(quoteCall, { ...call, validUntil })).toBe(isDay)
})
