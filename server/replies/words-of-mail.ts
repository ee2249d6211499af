import { Worker } from 'node:worker_threads'

/** Milliseconds that one mail may take: some are built to keep their reader busy for minutes. */
const patience = 5_000
/** Milliseconds that the thread may take to begin with a mail, on a machine with much else to do. */
const untilBegun = 30_000

/** What the thread says as it begins with a mail. */
export const begun = 'begun'

/** What a mail says of itself, its words as plain text, and its files by name and type. */
export type SaidByMail = {
  subject: string
  /** Message-IDs it answers, as they stand in `In-Reply-To` and `References`. */
  answers: string
  from: { name: string; address: string }
  messageId: string
  /** Whether it reports what became of a mail of ours (RFC 3464). */
  isReport: boolean
  text: string
  files: readonly { name: string; type: string }[]
}

export type MailWords = {
  /** Of a mail, or its beginning; undefined for one that cannot be taken apart, or takes too long. One after the other. */
  of: (source: Uint8Array) => Promise<SaidByMail | undefined>
  close: () => Promise<void>
}

/**
 * Takes mails apart in a thread of its own: strangers write them, and the server answers meanwhile. One thread serves a
 * whole reading, since to begin one takes longer than a mail does; a mail that breaks it costs itself alone.
 */
export function mailWords(wait: number = patience): MailWords {
  let thread: Worker | undefined

  async function close() {
    await thread?.terminate()
  }

  function begin(): Worker {
    const worker = new Worker(new URL('./mail-words-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    // Whatever ends it, also between two mails, the next mail begins another.
    worker
      .on('error', () => {})
      .once('exit', () => {
        if (thread === worker) thread = undefined
      })
    return worker
  }

  function of(source: Uint8Array): Promise<SaidByMail | undefined> {
    thread ??= begin()
    const asked = thread
    return new Promise((resolve) => {
      // Its end answers; from now on it takes no other mail, even if it says something at the last moment.
      const stop = () => {
        thread = undefined
        void asked.terminate()
      }
      let timer = setTimeout(stop, untilBegun)
      const hear = (said: SaidByMail | typeof begun) => {
        if (said !== begun) return end(said)
        clearTimeout(timer)
        timer = setTimeout(stop, wait)
      }
      const nothing = () => end(undefined)
      const end = (said: SaidByMail | undefined) => {
        clearTimeout(timer)
        asked.off('message', hear).off('exit', nothing)
        resolve(said)
      }
      asked.on('message', hear).once('exit', nothing)
      asked.postMessage(source)
    })
  }

  return { of, close }
}
