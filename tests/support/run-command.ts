import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { DatabaseAddress } from './test-databases.ts'

const server = resolve(import.meta.dirname, '../../server')
/** Halves a start: the tests start commands some hundred times. */
const compileCache = resolve(import.meta.dirname, '../../.cache/node')

/**
 * What a command of `bin/` runs, in a process of its own beside a server: its exit code, and what
 * it printed, or what it complained of when it failed. `file` stands in `server/`.
 */
export async function runCommand(
  file: string,
  { dataDir, databaseUrl }: DatabaseAddress,
  words: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const env = {
    NODE_COMPILE_CACHE: compileCache,
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...environment,
  }
  try {
    const command = [resolve(server, file), ...words]
    const { stdout } = await promisify(execFile)(process.execPath, command, { env })
    return { code: 0, output: stdout }
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return { code, output: stderr }
  }
}
