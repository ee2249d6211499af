import { describe, expect, test } from 'vitest'
import { answerDue } from './answer-due.ts'

const businessDays = (timeZone: string, ...holidays: string[]) => ({
  timeZone,
  holidays: new Set(holidays),
})
const usual = (received: string, zone = 'Atlantic/Reykjavik', ...holidays: string[]) =>
  new Date(
    answerDue(undefined, Date.parse(received), businessDays(zone, ...holidays)),
  ).toISOString()

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

test('a holiday does not count, nor does one that follows on a weekend or another holiday', () => {
  const christmas = ['2026-12-24', '2026-12-25', '2026-12-26']
  expect(usual('2026-12-23T14:20:00Z', 'Atlantic/Reykjavik', ...christmas)).toBe(
    '2026-12-28T14:20:00.000Z',
  )
  expect(usual('2026-12-24T09:00:00Z', 'Atlantic/Reykjavik', ...christmas)).toBe(
    '2026-12-29T00:00:00.000Z',
  )
})

test('a holiday is the day of the team’s time zone', () => {
  // In Tokyo it is the 24th already, and a holiday.
  expect(usual('2026-11-23T16:00:00Z', 'Asia/Tokyo', '2026-11-24')).toBe('2026-11-25T15:00:00.000Z')
})

test('on a holiday an emergency and what may be one are due within their hours', () => {
  const at = Date.parse('2026-12-25T09:00:00Z')
  for (const need of ['emergency', 'maybe'] as const) {
    const days = businessDays('Atlantic/Reykjavik', '2026-12-25', '2026-12-26')
    expect(answerDue(need, at, days)).toBe(at + 86_400_000)
  }
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
    expect(answerDue('emergency', at, businessDays('Atlantic/Reykjavik'))).toBe(at + 86_400_000)
  }
})
