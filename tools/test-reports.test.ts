import { expect, test } from 'vitest'
import { failures, readPlaywright, readVitest, slowest } from './test-reports.ts'

const unit = {
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    {
      name: '/site/server/main.test.ts',
      assertionResults: [
        { title: 'starts', status: 'passed', duration: 4200 },
        { title: 'skipped', status: 'skipped', duration: null },
        { title: 'stops', status: 'failed', duration: 900 },
      ],
    },
  ],
}

const journeys = {
  stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 4 },
  suites: [
    {
      specs: [
        {
          file: 'home.spec.ts',
          title: 'opens',
          tests: [{ status: 'expected', results: [{ duration: 800 }] }],
        },
      ],
      suites: [
        {
          specs: [
            {
              file: 'home.spec.ts',
              title: 'closes',
              tests: [{ status: 'flaky', results: [{ duration: 3000 }, { duration: 2500 }] }],
            },
          ],
        },
      ],
    },
  ],
}

test('both reports are counted, and what passed at its second try only has failed', () => {
  expect(readVitest(unit, '/site')).toMatchObject({ passed: 2, failed: 1 })
  expect(readPlaywright(journeys, 'tests/e2e')).toMatchObject({ passed: 1, failed: 2 })
})

const run = [readVitest(unit, '/site'), readPlaywright(journeys, 'tests/e2e')].flatMap(
  (report) => report.tests,
)

test('the slowest tests of both are told by time, file and name, every try of a journey counted', () => {
  expect(slowest(run, 3)).toEqual([
    '   5.5 s  tests/e2e/home.spec.ts  closes',
    '   4.2 s  server/main.test.ts  starts',
    '   0.9 s  server/main.test.ts  stops',
  ])
})

test('every test that failed is named', () => {
  expect(failures(run)).toEqual(['server/main.test.ts  stops', 'tests/e2e/home.spec.ts  closes'])
})
