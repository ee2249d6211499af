/** The clock of a lead, in words. Instants are epoch milliseconds. */
import { dueSoonBefore } from '../../../contract/lead-filters.ts'
import { shortSpan } from '../../../contract/spoken-time.ts'
import type { LeadRow } from '../../../contract/team-leads.ts'

export type Clock = { state: 'overdue' | 'soon' | 'running' | 'stopped'; words: string }

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
      words: answeredAt === null ? '' : `answered in ${shortSpan(answeredAt - receivedAt)}`,
    }
  }
  const left = answerDueAt - now
  if (left < 0) return { state: 'overdue', words: `${shortSpan(-left)} overdue` }
  return { state: left <= dueSoonBefore ? 'soon' : 'running', words: `due in ${shortSpan(left)}` }
}
