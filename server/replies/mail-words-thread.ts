/** Runs in a thread of its own: takes one mail apart and says what is written in it. */
import { parentPort, workerData } from 'node:worker_threads'
import PostalMime from 'postal-mime'
import { textOfHtml } from './text-of-html.ts'

const { text, html } = await PostalMime.parse(workerData as Uint8Array)
parentPort?.postMessage(text?.trim() ? text : textOfHtml(html ?? ''))
