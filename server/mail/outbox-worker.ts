import { randomUUID } from 'node:crypto'
import type { Claimed, Outbox } from './outbox.ts'
import { nextAttemptAt } from './retry-schedule.ts'
import { MailRefused, type Send } from './send-mail.ts'

export type MailResult = 'sent' | 'retried' | 'failed'

export type OutboxWorkerDeps<T extends Claimed> = {
  outbox: Outbox<T>
  send: Send<T>
  /** How many are in hand at once, each on a connection of its own. */
  concurrency?: number
  now: () => number
  /** Hears of every attempt's end; `error` is undefined for what was sent. */
  onResult: (mail: T, result: MailResult, error: unknown) => void
  /** The queue itself could not be read or written. */
  onTrouble: (error: unknown) => void
}

export type OutboxWorker = {
  /** Looks for what is due now instead of at the next poll. */
  wake: () => void
  /** Claims no more, lets attempts under way end for `patience` milliseconds, then aborts them. */
  stop: (patience: number) => Promise<void>
}

const usualConcurrency = 4
const pollInterval = 1_000
/** A database that is locked holds the whole process while it is asked: visitors come first. */
const pauseAfterTrouble = 5_000
/** An attempt ends before its lease does, so that no two processes send one mail. */
const attemptDeadline = 60_000
const leaseTime = 120_000
const markingAttempts = 5

/** Sends what the outbox holds until it is stopped. */
export function startOutboxWorker<T extends Claimed>(deps: OutboxWorkerDeps<T>): OutboxWorker {
  const { concurrency = usualConcurrency } = deps
  const owner = randomUUID()
  const underWay = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  let stopped = false
  let woken = Promise.withResolvers<void>()
  let interval = pollInterval

  const running = run()
  return {
    wake: () => woken.resolve(),
    async stop(patience) {
      stopped = true
      woken.resolve()
      await running
      const abort = setTimeout(() => stopping.abort(), patience)
      await Promise.all(underWay.values())
      clearTimeout(abort)
    },
  }

  async function run(): Promise<void> {
    while (!stopped) {
      const free = concurrency - underWay.size
      const claimed = free > 0 ? await claim(free) : []
      for (const mail of claimed) {
        // A database whose clock is set ahead ends the lease of what we have in hand: sent again it would arrive twice.
        if (underWay.has(mail.id)) continue
        const delivery = deliver(mail).finally(() => {
          underWay.delete(mail.id)
          woken.resolve()
        })
        underWay.set(mail.id, delivery)
      }
      if (claimed.length < free || free === 0) await rest()
    }
  }

  async function rest(): Promise<void> {
    const timer = setTimeout(() => woken.resolve(), interval)
    await woken.promise
    clearTimeout(timer)
    if (!stopped) woken = Promise.withResolvers<void>()
  }

  async function claim(limit: number): Promise<T[]> {
    try {
      const claimed = await deps.outbox.claim({ owner, now: deps.now(), leaseTime, limit })
      interval = pollInterval
      return claimed
    } catch (error) {
      interval = pauseAfterTrouble
      deps.onTrouble(error)
      return []
    }
  }

  async function deliver(mail: T): Promise<void> {
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

  async function settleFailure(mail: T, error: unknown): Promise<void> {
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
