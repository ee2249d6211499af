import { expect, test } from 'vitest'
import { pageBytes } from '../support/page-bytes.ts'

const kilobyte = 1024

// React is 57 KB of it. Not counted: the form's own list and its toasts, which follow once it runs.
test.each(['/contact', '/partnerships', '/auth', '/access-bulk-water'])(
  '%s runs its form with 87 KB of script at most',
  async (path) => {
    const { script } = await pageBytes(path)
    process.stdout.write(`${path}: ${script} bytes of script\n`)
    expect(script).toBeGreaterThan(57 * kilobyte)
    expect(script).toBeLessThanOrEqual(87 * kilobyte)
  },
)
