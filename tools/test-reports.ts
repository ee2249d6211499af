/** What the reports of Vitest and Playwright say: which tests passed and which failed, and how long each took. */

export type RunTest = { file: string; title: string; seconds: number; failed: boolean }

export type TestReport = { passed: number; failed: number; tests: readonly RunTest[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    assertionResults: { title: string; status: string; duration?: number | null }[]
  }[]
}

/** Reads the JSON of Vitest; files are named from `root` on. */
export function readVitest(report: unknown, root: string): TestReport {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, status, duration }) => ({
        file: name.replace(`${root}/`, ''),
        title,
        seconds: (duration ?? 0) / 1000,
        failed: status === 'failed',
      })),
    ),
  }
}

type Suite = {
  suites?: Suite[]
  specs?: {
    file: string
    title: string
    tests: { status: string; results: { duration: number }[] }[]
  }[]
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}

/** Reads the JSON of Playwright, whose files are named from `folder` on. A test that passed at its second try failed. */
export function readPlaywright(report: unknown, folder: string): TestReport {
  const { stats, suites } = report as PlaywrightReport
  const testsOf = ({ suites: inner = [], specs = [] }: Suite): RunTest[] => [
    ...inner.flatMap(testsOf),
    ...specs.map(({ file, title, tests }) => ({
      file: `${folder}/${file}`,
      title,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) /
        1000,
      failed: tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
    })),
  ]
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    tests: suites.flatMap(testsOf),
  }
}

/** So many tests that took longest, the longest first, one line each. */
export function slowest(tests: readonly RunTest[], count: number): string[] {
  return tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}  ${title}`)
}

/** Every test that failed, one line each. */
export function failures(tests: readonly RunTest[]): string[] {
  return tests.filter(({ failed }) => failed).map(({ file, title }) => `${file}  ${title}`)
}
