import { Worker } from 'node:worker_threads'

/** Milliseconds that one mail may take: some are built to keep their reader busy for minutes. */
const patience = 5_000

export type MailWords = {
  /** What is written in a mail, as plain text; nothing of one that cannot be taken apart, or takes too long. One after the other. */
  of: (source: Uint8Array) => Promise<string>
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

  function of(source: Uint8Array): Promise<string> {
    thread ??= begin()
    const asked = thread
    return new Promise((resolve) => {
      const end = (words: string) => {
        clearTimeout(timer)
        asked.off('message', end).off('exit', nothing)
        resolve(words)
      }
      const nothing = () => end('')
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
