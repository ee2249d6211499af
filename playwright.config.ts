import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** Debian's Chromium where it is installed, the one without windows first; else Playwright's own. */
const chromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync)

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
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Recording every test to keep a few traces costs half the time; `--trace on` records those that are run again.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
