import { expect, test } from 'vitest'
import {
  dayIn,
  letterParts,
  listOf,
  rowOf,
  shortNumber,
  wholeNumber,
  withheldMark,
} from './number-text.ts'

test('numbers are grouped, without idle zeros, and short where they are large', () => {
  expect([24_000, 0.012, 99.9].map((value) => wholeNumber(value, 'en'))).toEqual([
    '24,000',
    '0.012',
    '99.9',
  ])
  expect([13_900_000, 2e9, 800_000].map((value) => shortNumber(value, 'en'))).toEqual([
    ...['13.9M', '2B', '800K'],
  ])
})

test('a counter gets the number that stands before the letter', () => {
  expect([500_000, 12_400_000, 8e9, 50].map((value) => letterParts(value, 'en'))).toEqual([
    { value: 500, letter: 'K' },
    { value: 12.4, letter: 'M' },
    { value: 8, letter: 'B' },
    { value: 50, letter: '' },
  ])
})

test('lists and days read as in British English', () => {
  expect(listOf(['5 L', '10 L', '15 L'], 'en')).toBe('5 L, 10 L and 15 L')
  expect(rowOf(['$420K', '$310K', '$250K'], 'en')).toBe('$420K, $310K, $250K')
  expect(dayIn('2026-11-03', 'en')).toBe('3 November 2026')
})

test('what is left of a withheld figure in a sum stays marked as one', () => {
  expect([wholeNumber(Number.NaN, 'en'), shortNumber(Number.NaN, 'en')]).toEqual([
    withheldMark,
    withheldMark,
  ])
})
