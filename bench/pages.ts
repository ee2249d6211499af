/**
 * What Lighthouse says of every public page: mobile preset, the median of three runs by largest paint, as a Markdown
 * table. `npm run bench:pages [-- --routes /,/contact --runs 5]`. Serves `dist/` itself, by the production server
 * with an empty data directory; build first. Times belong to the machine and are only reported: `bench:bytes` fails.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { routes } from '../site/content/routes.ts'
import { kill, spawnChild, untilServing } from '../tests/support/server-child.ts'
import { judgeWith, kinds, type PageJudgement } from './page-judgement.ts'

const { values } = parseArgs({
  options: {
    routes: { type: 'string', default: routes.map(({ path }) => path).join() },
    runs: { type: 'string', default: '3' },
  },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1')

const dataDir = await mkdtemp(join(tmpdir(), 'site-bench-'))
const server = spawnChild(process.cwd(), { DATA_DIR: dataDir })
const judge = await judgeWith()
try {
  const { origin } = await untilServing(server)
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
  for (const path of values.routes.split(',')) {
    const results: PageJudgement[] = []
    for (let run = 0; run < runs; run += 1) results.push(await judge.page(`${origin}${path}`))
    console.log(`| ${path} | ${cells(median(results)).join(' | ')} |`)
  }
} finally {
  await judge.end()
  await kill(server)
  await rm(dataDir, { recursive: true, force: true })
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
