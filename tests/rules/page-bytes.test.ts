import { expect, test } from 'vitest'
import { routes } from '../../site/content/routes.ts'
import { byteBudgets } from '../support/byte-budgets.ts'
import { pageBytes } from '../support/page-bytes.ts'

test.each(routes)(
  '$path keeps its budgets of bytes, and no stylesheet stands before its first paint',
  async ({ path }) => {
    const bytes = await pageBytes(path)
    for (const [kind, most] of Object.entries(byteBudgets(path))) {
      expect.soft(bytes[kind as keyof typeof bytes], kind).toBeLessThanOrEqual(most)
    }
    expect(bytes.html).toBeGreaterThan(1_000)
    expect(bytes.font).toBeGreaterThan(10_000)
  },
)
