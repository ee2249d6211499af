import { randomUUID } from 'node:crypto'
import type { Claimed, Outbox } from './outbox.ts'
import { nextAttemptAt } from './retry-schedule.ts'
import { MailRefused, type Send } from './send-mail.ts'

export type MailResult = 'sent' | 'retried' | 'failed'

export type OutboxWorkerDeps<T extends Claimed> = {
  outbox: Omit<Outbox<T>, 'depth'>
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

export const usualConcurrency = 4
/** Claimed at once for each place: every claim is a commit, which leads wait for. */
const claimedForEach = 4
/** Being sent, or sent and not yet marked, for each place: these come twice after a crash, however slow the database is. */
export const unmarkedForEach = 2
const pollInterval = 1_000
/** A database that is locked holds the whole process while it is asked: visitors come first. */
const pauseAfterTrouble = 5_000
/** An attempt ends before its lease does, so that no two processes send one mail. */
const attemptDeadline = 60_000
export const leaseTime = 120_000
/** What was claimed and not begun after this, behind mails that take long, goes back to whoever is free. */
const longestWait = 30_000
const markingAttempts = 5

/** Sends what the outbox holds until it is stopped. */
export function startOutboxWorker<T extends Claimed>(deps: OutboxWorkerDeps<T>): OutboxWorker {
  const { concurrency = usualConcurrency } = deps
  const owner = randomUUID()
  /** Claimed, not begun, in the order they are due. */
  let next: T[] = []
  let claimedAt = 0
  /** Begun and not yet marked; only while it is being sent it takes a place. */
  const underWay = new Map<string, Promise<void>>()
  let sending = 0
  const isFree = () => sending < concurrency && underWay.size < concurrency * unmarkedForEach
  const stopping = new AbortController()
  const markSent = together((ids) => mark(() => deps.outbox.markSent(ids, owner, deps.now())))
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
      begin()
      if (isFree()) next = await claim(concurrency * claimedForEach)
      if (next.length === 0 || !isFree()) await rest()
      if (performance.now() - claimedAt > longestWait) await giveBack()
    }
    await giveBack()
  }

  /** Fills the free places with what was claimed. */
  function begin(): void {
    while (isFree()) {
      const mail = next.shift()
      if (!mail) return
      // A database whose clock is set ahead ends the lease of what we have in hand: sent again it would arrive twice.
      if (underWay.has(mail.id)) continue
      underWay.set(
        mail.id,
        deliver(mail).finally(() => {
          underWay.delete(mail.id)
          woken.resolve()
        }),
      )
    }
  }

  async function giveBack(): Promise<void> {
    const ids = next.filter(({ id }) => !underWay.has(id)).map(({ id }) => id)
    next = []
    // Without the database its lease ends by itself.
    if (ids.length > 0) await deps.outbox.giveBack(ids, owner).catch(deps.onTrouble)
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
      claimedAt = performance.now()
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
      sending += 1
      const signal = AbortSignal.any([deadline, stopping.signal])
      const isSent = await sendIfHeld(mail, signal).finally(() => {
        sending -= 1
        woken.resolve()
      })
      if (!isSent) return
    } catch (error) {
      await settleFailure(mail, error)
      return
    }
    await markSent(mail.id)
    deps.onResult(mail, 'sent', undefined)
  }

  /** False for what was deleted, or went to another, since it was claimed. Without the database it is sent. */
  async function sendIfHeld(mail: T, signal: AbortSignal): Promise<boolean> {
    const isHeld = await deps.outbox.holds(mail.id, owner).catch((error) => {
      deps.onTrouble(error)
      return true
    })
    if (isHeld) await deps.send(mail, signal)
    return isHeld
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

/**
 * Hands ids to `write` in one call: those that came in the same turn of the event loop, and while the call before was
 * under way. Each promise resolves when its own is written. A process that is busy so spends one commit on many mails.
 */
function together(write: (ids: readonly string[]) => Promise<void>): (id: string) => Promise<void> {
  let ids: string[] = []
  let written: Promise<void> | undefined
  let before = Promise.resolve()

  async function writeAll(): Promise<void> {
    await Promise.all([before, new Promise((resolve) => setImmediate(resolve))])
    const all = ids
    ids = []
    before = written ?? before
    written = undefined
    await write(all)
  }

  return (id) => {
    ids.push(id)
    written ??= writeAll()
    return written
  }
}
