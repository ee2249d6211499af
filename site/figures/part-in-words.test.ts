import { expect, test } from 'vitest'
import { withheldMark } from './number-text.ts'
import { partInWords, partNoun } from './part-in-words.ts'

test('a share reads as the fraction it is near', () => {
  expect([30, 33, 53, 67, 83, 97].map(partInWords)).toEqual([
    'under a third',
    'a third',
    'just over half',
    'two thirds',
    'five sixths',
    '97 %',
  ])
})

test('a part has a noun where one is common', () => {
  expect([10, 5, 12].map(partNoun)).toEqual(['tenth', 'twentieth', 'share'])
})

test('a withheld share leaves its mark, so that its sentence goes', () => {
  for (const words of [partInWords, partNoun]) {
    expect(words(Number.NaN)).toBe(withheldMark)
  }
})
