import { expect, test } from 'vitest'
import { answerDue } from './answer-due.ts'

const contact = (received: string, zone = 'Atlantic/Reykjavik') =>
  new Date(answerDue('contact', Date.parse(received), zone)).toISOString()

test('on a business day the answer is due 24 hours later', () => {
  expect(contact('2026-11-18T14:20:00Z')).toBe('2026-11-19T14:20:00.000Z')
})

test('the weekend does not count towards the 24 hours', () => {
  expect(contact('2026-11-20T14:20:00Z')).toBe('2026-11-23T14:20:00.000Z')
})

test('what comes at the weekend is due when Monday ends', () => {
  expect(contact('2026-11-21T09:00:00Z')).toBe('2026-11-24T00:00:00.000Z')
  expect(contact('2026-11-22T23:59:59Z')).toBe('2026-11-24T00:00:00.000Z')
})

test('the team’s own time zone says what a weekend is', () => {
  expect(contact('2026-11-20T22:00:00Z', 'Asia/Tokyo')).toBe('2026-11-23T15:00:00.000Z')
})

test('a partnership inquiry is due after 24 hours, weekend or not', () => {
  const received = Date.parse('2026-11-21T09:00:00Z')
  expect(answerDue('partnership', received, 'Atlantic/Reykjavik')).toBe(received + 86_400_000)
})
