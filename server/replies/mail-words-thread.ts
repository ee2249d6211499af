/** Runs in a thread of its own: takes each mail that it is sent apart and says what is written in it. */
import { parentPort } from 'node:worker_threads'
import PostalMime from 'postal-mime'
import { textOfHtml } from './text-of-html.ts'

parentPort?.on('message', async (source: Uint8Array) => {
  const { text, html } = await PostalMime.parse(source)
  parentPort?.postMessage(text?.trim() ? text : textOfHtml(html ?? ''))
})
