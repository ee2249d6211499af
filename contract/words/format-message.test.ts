import { expect, test } from 'vitest'
import { formatMessage, partlyFormatted, placeholdersIn } from './format-message.ts'
import { withheld } from './withheld.ts'

const values: Record<string, string | number | typeof withheld> = {
  ports: '200+ ports',
  loads: 1,
  tds: withheld,
  shortSentence: 'We ship.',
}
const find = (name: string) => values[name]

test('placeholders are filled in, and plurals and choices follow their number', () => {
  expect(formatMessage('To {ports}.', 'en', find)).toBe('To 200+ ports.')
  const loads = '{loads, plural, one {# load} other {# loads}}'
  expect(formatMessage(loads, 'en', find)).toBe('1 load')
  expect(formatMessage(loads, 'en', () => 2000)).toBe('2,000 loads')
})

test('the sentence that holds a withheld value goes, its neighbours stay', () => {
  expect(formatMessage('We ship it. TDS is {tds} here. Ask us (today).', 'en', find)).toBe(
    'We ship it. Ask us (today).',
  )
  expect(formatMessage('To {ports}. {loads, plural, other {It is {tds}. Yes.}}', 'en', find)).toBe(
    'To 200+ ports.',
  )
  expect(formatMessage('TDS is {tds}.', 'en', find)).toBe(withheld)
  expect(formatMessage('{shortSentence} TDS is {tds}.', 'en', find)).toBe('We ship.')
})

test('a placeholder that nobody knows is an error', () => {
  expect(() => formatMessage('To {harbours}.', 'en', find)).toThrow('{harbours}')
})

test('a way to write a number that only a wrong space makes unknown is an error', () => {
  expect(formatMessage('{loads, number, ::.#} loads', 'fr', () => 0.833)).toBe('0,8 loads')
  const narrow = '{loads, number,\u202f::.#} loads'
  expect(() => formatMessage(narrow, 'fr', () => 0.833)).toThrow('{loads}')
})

test('a text for the browser keeps what is filled in there', () => {
  const text = 'To {ports} in {days, plural, one {# day} other {# days, {ports}}}. TDS is {tds}.'
  const partly = partlyFormatted(text, find)
  expect(partly).toBe('To 200+ ports in {days,plural,one{# day} other{# days, 200+ ports}}.')
  expect(formatMessage(String(partly), 'en', () => 3)).toBe('To 200+ ports in 3 days, 200+ ports.')
})

test('every placeholder is found, also inside a plural', () => {
  expect([...placeholdersIn('{a} {n, plural, one {{b}} other {#}}')]).toEqual([
    ['a', 'printed'],
    ['n', 'decides'],
    ['b', 'printed'],
  ])
})
