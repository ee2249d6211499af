import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import {
  kill,
  type ServerChild,
  type ServingChild,
  spawnChild,
  untilServing,
} from './server-child.ts'

/** A serving process; killed at the latest when the test has finished. */
export function startServer(
  folder: string,
  environment: Record<string, string>,
): Promise<ServingChild> {
  const server = spawnChild(folder, environment)
  onTestFinished(() => kill(server))
  return untilServing(server)
}

/** Runs a server that is expected to end by itself; resolves with its exit code and output. */
export async function runServer(
  folder: string,
  environment: Record<string, string>,
): Promise<ServerChild['output'] & { code: number | null }> {
  const server = spawnChild(folder, environment)
  onTestFinished(() => kill(server))
  const [code] = await once(server.child, 'close')
  return { ...server.output, code: code as number | null }
}
