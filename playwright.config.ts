import { defineConfig } from '@playwright/test'
import { late, slowed } from './tests/e2e/support/slow-processor.ts'
import { chromiumLaunch } from './tools/system-chromium.ts'

/** Its journeys share a copy of the sources, and one builds it. */
const publishing = '**/site-desk.spec.ts'

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Some thirty times what a test takes on two cores of its own, however slow they are made; late answers come on top,
  // three of them one after another where one thing is awaited.
  timeout: 60_000 * slowed + 20 * late,
  expect: { timeout: 7_500 * slowed + 3 * late },
  // The longest first, or one core waits for it at the end.
  projects: [
    { name: 'publishing', testMatch: publishing },
    { name: 'journeys', testIgnore: publishing },
  ],
  reporter: [['list'], ['json', { outputFile: './test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumLaunch,
    // Recording every test to keep a few traces costs half the time; `--trace on` records those that are run again.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
