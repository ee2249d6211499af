import type { Need } from '../../contract/lead-context.ts'
import type { LeadStatus } from '../../contract/lead-filters.ts'

/** What decides whether a lead may stand for another. */
export type MergeableLead = {
  id: string
  email: string
  message: string
  status: LeadStatus
  need: Need | null
  /** False where the message itself is doubted: it raises no alarm, and is deleted after a time. */
  isTrusted: boolean
  /** Epoch milliseconds. */
  answerDueAt: number
  /** Whether another one stands for it already, or it for others. */
  isMerged: boolean
  hasMerged: boolean
}

export type MergeHindrance =
  /** Neither person nor message is the same, or they are one lead. */
  | 'unlike'
  /** One of them is merged already, or has merged ones of its own where it would become a part. */
  | 'merged-already'
  /** Its alarm, or the time its answer was promised for, would be heard of no more. */
  | 'more-urgent'

/** Why `whole` may not stand for `part`; undefined where it may. */
export function mergeHindrance(
  whole: MergeableLead,
  part: MergeableLead,
): MergeHindrance | undefined {
  if (whole.id === part.id || !isAlike(whole, part)) return 'unlike'
  if (whole.isMerged || part.isMerged || part.hasMerged) return 'merged-already'
  return isMoreUrgent(part, whole) ? 'more-urgent' : undefined
}

/** The same person wrote them, or somebody the very same words. */
function isAlike(one: MergeableLead, other: MergeableLead): boolean {
  const folded = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return folded(one.email) === folded(other.email) || folded(one.message) === folded(other.message)
}

function isMoreUrgent(part: MergeableLead, whole: MergeableLead): boolean {
  if (part.status !== 'new') return false
  if (rankOf(part.need) < rankOf(whole.need)) return true
  // What is doubted raises no alarm by its time.
  if (!part.isTrusted) return false
  if (!whole.isTrusted) return true
  return whole.status === 'new' && part.answerDueAt < whole.answerDueAt
}

/** As lists are sorted. */
function rankOf(need: Need | null): number {
  return need === 'emergency' ? 0 : need === 'maybe' ? 1 : 2
}
