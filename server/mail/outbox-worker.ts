import { randomUUID } from 'node:crypto'
import type { ClaimedMail, Outbox } from './outbox.ts'
import { nextAttemptAt } from './retry-schedule.ts'
import { MailRefused, type SendMail } from './send-mail.ts'

export type MailResult = 'sent' | 'retried' | 'failed'

export type OutboxWorkerDeps = {
  outbox: Outbox
  send: SendMail
  now: () => number
  /** Hears of every attempt's end; `error` is undefined for a mail that was sent. */
  onResult: (mail: ClaimedMail, result: MailResult, error: unknown) => void
  /** The queue itself could not be read or written. */
  onTrouble: (error: unknown) => void
}

export type OutboxWorker = {
  /** Looks for due mails now instead of at the next poll. */
  wake: () => void
  /** Claims no more, lets attempts under way end for `patience` milliseconds, then aborts them. */
  stop: (patience: number) => Promise<void>
}

/** Mails in hand at once, each on a connection of its own. */
const concurrency = 4
const pollInterval = 1_000
/** An attempt ends before its lease does, so that no two processes send one mail. */
const attemptDeadline = 60_000
const leaseTime = 120_000
const markingAttempts = 5

/** Sends what the outbox holds until it is stopped. */
export function startOutboxWorker(deps: OutboxWorkerDeps): OutboxWorker {
  const owner = randomUUID()
  const underWay = new Set<Promise<void>>()
  const stopping = new AbortController()
  let stopped = false
  let woken = Promise.withResolvers<void>()

  const running = run()
  return {
    wake: () => woken.resolve(),
    async stop(patience) {
      stopped = true
      woken.resolve()
      await running
      const abort = setTimeout(() => stopping.abort(), patience)
      await Promise.all(underWay)
      clearTimeout(abort)
    },
  }

  async function run(): Promise<void> {
    while (!stopped) {
      const free = concurrency - underWay.size
      const claimed = free > 0 ? await claim(free) : []
      for (const mail of claimed) {
        const delivery = deliver(mail).finally(() => {
          underWay.delete(delivery)
          woken.resolve()
        })
        underWay.add(delivery)
      }
      if (claimed.length < free || free === 0) await rest()
    }
  }

  async function rest(): Promise<void> {
    const timer = setTimeout(() => woken.resolve(), pollInterval)
    await woken.promise
    clearTimeout(timer)
    if (!stopped) woken = Promise.withResolvers<void>()
  }

  async function claim(limit: number): Promise<ClaimedMail[]> {
    const now = deps.now()
    try {
      return await deps.outbox.claim({ owner, now, leaseUntil: now + leaseTime, limit })
    } catch (error) {
      deps.onTrouble(error)
      return []
    }
  }

  async function deliver(mail: ClaimedMail): Promise<void> {
    const deadline = AbortSignal.timeout(attemptDeadline)
    try {
      await deps.send(mail, AbortSignal.any([deadline, stopping.signal]))
    } catch (error) {
      await settleFailure(mail, error)
      return
    }
    await mark(() => deps.outbox.markSent(mail.id, owner, deps.now()))
    deps.onResult(mail, 'sent', undefined)
  }

  async function settleFailure(mail: ClaimedMail, error: unknown): Promise<void> {
    const text = error instanceof Error ? error.message : String(error)
    const now = deps.now()
    const next = stopping.signal.aborted ? now : nextAttemptAt(mail.attempts, now)
    if (error instanceof MailRefused || next === undefined) {
      await mark(() => deps.outbox.markFailed(mail.id, owner, now, text))
      deps.onResult(mail, 'failed', error)
    } else {
      await mark(() => deps.outbox.retryAt(mail.id, owner, next, text))
      deps.onResult(mail, 'retried', error)
    }
  }

  /**
   * Insists while the database is away: a mail that was sent but not marked is
   * sent again when its lease ends, with the same Message-ID.
   */
  async function mark(write: () => Promise<void>): Promise<void> {
    for (let attempt = 1; attempt <= markingAttempts; attempt += 1) {
      try {
        return await write()
      } catch (error) {
        deps.onTrouble(error)
        await new Promise((resolve) => setTimeout(resolve, attempt * 200))
      }
    }
  }
}
