/**
 * What Lighthouse says of every public page: mobile preset, the median of three runs by largest paint, as a Markdown
 * table; then how much each page moves when its typefaces come late, with those that stand in for them on this machine.
 * `npm run bench:pages [-- --routes /,/contact --runs 5]`. `--runs 0` leaves Lighthouse out; each `--typefaces
 * FOLDER,FOLDER` adds a machine that has only what lies in these folders. Serves `dist/` itself, by the production
 * server with an empty data directory; build first. Times belong to the machine and are only reported: `bench:bytes` fails.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { pagePaths } from '../site/content/page-paths.ts'
import { eventually } from '../tests/support/eventually.ts'
import { kill, spawnChild, untilServing } from '../tests/support/server-child.ts'
import { machineWith, windows } from './late-typefaces.ts'
import { judgeWith, kinds, type PageJudgement } from './page-judgement.ts'

const { values } = parseArgs({
  options: {
    routes: { type: 'string', default: pagePaths.join() },
    runs: { type: 'string', default: '3' },
    typefaces: { type: 'string', multiple: true, default: [] },
  },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 0) throw new Error('--runs takes a whole number')
const paths = values.routes.split(',')

const dataDir = await mkdtemp(join(tmpdir(), 'site-bench-'))
const server = spawnChild(process.cwd(), { DATA_DIR: dataDir })
try {
  const { origin } = await untilServing(server)
  await launch(origin)
  if (runs > 0) await judgeAll(origin)
  await compareMachines(origin)
} finally {
  await kill(server)
  await rm(dataDir, { recursive: true, force: true })
}

/** Search engines are kept away from a site that is not launched, and Lighthouse takes points off for it. */
async function launch(origin: string): Promise<void> {
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'))
  database.exec(`pragma busy_timeout = 5000; insert into launch_steps
    (name, happened_at, by_address, signed_as, detail) values ('launched', 1, '', 'bench', '')`)
  database.close()
  await eventually(
    'the site is launched',
    async () => !(await fetch(origin)).headers.has('x-robots-tag'),
  )
}

async function judgeAll(origin: string): Promise<void> {
  const columns = [
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP ms',
    'FCP ms',
    'TBT ms',
    'CLS',
  ]
  const sizes = kinds.map((kind) => `${kind} KB`)
  console.log(`| page | ${[...columns, ...sizes].join(' | ')} | largest paint |`)
  console.log(`|---|${'---:|'.repeat(columns.length + sizes.length)}---|`)
  const judge = await judgeWith()
  try {
    for (const path of paths) {
      const results: PageJudgement[] = []
      for (let run = 0; run < runs; run += 1) results.push(await judge.page(`${origin}${path}`))
      console.log(`| ${path} | ${cells(median(results)).join(' | ')} |`)
    }
  } finally {
    await judge.end()
  }
}

async function compareMachines(origin: string): Promise<void> {
  const folders = values.typefaces.map((list) => list.split(','))
  const machines = await Promise.all([[], ...folders].map(machineWith))
  const names = ['this machine', ...values.typefaces]
  const columns = names.flatMap((name) =>
    windows.map(({ viewport }) => `${name}, ${viewport.width} px`),
  )
  console.log(`\n| typefaces come late: CLS | ${columns.join(' | ')} |`)
  console.log(`|---|${'---:|'.repeat(columns.length)}`)
  try {
    for (const path of paths) {
      const shifts = []
      for (const machine of machines) shifts.push(...(await machine.shifts(`${origin}${path}`)))
      console.log(`| ${path} | ${shifts.map((shift) => shift.toFixed(3)).join(' | ')} |`)
    }
  } finally {
    for (const machine of machines) await machine.end()
  }
}

function median(results: PageJudgement[]): PageJudgement {
  const sorted = results.toSorted((one, other) => one.lcp - other.lcp)
  return sorted[Math.floor(sorted.length / 2)] as PageJudgement
}

function cells({ scores, lcp, fcp, tbt, cls, bytes, largest }: PageJudgement): (string | number)[] {
  return [
    ...scores,
    ...[lcp, fcp, tbt].map(Math.round),
    cls.toFixed(3),
    ...kinds.map((kind) => (bytes[kind] / 1024).toFixed(1)),
    `\`${largest}\``,
  ]
}
