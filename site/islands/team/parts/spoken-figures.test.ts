import { expect, test } from 'vitest'
import {
  perHundred,
  spokenDay,
  spokenDuration,
  spokenShare,
  spokenWholeDay,
} from './spoken-figures.ts'

const minute = 60_000
const hour = 60 * minute

test.each([
  [0, '0 min'],
  [59.4 * minute, '59 min'],
  [59.6 * minute, '1 h'],
  [5 * hour + 20 * minute, '5 h 20 min'],
  [24 * hour, '24 h'],
  [47 * hour + 59 * minute, '47 h 59 min'],
  [48 * hour, '2 days'],
  [76 * hour, '3 days 4 h'],
])('%d ms read %s', (milliseconds, words) => {
  expect(spokenDuration(milliseconds).replaceAll('\u00a0', ' ')).toBe(words)
})

test('a share of nothing is a dash, and no number', () => {
  expect(spokenShare(0, 0)).toBe('–')
  expect(perHundred(3, 0)).toBe('–')
  expect(spokenShare(112, 120).replace('\u00a0', ' ')).toBe('93 %')
  expect(perHundred(5, 1_204)).toBe('0.42')
})

test('a day is the same day in every time zone', () => {
  expect(spokenDay('2026-11-16')).toBe('16 Nov')
  expect(spokenWholeDay('2026-01-01')).toBe('1 January 2026')
})
