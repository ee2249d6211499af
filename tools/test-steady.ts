/**
 * Runs the journeys several times under load, each time with servers and browsers of its own, and names every test
 * that did not pass each time. `node tools/test-steady.ts [--runs 10] [--workers 3] [--slowed 4] [--late 3000] [FILE ...]`:
 * all journeys of the built site, or files as Playwright takes them. What a page showed when a test failed stays in
 * `test-results/steady`. Exit code 1 when a test failed, or a run came to no end.
 */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { JSONReport } from '@playwright/test/reporter'
import { type Failures, failuresOf, unsteady } from './unsteady.ts'

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    // One more than the two cores that the journeys are written for: more starve each other, and finish no sooner.
    workers: { type: 'string', default: '3' },
    // How many times slower than it is the processor is made for every page.
    slowed: { type: 'string', default: '4' },
    // Where the server shall answer late: how many milliseconds at most. See docs/decisions/0092.
    late: { type: 'string' },
  },
  allowPositionals: true,
})
const { workers, slowed, late } = values
const runs = Number(values.runs)
for (const [name, value] of Object.entries(values)) {
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${name} takes a whole number from 1 on`)
}

const folder = join(import.meta.dirname, '../test-results/steady')
rmSync(folder, { recursive: true, force: true })
const report = join(folder, 'report.json')

/** One run of the journeys; what failed in it, or undefined where it came to no end. */
async function run(number: number): Promise<JSONReport | undefined> {
  rmSync(report, { force: true })
  const pictures = join(folder, `run-${number}`)
  const options = ['--workers', workers, '--reporter', 'json', '--output', pictures]
  const child = spawn('node_modules/.bin/playwright', ['test', ...options, ...positionals], {
    env: {
      ...process.env,
      SLOWED: slowed,
      LATE_ANSWERS: late,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      FORCE_COLOR: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await new Promise((resolve) => child.once('close', resolve))
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as JSONReport
  } catch {
    return undefined
  }
}

const found: Failures[] = []
let incomplete = 0
for (let count = 1; count <= runs; count += 1) {
  const result = await run(count)
  const { expected = 0, unexpected = 0, duration = 0 } = result?.stats ?? {}
  // A run that counted nothing, or broke outside of a test, says nothing of any test.
  if (!result || result.errors.length > 0 || expected + unexpected === 0) {
    incomplete += 1
    console.log(`Run ${count} of ${runs} came to no end`)
    for (const { message } of result?.errors ?? []) console.log(message)
    continue
  }
  found.push(failuresOf(result))
  const minutes = (duration / 60_000).toFixed(1)
  console.log(
    `Run ${count} of ${runs}: ${expected} passed, ${unexpected} failed, ${minutes} minutes`,
  )
}

const list = unsteady(found)
for (const { place, title, failed, error } of list) {
  console.log(
    `\n${place} ${title}\n  passed ${found.length - failed} of ${found.length}\n  ${error}`,
  )
}
console.log(`\n${list.length} tests did not pass each of ${runs} runs`)
process.exitCode = list.length > 0 || incomplete > 0 ? 1 : 0
