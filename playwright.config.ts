import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './tools/system-chromium.ts'

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Some thirty times what a test takes on two cores of its own.
  timeout: 60_000,
  expect: { timeout: 7_500 },
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
