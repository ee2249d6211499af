import { expect, test } from 'vitest'
import { formatCount } from './count-format.ts'

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
  expect(formatCount({ value: 12_400_000 }, 99_200)).toBe('99.2K')
})
