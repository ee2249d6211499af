import { expect, test } from 'vitest'
import { monthNote } from './month-note.ts'

const words = { weeks: [2, 4], tooSoon: 'too soon', tight: 'tight' } as const
const now = Date.parse('2026-11-23T12:00:00Z')

test.each([
  ['2026-11', 'too soon'],
  ['2026-12', ''],
  ['open', ''],
  [undefined, ''],
])('of %s, three weeks and more away or not, an order of 23 November says %j', (month, said) => {
  expect(monthNote(month, now, words)).toBe(said)
})

test('a month that ends between the least and the most of weeks may be missed', () => {
  expect(monthNote('2026-11', Date.parse('2026-11-08T12:00:00Z'), words)).toBe('tight')
  expect(monthNote('2026-11', Date.parse('2026-11-02T12:00:00Z'), words)).toBe('')
})
