import type { Need } from '../../contract/lead-context.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'

/** A lead that is still new past the instant its answer was promised for. Epoch milliseconds. */
export type OverdueLead = {
  reference: string
  kind: 'contact' | 'partnership'
  need: Need | null
  answerDueAt: number
  /** The address of the colleague it was given to; null for nobody. */
  assignee: string | null
}

export type OverdueLeads = {
  /** How many there are at `now`; those that look like a machine's do not count. */
  count(now: number): Promise<number>
  /**
   * Queues what `write` makes of the overdue leads, emergencies first, and notes the hour, in one
   * transaction: whoever asks for the same hour again, in whatever process, queues nothing. Nor is
   * anything noted while nothing is overdue.
   */
  remindOnce(
    hour: number,
    now: number,
    write: (overdue: readonly OverdueLead[]) => readonly QueuedMail[],
  ): Promise<number>
}
