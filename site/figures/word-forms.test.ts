import { expect, test } from 'vitest'
import { withheldMark } from './number-text.ts'
import { fractionInWords, ordinal, soManyIn } from './word-forms.ts'

test('places in an order are words where words are common', () => {
  expect([1, 2, 3, 4, 9, 12, 20, 21, 30, 111].map(ordinal)).toEqual([
    ...['first', 'second', 'third', 'fourth', 'ninth', 'twelfth', 'twentieth', '21st'],
    ...['thirtieth', '111th'],
  ])
})

test('a part of one is a word where a common one comes close', () => {
  expect([0.6667, 0.5, 0.42].map(fractionInWords)).toEqual(['two thirds', 'half', '42 %'])
})

test('a percentage is so many in twenty where it comes out even', () => {
  expect(soManyIn(95, 'projects')).toBe('nineteen projects in twenty')
  expect(soManyIn(93, 'projects')).toBe('93 projects in a hundred')
})

test('a withheld number stays marked as one', () => {
  for (const text of [ordinal(NaN), fractionInWords(NaN), soManyIn(NaN, 'projects')]) {
    expect(text).toContain(withheldMark)
  }
})
