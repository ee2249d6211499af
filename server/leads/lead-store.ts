import type { NotificationShare } from '../limits/mail-budget.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import type { Lead } from './lead.ts'

/** What its visitor is told again of a lead that was stored before. */
export type EarlierLead = {
  reference: string
  /** Epoch milliseconds. */
  answerDueAt: number
  /** Whether an acknowledgement was queued for it. */
  mailed: boolean
}

/** Where leads are kept. Every method may throw StorageUnavailable. */
export type LeadStore = {
  /** The lead stored under any of these submission keys. */
  findEarlier(submissionKeys: readonly string[]): Promise<EarlierLead | undefined>
  /** Runs the work in one transaction: all of it is on disk when the promise resolves, or none. */
  transact<T>(work: (transaction: LeadTransaction) => Promise<T>): Promise<T>
}

export type LeadTransaction = {
  findEarlier(submissionKeys: readonly string[]): Promise<EarlierLead | undefined>
  /** False, storing nothing, when the submission key or the reference is taken. */
  addLead(lead: Lead): Promise<boolean>
  /**
   * `queued` for the caller who may send an acknowledgement, else which budget is used up:
   * the address's or everybody's of this hour. Exact between processes.
   */
  claimAcknowledgement(
    address: string,
    now: number,
  ): Promise<'queued' | 'address-budget' | 'hourly-budget'>
  /** Whether the team may be mailed about this lead alone within the hour of `now`. Exact between processes. */
  claimNotification(share: NotificationShare, now: number): Promise<boolean>
  /** Notes a lead of which the team is told together with others after the hour of `now`. */
  tellLater(leadId: string, now: number): Promise<void>
  queueMail(mail: QueuedMail): Promise<void>
  /** Queues a delivery of the lead to each webhook that is on; `write` makes its body where there is one. */
  queueDeliveries(lead: Lead, write: () => string): Promise<void>
}
