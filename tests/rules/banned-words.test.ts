import { expect, test } from 'vitest'
import { bannedWordsIn } from '../support/banned-words.ts'

const found = (text: string) => bannedWordsIn(text).map((hit) => hit.split(':')[0])

test('every banned word is found, however it is cased and wherever a line breaks', () => {
  expect(found('Stated by\nthe\u00a0company; not stated elsewhere.')).toEqual([
    'Stated',
    'the company',
    'stated',
    'elsewhere',
  ])
  expect(found('A company-stated figure.')).toEqual(['stated'])
  expect(found('It stands beside another  page.')).toEqual(['stands beside', 'another page'])
})

test('names and longer words are left alone', () => {
  expect(found('The United States, the Gulf states and EU member states.')).toEqual([])
  expect(found('The companywide estate restates nothing; a company figure.')).toEqual([])
  expect(found('The recorder is 3D-printed.')).toEqual([])
})
