import { describe, expect, test } from 'vitest'
import { answerDue } from './answer-due.ts'

const usual = (received: string, zone = 'Atlantic/Reykjavik') =>
  new Date(answerDue(undefined, Date.parse(received), zone)).toISOString()

test('on a business day the answer is due 24 hours later', () => {
  expect(usual('2026-11-18T14:20:00Z')).toBe('2026-11-19T14:20:00.000Z')
})

test('the weekend does not count towards the 24 hours', () => {
  expect(usual('2026-11-20T14:20:37.512Z')).toBe('2026-11-23T14:20:37.512Z')
})

test('what comes at the weekend is due when Monday ends', () => {
  expect(usual('2026-11-21T09:00:00Z')).toBe('2026-11-24T00:00:00.000Z')
  expect(usual('2026-11-22T23:59:59.999Z')).toBe('2026-11-24T00:00:00.000Z')
})

test('what comes as Friday begins is due when Friday ends', () => {
  expect(usual('2026-11-20T00:00:00Z')).toBe('2026-11-21T00:00:00.000Z')
})

test('the team’s own time zone says what a weekend is', () => {
  expect(usual('2026-11-20T22:00:00Z', 'Asia/Tokyo')).toBe('2026-11-23T15:00:00.000Z')
})

describe('where the clocks change at the weekend, Monday’s clock counts', () => {
  test.each([
    ['back', '2026-10-23T13:00:00Z', '2026-10-26T14:00:00.000Z'],
    ['back, from the day itself', '2026-10-25T09:00:00Z', '2026-10-27T00:00:00.000Z'],
    ['forward', '2026-03-27T14:00:00Z', '2026-03-30T13:00:00.000Z'],
    ['forward, from the day itself', '2026-03-29T09:00:00Z', '2026-03-30T23:00:00.000Z'],
  ])('%s', (_direction, received, due) => {
    expect(usual(received, 'Europe/London')).toBe(due)
  })
})

test('an emergency is due 24 hours from receipt, on any day', () => {
  for (const received of ['2026-11-18T14:20:00Z', '2026-11-20T14:20:00Z', '2026-11-21T09:00:00Z']) {
    const at = Date.parse(received)
    expect(answerDue('emergency', at, 'Atlantic/Reykjavik')).toBe(at + 86_400_000)
  }
})
