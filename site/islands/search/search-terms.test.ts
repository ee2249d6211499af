import { expect, test } from 'vitest'
import { termsOf } from './search-terms.ts'

test('a number is one, however its thousands are grouped', () => {
  for (const written of ['24,000', '24’000', '24\u00a0000', '24\u202f000', '24000']) {
    expect(termsOf(`${written} L`)).toEqual(['24000'])
  }
})

test('Arabic words are one with and without article, marks and the spellings of a hurried hand', () => {
  const once = termsOf('حاوية أنابيب')
  for (const written of ['الحاوية والأنابيب', 'للحاويه بالانابيب', 'حاويَةُ الأَنابيب']) {
    expect(termsOf(written)).toEqual(once)
  }
  expect(termsOf('٢٤٬٠٠٠ لتر')).toEqual(termsOf('24,000 لتر'))
})

test('decimals, short forms and the ends of a range stay apart', () => {
  expect(termsOf('pH 8.4–8.8, 12.4M, $0.012, 8,4')).toEqual([
    'ph',
    '8.4',
    '8.8',
    '12.4m',
    '0.012',
    '8.4',
  ])
})

test('accents, Icelandic letters and capitals are folded', () => {
  expect(termsOf('Þjórsá, Sigríður, Æðey, CO₂')).toEqual(['thjorsa', 'sigridur', 'aedey', 'co2'])
})

test('one and several of a thing are the same word', () => {
  expect(termsOf('containers bodies glass analysis')).toEqual([
    'container',
    'body',
    'glass',
    'analysis',
  ])
})

test('words that say nothing are left out', () => {
  expect(termsOf('How much does the water cost?')).toEqual(['water', 'cost'])
})
