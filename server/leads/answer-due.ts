import type { EnquiryKind } from './enquiry.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * When the promised answer is due, epoch milliseconds: 24 hours after a
 * partnership inquiry; after a contact message 24 hours of business days, which
 * are Monday to Friday in the given time zone.
 */
export function answerDue(kind: EnquiryKind, receivedAt: number, timeZone: string): number {
  if (kind === 'partnership') return receivedAt + day
  const start = afterWeekend(receivedAt, timeZone)
  const due = start + day
  // A Friday's day ends on Saturday: the weekend's 48 hours do not count.
  return isWeekend(due, timeZone) ? due + 2 * day : due
}

/** The instant itself on a business day, else the midnight with which Monday begins. */
function afterWeekend(instant: number, timeZone: string): number {
  let moved = instant
  while (isWeekend(moved, timeZone)) moved = nextMidnight(moved, timeZone)
  return moved
}

function isWeekend(instant: number, timeZone: string): boolean {
  const weekday = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short' }).format(instant)
  return weekday === 'Sat' || weekday === 'Sun'
}

function nextMidnight(instant: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const [hours = 0, minutes = 0, seconds = 0] = clock.format(instant).split(':').map(Number)
  const passed = hours * hour + minutes * 60_000 + seconds * 1_000
  return Math.floor(instant / 1_000) * 1_000 - passed + day
}
