import { expect, test } from 'vitest'
import { withheldMark } from './number-text.ts'
import { otherParts, partInWords, partNoun } from './part-in-words.ts'

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

test('the part that is given has a noun, and so has what is left', () => {
  expect([10, 5, 12].map((share) => [partNoun(share), otherParts(share)])).toEqual([
    ['tenth', 'other nine'],
    ['twentieth', 'other nineteen'],
    ['share', 'rest'],
  ])
})

test('a withheld share leaves its mark, so that its sentence goes', () => {
  for (const words of [partInWords, partNoun, otherParts]) {
    expect(words(Number.NaN)).toBe(withheldMark)
  }
})
