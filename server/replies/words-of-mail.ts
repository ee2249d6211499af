import { Worker } from 'node:worker_threads'

/** Milliseconds that one mail may take: some are built to keep their reader busy for minutes. */
const patience = 5_000

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
    const begun = new Worker(new URL('./mail-words-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    // Whatever ends it, also between two mails, the next mail begins another.
    begun
      .on('error', () => {})
      .once('exit', () => {
        if (thread === begun) thread = undefined
      })
    return begun
  }

  function of(source: Uint8Array): Promise<SaidByMail | undefined> {
    thread ??= begin()
    const asked = thread
    return new Promise((resolve) => {
      const end = (said: SaidByMail | undefined) => {
        clearTimeout(timer)
        asked.off('message', end).off('exit', nothing)
        resolve(said)
      }
      const nothing = () => end(undefined)
      // Its end answers; from now on it takes no other mail, even if it says something at the last moment.
      const timer = setTimeout(() => {
        thread = undefined
        void asked.terminate()
      }, wait)
      asked.once('message', end).once('exit', nothing)
      asked.postMessage(source)
    })
  }

  return { of, close }
}
