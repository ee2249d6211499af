import type { LeadStatus } from '../../../../contract/lead-filters.ts'
import type { Colleague, LeadDetail } from '../../../../contract/team-leads.ts'
import { shortName, statusLabels, wholeDay } from '../lead-words.ts'
import { dayOfFollowUp } from './follow-up-days.ts'

/** What a colleague changes of a message, one thing at a time. */
export type LeadChange = { undo?: true } & (
  | { status: LeadStatus }
  | { assignee: Colleague | null }
  | { need: 'emergency' | null }
  /** A day, `2026-11-22`, or null. */
  | { followUp: string | null }
  | { tags: readonly string[] }
)

/** A change as a call says it. */
export function bodyOf(change: LeadChange): object {
  if (!('assignee' in change)) return change
  const { assignee, ...rest } = change
  return { ...rest, assigneeId: assignee?.id ?? null }
}

/** What of a change is known before the server has answered; days of follow-ups depend on the team's clock. */
export function shownAtOnce(change: LeadChange): Partial<LeadDetail> {
  if ('followUp' in change) return change.followUp === null ? { followUpAt: null } : {}
  const { undo: _, ...shown } = change
  return shown
}

/** What takes a change back, from how the message stood before it. */
export function reverse(before: LeadDetail, change: LeadChange): LeadChange | null {
  const undo = true
  if ('status' in change) return { undo, status: before.status }
  if ('assignee' in change) return { undo, assignee: before.assignee }
  if ('tags' in change) return { undo, tags: before.tags }
  if ('followUp' in change) {
    const { followUpAt: at } = before
    return { undo, followUp: at === null ? null : dayOfFollowUp(at) }
  }
  // Nobody says anew that it may be one: the form's own guess is gone once a colleague has decided.
  return before.need === 'maybe' ? null : { undo, need: before.need }
}

/** What was done, for the line that offers to undo it. */
export function changeWords(change: LeadChange): string {
  if ('status' in change) return `Status: ${statusLabels[change.status]}.`
  if ('assignee' in change) {
    return change.assignee ? `Assigned to ${shortName(change.assignee)}.` : 'Assigned to nobody.'
  }
  if ('need' in change) return change.need ? 'Marked as an emergency.' : 'Marked as no emergency.'
  if ('tags' in change)
    return change.tags.length > 0 ? `Tags: ${change.tags.join(', ')}.` : 'No tags.'
  return change.followUp
    ? `Follow-up on ${wholeDay(Date.parse(`${change.followUp}T12:00:00`))}.`
    : 'No follow-up.'
}
