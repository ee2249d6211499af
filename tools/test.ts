/**
 * Runs every check and test, goes on after a failure, and closes with how long each part took, which tests took
 * longest, what failed, and one line: `N passed, N failed`. Exit code 1 when anything failed. Each of lint, types and
 * build counts as one; every test counts for itself.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { judgeAudit } from './judge-audit.ts'
import {
  failures,
  type RunTest,
  readPlaywright,
  readVitest,
  slowest,
  type TestReport,
} from './test-reports.ts'

type Count = { passed: number; failed: number }

/** What was run, in seconds of real time. */
type Outcome = Count & { label: string; seconds: number }

const bin = (name: string) => `node_modules/.bin/${name}`
const reports = 'test-results'

type Run = { succeeded: boolean; stdout: string; stderr: string; seconds: number }

/** Runs a command to its end. What it says is shown while it runs, or kept back. */
function run(command: string, options: string[], shows: 'now' | 'later'): Promise<Run> {
  const started = performance.now()
  const out = shows === 'now' ? 'inherit' : 'pipe'
  const child = spawn(command, options, {
    stdio: ['ignore', out, out],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
  })
  const output = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]?.on('data', (text) => {
      output[stream] += text
    })
  }
  return new Promise((resolve) => {
    const end = (succeeded: boolean) =>
      resolve({ succeeded, ...output, seconds: (performance.now() - started) / 1000 })
    child.once('error', () => end(false))
    child.once('close', (code) => end(code === 0))
  })
}

async function check(label: string, command: string, options: string[]): Promise<Outcome> {
  return judged(label, await run(command, options, 'later'))
}

function judged(label: string, { succeeded, stdout, stderr, seconds }: Run): Outcome {
  console.log(`\n── ${label}\n${stdout}${stderr}`.trimEnd())
  return { label, seconds, passed: Number(succeeded), failed: Number(!succeeded) }
}

/** Counts for nothing where the registry offers no audit, as some mirrors do. */
async function audit(): Promise<Outcome> {
  const label = 'Known weaknesses of the packages'
  const { stdout, seconds } = await run('npm', ['audit', '--json'], 'later')
  const { outcome, found } = judgeAudit(stdout)
  console.log(`\n── ${label}`)
  if (outcome === 'refused') console.log('Skipped: the registry offers no audit')
  else console.log(found.length > 0 ? found.join('\n') : 'None that is high or critical')
  return {
    label,
    seconds,
    passed: Number(outcome === 'clean'),
    failed: Number(outcome === 'vulnerable'),
  }
}

const ran: RunTest[] = []

/** A runner that stops before it writes its report has failed, whatever it printed. */
async function suite(
  label: string,
  command: string,
  options: string[],
  read: () => TestReport,
): Promise<Outcome> {
  console.log(`\n── ${label}`)
  const { succeeded, seconds } = await run(command, options, 'now')
  const { passed, failed, tests } = readOr(read, { passed: 0, failed: 1, tests: [] })
  ran.push(...tests)
  const silent = passed + failed === 0 || (!succeeded && failed === 0)
  return { label, seconds, passed, failed: silent ? 1 : failed }
}

function readOr(read: () => TestReport, otherwise: TestReport): TestReport {
  try {
    return read()
  } catch {
    return otherwise
  }
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(`${reports}/${file}`, 'utf8'))
}

const folders = ['contract', 'site', 'server', 'tools', 'media']

/** Takes one core, and longer than everything else that comes before the tests. */
const checkTypes = () =>
  run(
    bin('astro'),
    ['check', '--minimumSeverity', 'hint', '--minimumFailingSeverity', 'warning'],
    'later',
  )

async function otherChecks(): Promise<Outcome[]> {
  return [
    await check('Format and lint', bin('biome'), ['ci', '.']),
    await check('Sizes and colours', bin('stylelint'), ['site/**/*.css']),
    await check('Words', process.execPath, ['tools/check-words.ts']),
    await check('Import rules', bin('depcruise'), [
      ...['--config', '.dependency-cruiser.cjs'],
      ...[...folders, 'tests'],
    ]),
    await check('No circles of folders', bin('depcruise'), [
      ...['--config', '.dependency-cruiser.folders.cjs'],
      ...folders,
    ]),
    await audit(),
    await check('Build', bin('astro'), ['build', '--silent']),
  ]
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

// Side by side on two cores. The types end while those unit tests run that measure no time.
const types = checkTypes()
const outcomes = [
  ...(await otherChecks()),
  await suite(
    'Unit and contract tests',
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/unit.json`],
    () => readVitest(readReport('unit.json'), process.cwd()),
  ),
  judged('Types', await types),
  await suite('Journeys in a browser', bin('playwright'), ['test'], () =>
    readPlaywright(readReport('journeys.json'), 'tests/e2e'),
  ),
]

console.log('\n── How long each took')
for (const { label, seconds, passed, failed } of outcomes) {
  console.log(`${label.padEnd(34)}${Math.round(seconds)} s`.padEnd(44), `${passed} / ${failed}`)
}
console.log('\n── Which tests took longest')
for (const line of slowest(ran, 5)) console.log(line)
const failedParts = outcomes.filter(({ failed }) => failed > 0).map(({ label }) => label)
if (failedParts.length > 0) console.log('\n── What failed')
for (const line of [...failedParts, ...failures(ran)]) console.log(line)
const total = (key: keyof Count) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') > 0 ? 1 : 0
