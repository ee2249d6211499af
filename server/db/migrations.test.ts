import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { storeLead } from '../../tests/support/stored-leads.ts'
import {
  type DatabaseAddress,
  engines,
  newDatabase,
  openForTest,
} from '../../tests/support/test-databases.ts'
import { leadView } from '../lead-management/lead-view.ts'
import { kyselyLeadReader } from './kysely-lead-reader.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { NodeSqliteDialect, openSqliteFile } from './sqlite-dialect.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

/** Columns of the first release, some of which later ones took away. */
type FirstRelease = { leads: Record<string, string | number> }

/** The database of a test without what opening it does to its schema. */
function connect<Tables>({ dataDir, databaseUrl }: DatabaseAddress): Kysely<Tables> {
  return new Kysely({
    dialect: databaseUrl
      ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
      : new NodeSqliteDialect(() => openSqliteFile(join(dataDir, 'site.sqlite'))),
  })
}

/** A lead in a database that stopped at the step before the search. */
async function storeOldLead(address: DatabaseAddress): Promise<void> {
  const db = connect<FirstRelease>(address)
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

  test('a step that sorts before one that was taken is taken all the same', async () => {
    const address = await newDatabase(engine, { bare: true })
    const { '2026-11-24-day-work': late, ...before } = migrations
    const db = connect<unknown>(address)
    await migrate(db, before)
    const taken = await migrate(db, { ...before, '2026-11-24-day-work': late as Migration })
    expect(taken).toEqual(['2026-11-24-day-work'])
    await db.destroy()
  })

  test('a database that a newer version brought further is used as it is', async () => {
    const address = await newDatabase(engine)
    await takeStep(address, async (db) => {
      await db.schema.alterTable('leads').addColumn('of_the_next_version', 'text').execute()
    })
    const { db } = await openForTest(address)
    expect(await storeLead(db, { received_at: now })).toBeTruthy()
  })

  test('a database that has lost what this version needs is refused in words', async () => {
    const address = await newDatabase(engine)
    await takeStep(address, async (db) => {
      await sql`drop table if exists schema_floor`.execute(db)
      await db.schema.createTable('schema_floor').addColumn('step', 'text').execute()
      await sql`insert into schema_floor values ('9999-12-31-a-step-of-a-newer-version')`.execute(
        db,
      )
    })
    await expect(openForTest(address)).rejects.toThrow(/newer version .*9999-12-31-a-step/)
  })
})

/** Brings the database one step further than this version knows. */
async function takeStep(address: DatabaseAddress, up: Migration['up']): Promise<void> {
  const db = connect<unknown>(address)
  await migrate(db, { ...migrations, '9999-12-31-a-step-of-a-newer-version': { up } })
  await db.destroy()
}
