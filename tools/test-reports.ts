/** What the reports of Vitest and Playwright say: how many tests passed, and how long each took. */

export type TimedTest = { file: string; title: string; seconds: number }

export type TestReport = { passed: number; failed: number; tests: readonly TimedTest[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    assertionResults: { title: string; duration?: number | null }[]
  }[]
}

/** Reads the JSON of Vitest; files are named from `root` on. */
export function readVitest(report: unknown, root: string): TestReport {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, duration }) => ({
        file: name.replace(`${root}/`, ''),
        title,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  }
}

type Suite = {
  suites?: Suite[]
  specs?: { file: string; title: string; tests: { results: { duration: number }[] }[] }[]
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}

/** Reads the JSON of Playwright, whose files are named from `folder` on. A test that passed at its second try failed. */
export function readPlaywright(report: unknown, folder: string): TestReport {
  const { stats, suites } = report as PlaywrightReport
  const testsOf = ({ suites: inner = [], specs = [] }: Suite): TimedTest[] => [
    ...inner.flatMap(testsOf),
    ...specs.map(({ file, title, tests }) => ({
      file: `${folder}/${file}`,
      title,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) /
        1000,
    })),
  ]
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    tests: suites.flatMap(testsOf),
  }
}

/** So many tests that took longest, the longest first, one line each. */
export function slowest(tests: readonly TimedTest[], count: number): string[] {
  return tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}  ${title}`)
}
