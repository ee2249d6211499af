import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'contract/**/*.test.ts',
      'server/**/*.test.ts',
      'media/**/*.test.ts',
      'tools/**/*.test.ts',
      'site/**/*.test.ts',
      'tests/rules/**/*.test.ts',
      'tests/figures/**/*.test.ts',
    ],
    environment: 'node',
    globalSetup: ['tests/support/postgres-setup.ts'],
    testTimeout: 15_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
})
