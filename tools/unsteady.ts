import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'

/** The tests that failed in one run, by file, line and title, each with the first line of its first error. */
export type Failures = ReadonlyMap<string, { place: string; title: string; error: string }>

/** What failed in a report of Playwright's `json` reporter. */
export function failuresOf({ suites }: Pick<JSONReport, 'suites'>): Failures {
  return new Map(suites.flatMap((suite) => failedIn(suite, [])))
}

function failedIn(suite: JSONReportSuite, groups: readonly string[]): [string, Failure][] {
  const own = suite.specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }): [string, Failure] => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      const place = `tests/e2e/${file}:${line}`
      const full = [...groups, title].join(' › ')
      return [
        `${place} ${full}`,
        { place, title: full, error: firstLines(errors[0]?.message ?? '') },
      ]
    })
  const inner = suite.suites ?? []
  // The outermost suite is the file itself.
  return [...own, ...inner.flatMap((group) => failedIn(group, [...groups, group.title]))]
}

type Failure = { place: string; title: string; error: string }

/** Of an error of `expect` what was expected and what came, without its log of tries. */
function firstLines(message: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Playwright colours its messages.
  const plain = message.replaceAll(/\u001b\[[\d;]*m/g, '')
  return (plain.split(/\n\s*\n?Call log:/)[0] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 6)
    .join('\n  ')
}

/** The tests that failed in at least one of these runs, the most often failed first. */
export function unsteady(runs: readonly Failures[]) {
  // Of one that failed in several runs the first stays.
  const all = new Map(runs.toReversed().flatMap((run) => [...run]))
  return [...all]
    .map(([key, failure]) => ({ ...failure, failed: runs.filter((run) => run.has(key)).length }))
    .sort((a, b) => b.failed - a.failed || a.place.localeCompare(b.place))
}
