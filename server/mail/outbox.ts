import type { MailMessage } from './queued-mail.ts'

/** What one worker holds; nobody else sends it before the lease ends. */
export type Claimed = {
  id: string
  kind: string
  /** This attempt included. */
  attempts: number
}

export type ClaimedMail = Claimed & { message: MailMessage }

/** What is posted to a webhook: `body` as it stands. */
export type ClaimedDelivery = Claimed & { webhookId: string; body: string }

/** A queue, shared by all processes on one database. Instants are epoch milliseconds. */
export type Outbox<T extends Claimed = ClaimedMail> = {
  /**
   * Takes up to `limit` that are due at `now`, counts the attempt and leases them to `owner` for `leaseTime` ms. Leases
   * are measured by the clock of the database, which all processes share, whatever their own clocks say.
   */
  claim(claim: { owner: string; now: number; leaseTime: number; limit: number }): Promise<T[]>
  /** Whether it is still there and held by `owner`: whom it concerns may have been erased since it was claimed. */
  holds(id: string, owner: string): Promise<boolean>
  /** Each of these does nothing to what another owner holds by now. */
  markSent(ids: readonly string[], owner: string, now: number): Promise<void>
  /** What was claimed and never begun: the attempt is not counted. */
  giveBack(ids: readonly string[], owner: string): Promise<void>
  retryAt(id: string, owner: string, nextAttemptAt: number, error: string): Promise<void>
  markFailed(id: string, owner: string, now: number, error: string): Promise<void>
  depth(): Promise<OutboxDepth>
}

export type OutboxDepth = {
  waiting: number
  failed: number
  /** When the oldest waiting one was queued; undefined when none waits. */
  oldestQueuedAt: number | undefined
}
