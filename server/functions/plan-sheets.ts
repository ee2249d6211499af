import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Extras } from '../../contract/lead-fields.ts'
import { planSheetModule } from '../../contract/published-file.ts'
import type { PlanFigures, PlanInput } from '../../contract/supply-plan.ts'
import type { LeadQuote } from '../../contract/team-quotes.ts'
import type { Language } from '../../contract/words/language.ts'
import { boundedQueue } from '../kernel/bounded-queue.ts'
import type { PlanPort } from './plan-page.ts'

/** What `setPlanSheet` of the site's documents takes. */
export type PlanSheetOrder = {
  input: PlanInput
  figures: PlanFigures
  port: PlanPort | undefined
  language: Language
  site: string
  /** The day it is made, since 1970. */
  today: number
}

/** What `setQuote` of the site's documents takes. */
export type QuoteOrder = Pick<LeadQuote, 'number' | 'version' | 'fields'> & {
  /** Of the lead. */
  reference: string
  to: { name: string; organization: string }
  /** What was asked for. */
  extras: Extras
  language: Language
  site: string
  /** The day it is made, since 1970. */
  today: number
}

export type PlanSheets = {
  /** The bytes of the PDF. Throws QueueFull while too many wait, and whatever went wrong in setting it. */
  set: (order: PlanSheetOrder) => Promise<Uint8Array>
  /** The same for a quote. */
  setQuote: (order: QuoteOrder) => Promise<Uint8Array>
  close: () => Promise<void>
}

/** The build that is served was removed, and its module with it. */
export class PlanSheetsGone extends Error {}

/** Setting a sheet costs some 50 ms: more would wait for longer than a reader does. */
const queue = { running: 1, waiting: 20 } as const

/**
 * A thread that sets plans, begun with the first: pages are answered while it works. It sets them as the build in
 * `siteDirectory` does; when that is another one, the next sheet begins a thread anew.
 */
export function planSheets(siteDirectory: () => string): PlanSheets {
  const inTurn = boundedQueue(queue)
  let worker: Worker | undefined
  let begunIn: string | undefined
  let lastId = 0

  function begin(directory: string): Worker {
    const file = join(directory, planSheetModule)
    if (!existsSync(file)) throw new PlanSheetsGone(`${planSheetModule} is gone`)
    const begun = new Worker(new URL('./plan-sheet-worker.ts', import.meta.url), {
      workerData: { module: pathToFileURL(file).href },
    })
    begunIn = directory
    // A thread that waits for orders must not keep the process from ending.
    begun.unref()
    begun.once('exit', () => {
      if (worker === begun) worker = undefined
    })
    return begun
  }

  function ask(call: 'setPlanSheet', sheet: PlanSheetOrder): Promise<Uint8Array>
  function ask(call: 'setQuote', sheet: QuoteOrder): Promise<Uint8Array>
  function ask(call: string, sheet: PlanSheetOrder | QuoteOrder): Promise<Uint8Array> {
    const directory = siteDirectory()
    if (directory !== begunIn) {
      // Idle: orders are set in turn.
      void worker?.terminate()
      worker = undefined
    }
    worker ??= begin(directory)
    const current = worker
    const id = ++lastId
    return new Promise((resolve, reject) => {
      const end = () => {
        current.off('message', hear).off('error', fail).off('exit', fail)
      }
      const fail = (error: unknown) => {
        end()
        reject(error instanceof Error ? error : new Error('The thread that sets plans has ended'))
      }
      const hear = (answer: { id: number; bytes?: Uint8Array; error?: string }) => {
        if (answer.id !== id) return
        if (!answer.bytes) return fail(new Error(answer.error))
        end()
        resolve(answer.bytes)
      }
      current.on('message', hear).on('error', fail).on('exit', fail)
      current.postMessage({ id, call, sheet })
    })
  }

  return {
    set: (order) => inTurn(() => ask('setPlanSheet', order)),
    setQuote: (order) => inTurn(() => ask('setQuote', order)),
    close: async () => {
      await worker?.terminate()
    },
  }
}
