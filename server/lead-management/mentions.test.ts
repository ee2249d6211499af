import { expect, test } from 'vitest'
import { mentionedIn, withoutMentions } from './mentions.ts'

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

test('a colleague who is erased is called by no note any more', () => {
  const [anna, ben] = colleagues as [(typeof colleagues)[0], (typeof colleagues)[0]]
  const text = 'For @Anna, (@anna@company.example) and @annabel; x@anna is no call. @ben.b.'
  expect(withoutMentions(text, anna, 'erased')).toBe(
    'For @erased, (@erased) and @annabel; x@anna is no call. @ben.b.',
  )
  expect(withoutMentions('@ben.b.', ben, 'erased')).toBe('@erased.')
})
