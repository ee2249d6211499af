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

test('other languages write round millions in words, and every other number in full', () => {
  const numbers = [1e6, 2e6, 8e6, 50e6, 8e9, 8.5e9, 500_000, 12_400_000]
  const written = (language: 'fr' | 'es' | 'ar') =>
    numbers.map((value) => shortNumber(value, language).replaceAll(/\s/g, ' '))
  expect(written('fr')).toEqual([
    ...['1 million', '2 millions', '8 millions', '50 millions', '8 milliards', '8,5 milliards'],
    ...['500 000', '12 400 000'],
  ])
  expect(written('es')).toEqual([
    ...['1 millón', '2 millones', '8 millones', '50 millones', '8,000 millones', '8,500 millones'],
    ...['500,000', '12,400,000'],
  ])
  expect(written('ar')).toEqual([
    ...['مليون', 'مليوني', '8 ملايين', '50 مليون', '8 مليارات', '8.5 مليار'],
    ...['500,000', '12,400,000'],
  ])
})

test('a counter gets the number that stands before the letter', () => {
  expect([500_000, 12_400_000, 8e9, 50].map((value) => letterParts(value))).toEqual([
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
