import type { Need } from '../../contract/lead-context.ts'
import type { LeadKind } from '../../contract/lead-fields.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'

/** A lead that came when the mails of its hour were used up. Epoch milliseconds. */
export type UntoldLead = {
  reference: string
  kind: LeadKind
  interest: string
  need: Need | null
  /** Whether it looks like a machine's. */
  doubtful: boolean
  answerDueAt: number
}

export type UntoldLeads = {
  /**
   * Queues what `write` makes of the leads of the hours before `hour`, emergencies first, in one transaction: each is
   * told of once, whatever the number of processes. Returns how many mails were queued.
   */
  tellOnce(
    hour: number,
    write: (untold: readonly UntoldLead[]) => readonly QueuedMail[],
  ): Promise<number>
}
