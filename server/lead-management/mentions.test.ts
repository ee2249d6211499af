import { expect, test } from 'vitest'
import { mentionedIn } from './mentions.ts'

const colleagues = ['anna@company.example', 'ben.b@company.example', 'carl@company.example'].map(
  (address) => ({ id: address, address }),
)

test.each([
  ['@anna, please call. @Anna', ['anna']],
  ['Ask @ben.b.', ['ben.b']],
  ['For @carl@company.example and (@anna)', ['anna', 'carl']],
  ['Write to x@anna or anna@company.example', []],
  ['@annabel and @ben', []],
  ['@carl@elsewhere.example', []],
])('%s', (text, names) => {
  expect(mentionedIn(text, colleagues).map(({ address }) => address.split('@')[0])).toEqual(names)
})
