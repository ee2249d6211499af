import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { speeds, testFiles } from './tests/support/test-speeds.ts'

const files = testFiles(import.meta.dirname)

/**
 * Workers of a speed. Those of the server mostly wait, for a lock, a mail or an answer that must not come sooner:
 * more of them wait at the same time.
 */
const workers = { fast: 2, built: 2, server: 5, copies: 2 } as const

export default defineConfig({
  test: {
    environment: 'node',
    // On two busy cores, beside the check of the types or four other workers, a test may take many times what it takes alone.
    testTimeout: 60_000,
    hookTimeout: 30_000,
    // The files of a worker share what they import: a process and a loading of its own for each took a third of the work.
    isolate: false,
    // Threads of a server in a test's process find there what they load compiled, and so do the commands that it starts.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/node') },
    projects: speeds.map((speed, order) => ({
      extends: true as const,
      test: {
        name: speed,
        include: files.get(speed) ?? [],
        maxWorkers: workers[speed],
        // One speed after the other, as each has another number of workers.
        sequence: { groupOrder: order },
        ...(speed === 'server' && { globalSetup: ['tests/support/postgres-setup.ts'] }),
      },
    })),
  },
})
