import { describe, expect, test } from 'vitest'
import { shortSpan } from '../../../contract/spoken-time.ts'
import { clockOf } from './clock-words.ts'

const hour = 3_600_000
const lead = { status: 'new', receivedAt: 0, answerDueAt: 24 * hour, answeredAt: null } as const

describe('the clock of a message', () => {
  test.each([
    [10 * hour, 'running', 'due in 14 h'],
    [21 * hour, 'soon', 'due in 3 h'],
    [23.5 * hour, 'soon', 'due in 30 min'],
    [26 * hour, 'overdue', '2 h overdue'],
    [96 * hour, 'overdue', '3 days overdue'],
  ])('at %d ms it is %s: %s', (now, state, words) => {
    expect(clockOf(lead, now)).toEqual({ state, words })
  })

  test('it stops with the answer and says how long that took', () => {
    const answered = { ...lead, status: 'contacted', answeredAt: 5 * hour } as const
    expect(clockOf(answered, 90 * hour)).toEqual({ state: 'stopped', words: 'answered in 5 h' })
  })

  test('it stops without a word for what was set aside unanswered', () => {
    expect(clockOf({ ...lead, status: 'spam' }, 90 * hour)).toEqual({ state: 'stopped', words: '' })
  })

  test('nothing lasts less than a minute', () => {
    expect(shortSpan(0)).toBe('1 min')
  })
})
