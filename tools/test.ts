/**
 * Runs every check and test in turn, goes on after a failure, and closes with one
 * line: `N passed, N failed`. Exit code 1 when anything failed. Each of lint,
 * types and build counts as one; every test counts for itself.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { judgeAudit } from './judge-audit.ts'

type Count = { passed: number; failed: number }

const bin = (name: string) => `node_modules/.bin/${name}`
const reports = 'test-results'

function run(label: string, command: string, options: string[]): boolean {
  console.log(`\n── ${label}`)
  const started = performance.now()
  const { status } = spawnSync(command, options, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
  })
  console.log(`── ${label}: ${Math.round((performance.now() - started) / 1000)} s`)
  return status === 0
}

function check(label: string, command: string, options: string[]): Count {
  const passed = run(label, command, options)
  return { passed: Number(passed), failed: Number(!passed) }
}

/** Counts for nothing where the registry offers no audit, as some mirrors do. */
function audit(): Count {
  console.log('\n── Known weaknesses of the packages')
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' })
  const { outcome, found } = judgeAudit(stdout)
  if (outcome === 'refused') console.log('Skipped: the registry offers no audit')
  else console.log(found.length > 0 ? found.join('\n') : 'None that is high or critical')
  return { passed: Number(outcome === 'clean'), failed: Number(outcome === 'vulnerable') }
}

/** A runner that stops before it writes its report has failed, whatever it printed. */
function suite(label: string, command: string, options: string[], read: () => Count): Count {
  const succeeded = run(label, command, options)
  try {
    const count = read()
    if (count.passed + count.failed === 0) return { passed: 0, failed: 1 }
    return succeeded || count.failed > 0 ? count : { ...count, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(`${reports}/${file}`, 'utf8'))
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const counts = [
  check('Format and lint', bin('biome'), ['ci', '.']),
  check('Sizes and colours', bin('stylelint'), ['site/**/*.css']),
  check('Import rules', bin('depcruise'), [
    '--config',
    '.dependency-cruiser.cjs',
    ...['contract', 'site', 'server', 'tools', 'tests', 'media'],
  ]),
  check('No circles of folders', bin('depcruise'), [
    '--config',
    '.dependency-cruiser.folders.cjs',
    ...['contract', 'site', 'server', 'tools', 'media'],
  ]),
  check('Types', bin('astro'), [
    'check',
    '--minimumSeverity',
    'hint',
    '--minimumFailingSeverity',
    'warning',
  ]),
  audit(),
  check('Build', bin('astro'), ['build', '--silent']),
  suite(
    'Unit and contract tests',
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/unit.json`],
    () => {
      const report = readReport('unit.json') as { numPassedTests: number; numFailedTests: number }
      return { passed: report.numPassedTests, failed: report.numFailedTests }
    },
  ),
  suite('Journeys in a browser', bin('playwright'), ['test'], () => {
    const { stats } = readReport('journeys.json') as {
      stats: { expected: number; unexpected: number; flaky: number }
    }
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  }),
]

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
