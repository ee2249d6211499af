import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../tests/support/free-port.ts'
import { callFunction, contactFields } from '../../tests/support/lead-calls.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import {
  type DatabaseAddress,
  engines,
  newDatabase,
  openForTest,
} from '../../tests/support/test-databases.ts'
import { StorageUnavailable } from './storage-unavailable.ts'
import { whenReachable } from './when-reachable.ts'

/** Runs a statement as another client of the database would. */
async function runBeside(
  { dataDir, databaseUrl }: DatabaseAddress,
  statement: string,
): Promise<void> {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(join(dataDir, 'site.sqlite'))
    database.exec(statement)
    database.close()
    return
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

describe.each(engines)('on %s', (engine) => {
  test('a mistake of ours is not taken for an outage', async () => {
    const { db } = await openForTest(await newDatabase(engine))
    const mistakes = {
      'a call of nothing': () => (undefined as unknown as () => Promise<void>)(),
      'a statement that is no SQL': () => sql`selekt 1`.execute(db),
      'a column that does not exist': () => sql`select nowhere from leads`.execute(db),
      'a row that exists': async () => {
        const row = { id: 1, written_at: 0 }
        await db.insertInto('storage_probe').values([row, row]).execute()
      },
    }
    for (const [mistake, work] of Object.entries(mistakes)) {
      const error = await whenReachable<unknown>(async () => work()).catch(
        (reason: unknown) => reason,
      )
      expect(error, mistake).toBeInstanceOf(Error)
      expect(error, mistake).not.toBeInstanceOf(StorageUnavailable)
    }
  })

  test('a visitor whom our own mistake meets is told so: 500, not a database that is away', async () => {
    const address = await newDatabase(engine)
    const origin = await serverInProcess({}, address)
    await runBeside(address, 'alter table leads rename column reference to renamed')
    const { status } = await callFunction(origin, 'send-contact-email', contactFields())
    expect(status).toBe(500)
  })
})

test('an SQLite that is locked, full or read-only is an outage', async () => {
  const address = await newDatabase('sqlite')
  const { db } = await openForTest(address)
  const write = () =>
    whenReachable(() => db.insertInto('storage_probe').values({ id: 1, written_at: 0 }).execute())

  const other = new DatabaseSync(join(address.dataDir, 'site.sqlite'))
  other.exec('begin exclusive')
  await expect(write()).rejects.toThrow(StorageUnavailable)
  other.exec('rollback')
  other.close()

  await sql`pragma query_only = on`.execute(db)
  await expect(write()).rejects.toThrow(StorageUnavailable)
  await sql`pragma query_only = off`.execute(db)

  await sql`pragma max_page_count = 1`.execute(db)
  const large = 'x'.repeat(1_000_000)
  const fill = () => sql`create table filled as select ${large} as text`.execute(db)
  await expect(whenReachable(fill)).rejects.toThrow(StorageUnavailable)
})

test('a PostgreSQL that only reads, ends the session or does not listen is an outage', async () => {
  const address = await newDatabase('postgres')
  const client = async (connectionString: string | undefined) => {
    const opened = new pg.Client({ connectionString })
    opened.on('error', () => {})
    onTestFinished(() => opened.end().catch(() => {}))
    await opened.connect()
    return opened
  }
  const open = await client(address.databaseUrl)
  await open.query('set default_transaction_read_only = on')
  const write = () => open.query("insert into none values ('x')")
  await expect(whenReachable(() => open.query('create table more (id int)'))).rejects.toThrow(
    StorageUnavailable,
  )
  await expect(
    whenReachable(() => open.query('select pg_terminate_backend(pg_backend_pid())')),
  ).rejects.toThrow(StorageUnavailable)
  await expect(whenReachable(write)).rejects.toThrow(StorageUnavailable)

  const nobody = `postgres://nobody@127.0.0.1:${await freePort()}/none`
  await expect(whenReachable(() => client(nobody))).rejects.toThrow(StorageUnavailable)
})
