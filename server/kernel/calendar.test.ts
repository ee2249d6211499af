import { expect, test } from 'vitest'
import { addDays, dayOf, mondayOf, startOfDay } from './calendar.ts'

const begins = (day: string, timeZone: string) => new Date(startOfDay(day, timeZone)).toISOString()

test.each([
  ['2026-11-22', 'Atlantic/Reykjavik', '2026-11-22T00:00:00.000Z'],
  ['2026-11-22', 'Asia/Tokyo', '2026-11-21T15:00:00.000Z'],
  ['2026-11-22', 'Asia/Kathmandu', '2026-11-21T18:15:00.000Z'],
  ['2026-11-22', 'Pacific/Kiritimati', '2026-11-21T10:00:00.000Z'],
  ['2026-11-22', 'Pacific/Pago_Pago', '2026-11-22T11:00:00.000Z'],
  // The days around the changes of clocks.
  ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z'],
  ['2026-03-30', 'Europe/London', '2026-03-29T23:00:00.000Z'],
  ['2026-10-26', 'Europe/London', '2026-10-26T00:00:00.000Z'],
  // At midnight Santiago's clocks go to one.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
])('%s in %s begins at %s', (day, timeZone, instant) => {
  expect(begins(day, timeZone)).toBe(instant)
  expect(dayOf(startOfDay(day, timeZone), timeZone)).toBe(day)
  expect(dayOf(startOfDay(day, timeZone) - 1, timeZone)).toBe(addDays(day, -1))
})

test('a week begins on Monday', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  expect(mondayOf('2027-01-01')).toBe('2026-12-28')
})
