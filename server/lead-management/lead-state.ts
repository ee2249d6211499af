import type { Need } from '../../contract/lead-context.ts'
import type { LeadStatus } from '../../contract/lead-filters.ts'
import { undoTime } from '../../contract/team-leads.ts'
import type { LeadChange } from './lead-management-store.ts'

/** Where a lead stands with the team; instants are epoch milliseconds. */
export type LeadState = {
  status: LeadStatus
  assigneeId: string | null
  answeredAt: number | null
  need: Need | null
  followUpAt: number | null
  /** In the order of the alphabet. */
  tags: readonly string[]
}

/** What was asked for makes of a lead: its next state, or undefined where nothing changes. */
export function changedState(
  state: LeadState,
  { undo, ...change }: LeadChange,
  now: number,
): LeadState | undefined {
  const next = {
    status: change.status ?? state.status,
    assigneeId: change.assigneeId === undefined ? state.assigneeId : change.assigneeId,
    need: change.need === undefined ? state.need : change.need,
    followUpAt: change.followUpAt === undefined ? state.followUpAt : change.followUpAt,
    tags: change.tags ?? state.tags,
  }
  const same =
    next.status === state.status &&
    next.assigneeId === state.assigneeId &&
    next.need === state.need &&
    next.followUpAt === state.followUpAt &&
    String(next.tags) === String(state.tags)
  return same ? undefined : { ...next, answeredAt: answeredAt(state, next.status, undo, now) }
}

function answeredAt(
  { answeredAt: before }: LeadState,
  status: LeadStatus,
  undo: true | undefined,
  now: number,
): number | null {
  if (before === null) return status !== 'new' && status !== 'spam' ? now : null
  // Taken back at once it was no answer. Set back later it stays one: how soon we answered does not change.
  return undo && status === 'new' && now - before < undoTime ? null : before
}
