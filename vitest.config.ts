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
    testTimeout: 15_000,
    hookTimeout: 30_000,
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
