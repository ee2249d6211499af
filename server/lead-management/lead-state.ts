import type { LeadStatus } from '../../contract/lead-filters.ts'
import type { LeadChange } from './lead-management-store.ts'

/** Where a lead stands with the team. */
export type LeadState = {
  status: LeadStatus
  assigneeId: string | null
  /** Epoch milliseconds, or null. */
  answeredAt: number | null
}

/** What was asked for makes of a lead: its next state, or undefined where nothing changes. */
export function changedState(
  state: LeadState,
  { status = state.status, assigneeId = state.assigneeId }: LeadChange,
  now: number,
): LeadState | undefined {
  if (status === state.status && assigneeId === state.assigneeId) return undefined
  const answers = status !== 'new' && status !== 'spam'
  // Kept when set back: how soon we answered does not change by a slip of the hand.
  return { status, assigneeId, answeredAt: state.answeredAt ?? (answers ? now : null) }
}
