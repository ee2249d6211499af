import { expect, test } from 'vitest'
import { failuresOf, unsteady } from './unsteady.ts'

/** A report of one file, whose tests failed with these messages, or passed with none. */
function reportOf(tests: Record<string, string | undefined>): Parameters<typeof failuresOf>[0] {
  const specs = Object.entries(tests).map(([title, message], at) => ({
    title,
    ok: message === undefined,
    file: 'quote.spec.ts',
    line: at + 1,
    column: 1,
    id: title,
    tags: [],
    tests: [{ results: [{ errors: message === undefined ? [] : [{ message }] }] }],
  }))
  const place = { file: 'quote.spec.ts', column: 1, line: 0 }
  const group = { ...place, title: 'after sending', specs }
  const file = { ...place, title: 'quote.spec.ts', specs: [], suites: [group] }
  return { suites: [file] } as unknown as Parameters<typeof failuresOf>[0]
}

test('each test that failed is listed once, with its first error, the most often failed first', () => {
  const runs = [
    reportOf({ one: undefined, two: 'Error: late', three: undefined }),
    reportOf({ one: 'Error: first\n\nCall log:\n  - waiting', two: undefined, three: undefined }),
    reportOf({ one: 'Error: again', two: undefined, three: undefined }),
  ].map(failuresOf)
  expect(unsteady(runs)).toEqual([
    {
      place: 'tests/e2e/quote.spec.ts:1',
      title: 'after sending › one',
      error: 'Error: first',
      failed: 2,
    },
    {
      place: 'tests/e2e/quote.spec.ts:2',
      title: 'after sending › two',
      error: 'Error: late',
      failed: 1,
    },
  ])
})

test('an error is told in its first lines, without colours and without its log of tries', () => {
  const red = '\u001b[31m'
  const message = `${red}Error: expected\n\n  Expected: 1\n  Received: 2\n\nCall log:\n  - waiting`
  const [failure] = failuresOf(reportOf({ one: message })).values()
  expect(failure?.error).toBe('Error: expected\n  Expected: 1\n  Received: 2')
})
