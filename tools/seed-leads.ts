/**
 * Fills a database with leads as they might have come over three years, and with what the team made of them, for trying the dashboard and for
 * measuring: `npm run seed -- 100000 [--force]`. The database is the one that the server uses (`DATA_DIR`
 * or `DATABASE_URL`). The same number gives the same leads, relative to the day; the newest that count as answered come
 * with answers, replies and, after a build, quotes. Refuses a database that holds leads unless forced.
 */
import { parseArgs } from 'node:util'
import { readConfig } from '../server/config.ts'
import { kyselyLeadReader } from '../server/db/kysely-lead-reader.ts'
import { openDatabase } from '../server/db/open-database.ts'
import { seedCorrespondence } from './seed-leads/store-correspondence.ts'
import { seedLeads } from './seed-leads/store-leads.ts'

const { values, positionals } = parseArgs({
  options: { force: { type: 'boolean' } },
  allowPositionals: true,
})
const count = Number(positionals[0] ?? 1_000)
const config = readConfig(process.env)
const database = await openDatabase(config, () => {})
try {
  const known = await database.db.selectFrom('leads').select('id').limit(1).execute()
  if (!Number.isSafeInteger(count) || count < 1 || positionals.length > 1) {
    fail('Say how many: npm run seed -- 100000')
  } else if (known.length > 0 && !values.force) {
    fail('This database holds leads already. Add --force to put these beside them.')
  } else {
    const begin = performance.now()
    const colleagues = await kyselyLeadReader(database).colleagues()
    const now = Date.now()
    await seedLeads(database, count, now, colleagues)
    await seedCorrespondence(database, colleagues, now)
    const seconds = ((performance.now() - begin) / 1000).toFixed(0)
    process.stdout.write(`${count.toLocaleString('en')} leads stored in ${seconds} s\n`)
  }
} finally {
  await database.db.destroy()
}

function fail(reason: string): void {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
