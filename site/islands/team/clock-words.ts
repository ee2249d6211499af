/** The clock of a lead, in words. Instants are epoch milliseconds. */
import { dueSoonBefore } from '../../../contract/lead-filters.ts'
import type { LeadRow } from '../../../contract/team-leads.ts'

export type Clock = { state: 'overdue' | 'soon' | 'running' | 'stopped'; words: string }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long until a lead is to be answered, or since when it is late; stopped once it was answered or set aside. */
export function clockOf(
  {
    status,
    answerDueAt,
    answeredAt,
    receivedAt,
  }: Pick<LeadRow, 'status' | 'answerDueAt' | 'answeredAt' | 'receivedAt'>,
  now: number,
): Clock {
  if (status !== 'new') {
    return {
      state: 'stopped',
      words: answeredAt === null ? '' : `answered in ${span(answeredAt - receivedAt)}`,
    }
  }
  const left = answerDueAt - now
  if (left < 0) return { state: 'overdue', words: `${span(-left)} overdue` }
  return { state: left <= dueSoonBefore ? 'soon' : 'running', words: `due in ${span(left)}` }
}

/** `40 min`, `3 h`, `2 days`, rounded down; `1 min` at least. */
export function span(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.floor(milliseconds / minute))} min`
  if (milliseconds < 2 * day) return `${Math.floor(milliseconds / hour)} h`
  return `${Math.floor(milliseconds / day)} days`
}
