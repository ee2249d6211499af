import { expect, test } from 'vitest'
import { countsUp, formatCount, formatReached } from './count-format.ts'

test.each([
  [{ value: 12_400_000 }, '12.4M'],
  [{ value: 48_000 }, '48.0K'],
  [{ value: 2_000_000_000 }, '2.0B'],
  [{ value: 999 }, '999'],
  [{ value: 99.9, suffix: ' %' }, '99.9 %'],
  [{ value: 2, suffix: 'B+' }, '2B+'],
  [{ value: 13.9, prefix: '$', suffix: 'M' }, '$13.9M'],
])('%o reads %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

test('on its way up a count uses the letters of the value it has reached', () => {
  expect(formatReached({ value: 12_400_000 }, 99_200)).toBe('99.2K')
})

test('on its way up a count keeps one decimal of its own letter, and never reads nought', () => {
  const people = { value: 2, suffix: 'B+' }
  const steps = Array.from({ length: 125 }, (_, at) => formatReached(people, ((at + 1) * 2) / 125))
  expect(steps[0]).toBe('0.1B+')
  expect(steps[24]).toBe('0.4B+')
  expect(steps[123]).toBe('2.0B+')
  expect(formatReached({ value: 200, suffix: '+' }, 0.2)).toBe('1+')
})

test.each([
  [{ value: 12_400_000 }, true],
  [{ value: 20, suffix: '+' }, true],
  [{ value: 2, suffix: 'B+' }, true],
  [{ value: 17 }, false],
])('%o is counted up: %s', (count, moves) => {
  expect(countsUp(count)).toBe(moves)
})
