import { expect, test } from 'vitest'
import { withheldMark } from './number-text.ts'
import { ordinal } from './word-forms.ts'

test('places in an order are words where words are common', () => {
  expect([1, 2, 3, 4, 9, 12, 20, 21, 30, 111].map(ordinal)).toEqual([
    ...['first', 'second', 'third', 'fourth', 'ninth', 'twelfth', 'twentieth', '21st'],
    ...['thirtieth', '111th'],
  ])
})

test('a withheld number stays marked as one', () => {
  expect(ordinal(Number.NaN)).toContain(withheldMark)
})
