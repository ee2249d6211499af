import type { IssueStore, WriteIssueMail } from './issue-store.ts'

/** Milliseconds between two batches: a mail server that is asked for a thousand at once takes us for a spammer. */
const pause = 10_000
const batchesAMinute = 60_000 / pause

export type SendIssuesDeps = {
  issues: Pick<IssueStore, 'queueNext'>
  write: WriteIssueMail
  perMinute: number
  onQueued: () => void
  onTrouble: (error: unknown) => void
  now: () => number
}

/**
 * Queues the mails of issues that are being sent, slowly, until stopped. Every process may run it: the database says whose turn
 * it is, and what one left undone when it was killed another goes on with.
 */
export function sendIssues(deps: SendIssuesDeps): { stop: () => Promise<void> } {
  const limit = Math.max(1, Math.ceil(deps.perMinute / batchesAMinute))
  let stopped = false
  let underWay = Promise.resolve()
  async function turn(): Promise<void> {
    if (stopped) return
    try {
      const batch = { now: deps.now(), pause, limit }
      if ((await deps.issues.queueNext(batch, deps.write)) > 0) deps.onQueued()
    } catch (error) {
      deps.onTrouble(error)
    }
  }
  const timer = setInterval(() => {
    underWay = underWay.then(turn)
  }, pause / 2).unref()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await underWay
    },
  }
}
