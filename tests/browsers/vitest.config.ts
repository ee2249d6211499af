import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Two browsers at once are as many as two cores bear.
    maxWorkers: 2,
  },
})
