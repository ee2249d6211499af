import { Worker } from 'node:worker_threads'

/** Milliseconds that one mail may take: some are built to keep their reader busy for minutes. */
const patience = 5_000

/**
 * What is written in a mail, as plain text; nothing of one that cannot be taken apart, or takes too long. It is taken
 * apart in a thread of its own: strangers write it, and the server answers meanwhile.
 */
export function wordsOfMail(source: Uint8Array, wait: number = patience): Promise<string> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./mail-words-thread.ts', import.meta.url), {
      workerData: source,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    const end = (words: string) => {
      clearTimeout(timer)
      void thread.terminate()
      resolve(words)
    }
    const timer = setTimeout(() => end(''), wait)
    thread.once('message', end)
    thread.once('error', () => end(''))
  })
}
