import { Worker } from 'node:worker_threads'
import type { ErrorFacts } from './http/log.ts'
import type { Claimed, Outbox } from './mail/outbox.ts'
import type { MailResult, OutboxWorker } from './mail/outbox-worker.ts'
import type { FromMailThread, MailThreadSettings, ToMailThread } from './mail-thread.ts'

type MailThreadDeps = {
  outbox: Outbox
  settings: MailThreadSettings
  /** Hears of every attempt's end; `error` is undefined for what was sent. */
  onResult: (mail: Claimed, result: MailResult, error: ErrorFacts | undefined) => void
  /** The outbox could not be read or written, or the thread broke. */
  onTrouble: (error: unknown) => void
}

/** Until a thread that broke is replaced, milliseconds: what it held is free after two minutes. */
const pauseAfterBreak = 5_000

/** Sends what the outbox holds, from a thread of its own, until it is stopped. */
export function runMailThread({ outbox, settings, ...deps }: MailThreadDeps): OutboxWorker {
  let stopped = false
  let thread = start()

  function start(): Worker {
    const worker = new Worker(new URL('./mail-thread.ts', import.meta.url), {
      workerData: settings,
    })
    worker.on('message', (message: FromMailThread) => void heard(worker, message))
    worker.on('error', deps.onTrouble)
    worker.on('exit', () => {
      if (stopped) return
      setTimeout(() => {
        if (!stopped) thread = start()
      }, pauseAfterBreak).unref()
    })
    return worker
  }

  async function heard(worker: Worker, message: FromMailThread): Promise<void> {
    if (message.kind === 'result') deps.onResult(message.mail, message.result, message.error)
    if (message.kind !== 'call') return
    const { number, call, values } = message
    const answer = (given: ToMailThread) => worker.postMessage(given)
    try {
      const work = outbox[call] as (...values: unknown[]) => Promise<unknown>
      answer({ kind: 'answer', number, value: await work(...values) })
    } catch (error) {
      deps.onTrouble(error)
      answer({ kind: 'failure', number })
    }
  }

  return {
    wake: () => thread.postMessage({ kind: 'wake' } satisfies ToMailThread),
    stop(patience) {
      stopped = true
      return new Promise((resolve) => {
        const end = () => thread.terminate().then(() => resolve())
        thread.on('message', ({ kind }: FromMailThread) => kind === 'stopped' && void end())
        // One that broke before has nothing to end.
        thread.once('exit', () => resolve())
        if (thread.threadId < 0) resolve()
        thread.postMessage({ kind: 'stop', patience } satisfies ToMailThread)
      })
    },
  }
}
