/**
 * How long lists, searches and filters of the dashboard take over 100,000 leads, and by which plan:
 * `npm run bench:leads [-- LEADS]`. SQLite in a temporary folder, or kept for the next run in `DATA_DIR`;
 * PostgreSQL with `DATABASE_URL` (use an empty database: the leads stay in it, for the next run). Marks
 * what is above the aim; never fails for it.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import type { LeadFilters } from '../contract/lead-filters.ts'
import { kyselyLeadReader } from '../server/db/kysely-lead-reader.ts'
import { type OpenDatabase, openDatabase } from '../server/db/open-database.ts'
import { readLeadCursor } from '../server/lead-management/lead-cursor.ts'
import { leadView } from '../server/lead-management/lead-view.ts'
import { seedLeads } from '../tools/seed-leads/store-leads.ts'

/** Milliseconds at the server that each should stay below. */
const aim = 100
const rounds = 15
const leads = Number(process.argv[2] ?? 100_000)
const databaseUrl = process.env.DATABASE_URL
/** Whom the leads are given to; no accounts, only their names in that column. */
const accounts = ['account-1', 'account-2', 'account-3', 'account-4'].map((id) => ({
  id,
  address: `${id}@company.example`,
}))

const views: Record<string, LeadFilters> = {
  'open leads': {},
  'all leads': { status: 'all' },
  won: { status: ['won'] },
  'partnerships, lost': { kind: 'partnership', status: ['lost'] },
  'media, all': { interest: 'media', status: 'all' },
  'nobody’s, open': { assignee: 'nobody' },
  'an account’s, all': { assignee: 'account-1', status: 'all' },
  emergencies: { emergency: 'yes', status: 'all' },
  suspicious: { suspicious: 'yes', status: 'all' },
  'suspicious partnerships, won': { suspicious: 'yes', kind: 'partnership', status: ['won'] },
  overdue: { due: 'overdue' },
  'answer first': { due: 'first' },
  today: { when: 'today' },
  'put off': { when: 'later' },
  'a tag': { tag: 'sample' },
  'a person': { status: 'all', person: 'zoe.muller1@gmail.com' },
  'a week': { from: '2026-03-02', to: '2026-03-08', status: 'all' },
  'search: a letter': { search: 'w', status: 'all' },
  'search: a common word': { search: 'water', status: 'all' },
  'search: two common words': { search: 'water source', status: 'all' },
  'search: a name': { search: 'nakamura', status: 'all' },
  'search: a name, open': { search: 'nakamura' },
  'search: common word, rare filter': { search: 'water', emergency: 'yes', suspicious: 'yes' },
  'search: an address': { search: 'zoe.muller1@gmail.com', status: 'all' },
  'search: a reference': { search: 'BGW-0000', status: 'all' },
  'search: Chinese': { search: '佐藤', status: 'all' },
  'search: nothing': { search: 'qqqqqq', status: 'all' },
}

await (databaseUrl ? onPostgres(databaseUrl) : onSqlite())

async function onSqlite(): Promise<void> {
  const kept = process.env.DATA_DIR
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'site-bench-')))
  try {
    await measure('SQLite', await openDatabase({ dataDir, databaseUrl: undefined }, () => {}))
  } finally {
    if (!kept) await rm(dataDir, { recursive: true, force: true })
  }
}

async function onPostgres(databaseUrl: string): Promise<void> {
  await measure('PostgreSQL', await openDatabase({ dataDir: '', databaseUrl }, () => {}))
}

async function measure(name: string, database: OpenDatabase): Promise<void> {
  try {
    const known = await database.db.selectFrom('leads').select('id').limit(1).execute()
    if (known.length === 0) await seedLeads(database, leads, Date.now(), accounts)
    await settle(database)
    console.log(`\n# ${name}, ${leads.toLocaleString('en')} leads\n`)
    console.log('| view | first page | | | second page | | | poll | | |')
    console.log(`|---|${'---:|'.repeat(9)}`)
    console.log(`| milliseconds |${' median | p95 | CPU |'.repeat(3)}`)
    for (const [view, filters] of Object.entries(views)) await measureView(database, view, filters)
    await measureDetail(database)
    await printPlans(database)
  } finally {
    await database.db.destroy()
  }
}

/** As after some days of use: statistics are kept, and what was changed is cleared away. */
async function settle({ db, engine }: OpenDatabase): Promise<void> {
  if (engine === 'sqlite') {
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    return
  }
  // On a connection without the server's time-outs.
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}

async function measureView(
  database: OpenDatabase,
  name: string,
  filters: LeadFilters,
): Promise<void> {
  const reader = kyselyLeadReader(database)
  const viewAt = (at: number) => leadView(filters, { accountId: undefined, at, timeZone: 'UTC' })
  const first = await times(() => reader.page(viewAt(Date.now())))
  const { next } = await reader.page(viewAt(Date.now()))
  const after = next === null ? undefined : readLeadCursor(next)
  const second = after && (await times(() => reader.page(viewAt(after.at), after)))
  const poll = await times(() => reader.news(viewAt(Date.now()), Date.now() - 20_000))
  console.log(`| ${name} | ${first} | ${second ?? '– | – | –'} | ${poll} |`)
}

async function measureDetail(database: OpenDatabase): Promise<void> {
  const { reference } = await database.reader
    .selectFrom('leads')
    .select('reference')
    .where('domain', '=', 'gmail.com')
    .limit(1)
    .executeTakeFirstOrThrow()
  const took = await times(() => kyselyLeadReader(database).detail(reference, null))
  console.log(`| one lead | ${took} | – | – | – | – | – | – |`)
}

/**
 * Median, 95th percentile, and the mean of what this process computed, in the cells of a table; what misses
 * the aim is marked. PostgreSQL computes in processes of its own.
 */
async function times(work: () => Promise<unknown>): Promise<string> {
  await work()
  const took: number[] = []
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now()
    await work()
    took.push(performance.now() - begin)
  }
  const { user, system } = process.cpuUsage(before)
  took.sort((a, b) => a - b)
  const shares = [0.5, 0.95].map((share) => took[Math.min(rounds - 1, Math.floor(rounds * share))])
  return [...shares, (user + system) / 1_000 / rounds]
    .map((ms) => ms ?? 0)
    .map((ms) => `${ms.toFixed(1)}${ms > aim ? ' (!)' : ''}`)
    .join(' | ')
}

/** Runs each view's first page once more and asks the engine how it answers each of its queries. */
async function printPlans(database: OpenDatabase): Promise<void> {
  const explain =
    database.engine === 'postgres' ? 'explain (analyze, costs off)' : 'explain query plan'
  for (const [name, filters] of Object.entries(views)) {
    console.log(`\n## ${name}`)
    for (const query of await queriesOf(database, filters)) {
      const { rows } = await database.reader.executeQuery<Record<string, unknown>>(
        CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]),
      )
      console.log(`\n${query.sql}`)
      for (const row of rows) console.log(`    ${row.detail ?? row['QUERY PLAN']}`)
    }
  }
}

async function queriesOf(database: OpenDatabase, filters: LeadFilters): Promise<CompiledQuery[]> {
  const queries: CompiledQuery[] = []
  const { reader } = database
  const listening = reader.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  })
  const executor = listening.getExecutor()
  const execute = executor.executeQuery.bind(executor)
  executor.executeQuery = (query, ...rest) => {
    queries.push(query as CompiledQuery)
    return execute(query, ...rest)
  }
  const at = Date.now()
  const view = leadView(filters, { accountId: undefined, at, timeZone: 'UTC' })
  await kyselyLeadReader({ ...database, reader: listening }).page(view)
  return queries
}
