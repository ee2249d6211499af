/** Runs in a thread of its own: sets plans and quotes as PDF with the module that the build left for it. */
import { parentPort, workerData } from 'node:worker_threads'

type Job = { id: number; call: 'setPlanSheet' | 'setQuote'; sheet: unknown }

const { module } = workerData as { module: string }
/** A build before quotes has no call for them. */
const calls = (await import(module)) as Partial<
  Record<Job['call'], (sheet: unknown) => Promise<Uint8Array>>
>

parentPort?.on('message', async ({ id, call, sheet }: Job) => {
  try {
    const set = calls[call]
    if (!set) throw new Error(`The build has no ${call}`)
    parentPort?.postMessage({ id, bytes: await set(sheet) })
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
