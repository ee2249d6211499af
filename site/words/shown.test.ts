import { expect, test } from 'vitest'
import { withheldMark } from '../figures/number-text.ts'
import { shown, withoutWithheld } from './shown.ts'

const withheld = `${withheldMark} litres`

test('the sentence that holds a withheld figure goes, its neighbours stay', () => {
  expect(withoutWithheld(`We ship it. ${withheld} are on the way. Ask us (today).`)).toBe(
    'We ship it. Ask us (today).',
  )
  expect(withoutWithheld(`It is 99.9 % pure. Of that ${withheld} a day.`)).toBe(
    'It is 99.9 % pure.',
  )
})

test('a row of which nothing is left goes, up to the section; a note is only emptied', () => {
  const words = shown({
    hero: { title: 'Here' },
    next: { sentence: 'Now.' },
    rows: {
      heading: 'Rows',
      note: `${withheld}.`,
      entries: [{ text: `${withheld}.` }, { text: 'Stays.' }],
    },
    lone: { heading: 'One figure', figure: withheld },
    beside: { heading: 'A list', beside: { figure: withheld, unit: 'L' }, lines: ['One'] },
  })
  expect(words.rows).toEqual({ heading: 'Rows', note: '', entries: [{ text: 'Stays.' }] })
  expect(words.lone).toBeUndefined()
  expect(words.beside).toEqual({ heading: 'A list', beside: '', lines: ['One'] })
})
