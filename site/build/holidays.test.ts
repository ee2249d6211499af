import { expect, test } from 'vitest'
import { holidayDays } from './holidays.ts'

test('public holidays of a country are known for years, movable ones too, and observances are not', () => {
  const days = holidayDays({ country: 'IS', own: [] }, 2026)
  for (const day of ['2026-04-06', '2026-06-17', '2026-12-25', '2027-03-29', '2036-06-17']) {
    expect(days).toContain(day)
  }
  // Woman's Day is observed, and worked on.
  expect(days).not.toContain('2026-02-18')
})

test('a part of a country has days of its own, and so has the owner', () => {
  const germany = holidayDays({ country: 'DE', own: ['2026-12-28'] }, 2026)
  expect(germany).not.toContain('2026-01-06')
  expect(germany).toContain('2026-12-28')
  expect(holidayDays({ country: 'DE', state: 'BY', own: [] }, 2026)).toContain('2026-01-06')
})

test('without a country only the owner’s own days count', () => {
  expect(holidayDays({ own: ['2026-12-24'] }, 2026)).toEqual(['2026-12-24'])
})

test.each([
  [{ country: 'XX', own: [] }, /holidays\.country: XX/],
  [{ country: 'DE', state: 'XX', own: [] }, /holidays\.state: XX .* BY/],
  [{ state: 'BY', own: [] }, /holidays\.state needs/],
  [{ own: ['2026-02-30'] }, /holidays\.own: 2026-02-30/],
  [{ own: ['28.12.2026'] }, /holidays\.own/],
])('what is no country, state or day stops the build and names its field: %j', (given, said) => {
  expect(() => holidayDays(given, 2026)).toThrow(said)
})
