import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const entry = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

export type ServerProcess = {
  child: ChildProcess
  /** Where it listens: `http://127.0.0.1:41234`. */
  origin: string
  /** Everything it wrote so far. */
  output: { stdout: string; stderr: string }
}

/**
 * Runs `server/main.ts` in a process of its own, in a folder that holds `dist/`,
 * with nothing but the given environment. Resolves once it says that it serves;
 * killed at the latest when the test has finished.
 */
export async function startServer(
  folder: string,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const started = spawnServer(folder, environment)
  const { child, output } = started
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const port = /^Serving on http:\/\/[^:]+:(\d+)$/m.exec(output.stdout)?.[1]
      if (port) resolve({ ...started, origin: `http://127.0.0.1:${port}` })
    })
    child.once('exit', (code) => {
      reject(new Error(`The server ended (${code}) before it served:\n${output.stderr}`))
    })
  })
}

/** Runs a server that is expected to end by itself; resolves with its exit code and output. */
export async function runServer(
  folder: string,
  environment: Record<string, string>,
): Promise<ServerProcess['output'] & { code: number | null }> {
  const { child, output } = spawnServer(folder, environment)
  const [code] = await once(child, 'close')
  return { ...output, code: code as number | null }
}

/** Ends a process at once, as a power cut would, and waits until it is gone. */
export async function kill(server: ServerProcess): Promise<void> {
  if (server.child.exitCode !== null || server.child.signalCode !== null) return
  const gone = once(server.child, 'exit')
  server.child.kill('SIGKILL')
  await gone
}

function spawnServer(
  folder: string,
  environment: Record<string, string>,
): Omit<ServerProcess, 'origin'> {
  const child = spawn(process.execPath, [entry], {
    cwd: folder,
    env: { PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (text) => {
    output.stdout += text
  })
  child.stderr.on('data', (text) => {
    output.stderr += text
  })
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  })
  return { child, output }
}
