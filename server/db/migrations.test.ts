import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import {
  type DatabaseAddress,
  engines,
  newDatabase,
  openForTest,
} from '../../tests/support/test-databases.ts'
import { leadView } from '../lead-management/lead-view.ts'
import { kyselyLeadReader } from './kysely-lead-reader.ts'
import { migrations } from './migrations.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

/** Columns of the first release, some of which later ones took away. */
type FirstRelease = { leads: Record<string, string | number> }

/** A lead in a database that stopped at the step before the search. */
async function storeOldLead({ dataDir, databaseUrl }: DatabaseAddress): Promise<void> {
  const db = new Kysely<FirstRelease>({
    dialect: databaseUrl
      ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
      : new NodeSqliteDialect(join(dataDir, 'site.sqlite'), async () => {}),
  })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo('2026-11-22-quote-of-a-lead')
  if (error) throw error
  await db
    .insertInto('leads')
    .values({
      id: 'an-old-lead',
      reference: 'OLD-LEAD',
      submission_key: 'an-old-key',
      kind: 'contact',
      first_name: 'José',
      last_name: 'ÁRNASON',
      email: 'jose@Harbour-Works.example',
      organization: '',
      interest: 'supply',
      message: 'Water for the quay.',
      suspicions: '[]',
      received_at: now,
      answer_due_at: now + 86_400_000,
    })
    .execute()
  await db.destroy()
}

describe.each(engines)('on %s', (engine) => {
  test('a lead that is older than the search is found by its words, and its domain is known', async () => {
    const address = await newDatabase(engine, { bare: true })
    await storeOldLead(address)
    const database = await openForTest(address)
    const view = leadView(
      { search: 'arnason quay works', status: 'all' },
      { accountId: 'ada', at: now, timeZone: 'UTC' },
    )
    const { leads } = await kyselyLeadReader(database).page(view)
    expect(leads.map(({ reference }) => reference)).toEqual(['OLD-LEAD'])
    const { domain } = await database.db
      .selectFrom('leads')
      .select('domain')
      .executeTakeFirstOrThrow()
    expect(domain).toBe('harbour-works.example')
  })
})
