import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
/** Halves a start: the tests start the server some sixty times. */
const compileCache = fileURLToPath(new URL('../../.cache/node', import.meta.url))

export type ServerChild = {
  child: ChildProcess
  /** Everything it wrote so far. */
  output: { stdout: string; stderr: string }
}

export type ServingChild = ServerChild & {
  /** Where it listens: `http://127.0.0.1:41234`. */
  origin: string
}

/**
 * Runs `server/main.ts` in a process of its own, in a folder that holds `dist/`,
 * with nothing but the given environment and a free port. The caller ends it. `program` is another version's.
 */
export function spawnChild(
  folder: string,
  environment: Record<string, string>,
  program = entry,
): ServerChild {
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { PORT: '0', NODE_COMPILE_CACHE: compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (text) => {
    output.stdout += text
  })
  child.stderr.on('data', (text) => {
    output.stderr += text
  })
  return { child, output }
}

/** Resolves once the server says that it serves; rejects with its log when it ends before. */
export function untilServing(server: ServerChild): Promise<ServingChild> {
  const { child, output } = server
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const port = /^Serving on http:\/\/[^:]+:(\d+)$/m.exec(output.stdout)?.[1]
      if (port) resolve({ ...server, origin: `http://127.0.0.1:${port}` })
    })
    child.once('exit', (code) => {
      reject(new Error(`The server ended (${code}) before it served:\n${output.stderr}`))
    })
  })
}

/** Ends a process at once, as a power cut would, and waits until it is gone. */
export async function kill({ child }: ServerChild): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
