import type { MailMessage } from './queued-mail.ts'

/** A mail that one worker holds; nobody else sends it before the lease ends. */
export type ClaimedMail = {
  id: string
  kind: string
  message: MailMessage
  /** This attempt included. */
  attempts: number
}

/** The queue of mails, shared by all processes on one database. Instants are epoch milliseconds. */
export type Outbox = {
  /** Takes up to `limit` due mails, counts the attempt and leases them to `owner` until `leaseUntil`. */
  claim(claim: {
    owner: string
    now: number
    leaseUntil: number
    limit: number
  }): Promise<ClaimedMail[]>
  /** Each of these does nothing when the lease has passed to another owner. */
  markSent(id: string, owner: string, now: number): Promise<void>
  retryAt(id: string, owner: string, nextAttemptAt: number, error: string): Promise<void>
  markFailed(id: string, owner: string, now: number, error: string): Promise<void>
  depth(): Promise<OutboxDepth>
}

export type OutboxDepth = {
  waiting: number
  failed: number
  /** When the oldest waiting mail was queued; undefined when none waits. */
  oldestQueuedAt: number | undefined
}
