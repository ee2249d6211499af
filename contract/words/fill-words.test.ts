import { expect, test } from 'vitest'
import { fillWords } from './fill-words.ts'
import { formatMessage } from './format-message.ts'

const loads = '{loads, plural, =0 {No load} one {# load} other {# loads}} to {port}.'

test.each([0, 1, 2, 12_000])(
  '%i is counted as the printer of whole messages counts it',
  (count) => {
    const values: Record<string, string | number> = { loads: count, port: 'Gdynia' }
    expect(fillWords(loads, values, 'en')).toBe(formatMessage(loads, 'en', (name) => values[name]))
  },
)

test('a placeholder without a value stays, and a value is no pattern', () => {
  expect(fillWords('{a} and {b}', { a: '$& {b}' }, 'en')).toBe('$& {b} and {b}')
})
