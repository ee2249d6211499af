/** Runs in a thread of its own: sets plans as PDF with the module that the build left for it. */
import { parentPort, workerData } from 'node:worker_threads'

type Job = { id: number; sheet: unknown }

const { module } = workerData as { module: string }
const { setPlanSheet } = (await import(module)) as {
  setPlanSheet: (sheet: unknown) => Promise<Uint8Array>
}

parentPort?.on('message', async ({ id, sheet }: Job) => {
  try {
    parentPort?.postMessage({ id, bytes: await setPlanSheet(sheet) })
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
