import { join } from 'node:path'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { defaultRetentionDays } from '../../contract/retention-days.ts'
import { keepSentMails } from '../../tests/support/kept-mails.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { deleteExpired } from './delete-expired.ts'
import { kyselyDeliveries, kyselyOutbox } from './kysely-outbox.ts'
import { kyselyWebhookStore } from './kysely-webhook-store.ts'
import { mendTimes } from './mend-times.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database } from './schema.ts'
import { NodeSqliteDialect, openSqliteFile } from './sqlite-dialect.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

/** What an engine says of a statement that reads a whole table, or puts what it found in order first. */
const slow = {
  sqlite: /SCAN outbox(?! USING)|TEMP B-TREE FOR ORDER BY/,
  postgres: /Seq Scan on outbox|"Sort /,
}

test.for(engines)(
  'no statement of the outbox looks at the mails that are kept (%s)',
  async (engine) => {
    const address = await newDatabase(engine)
    const opened = await openForTest(address)
    await keepSentMails(opened, 20_000, now)
    const statements: CompiledQuery[] = []
    const { databaseUrl, dataDir } = address
    const db = new Kysely<Database>({
      dialect: databaseUrl
        ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
        : new NodeSqliteDialect(() => openSqliteFile(join(dataDir, 'site.sqlite'))),
      log: ({ query }) => {
        if (/"outbox"/.test(query.sql)) statements.push(query)
      },
    })
    onTestFinished(() => db.destroy())
    const heard = { ...opened, db, reader: db } as OpenDatabase

    const claim = { owner: 'one', now, leaseTime: 120_000, limit: 16 }
    for (const outbox of [kyselyOutbox(heard), kyselyDeliveries(heard)]) {
      await outbox.claim(claim)
      await outbox.markSent(['a', 'b'], 'one', now)
      await outbox.giveBack(['a', 'b'], 'one')
      await outbox.retryAt('a', 'one', now, '')
      await outbox.markFailed('a', 'one', now, '')
      await outbox.depth()
    }
    await db
      .insertInto('webhooks')
      .values({
        id: 'hook',
        url: 'https://a.example',
        secret: '',
        is_on: 1,
        created_by: '',
        created_at: now,
      })
      .execute()
    await kyselyWebhookStore(heard).list()
    await mendTimes(heard, now)
    // Of a table this small PostgreSQL rather reads all of it than some hundred rows by an index.
    if (engine === 'sqlite') await deleteExpired(heard, defaultRetentionDays, now)

    expect(statements.length).toBeGreaterThanOrEqual(19)
    const explain = engine === 'sqlite' ? 'explain query plan' : 'explain'
    const plans = await Promise.all(
      statements.map(async ({ sql, parameters }) => {
        const raw = CompiledQuery.raw(`${explain} ${sql}`, [...parameters])
        const { rows } = await opened.db.executeQuery(raw)
        return `${sql}\n${rows.map((row) => JSON.stringify(row)).join('\n')}`
      }),
    )
    expect(plans.filter((plan) => slow[engine].test(plan))).toEqual([])
  },
)
