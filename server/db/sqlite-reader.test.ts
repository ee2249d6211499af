import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { storeSearchableLead } from '../../tests/support/searchable-leads.ts'
import { newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { StorageUnavailable } from '../kernel/storage-unavailable.ts'
import type { Database } from './schema.ts'
import { sqliteReaderDialect } from './sqlite-reader.ts'

/** Counts so far that no machine is done at once. */
const longQuery = sql<{ n: number }>`
  with recursive counted (n) as (select 1 union all select n + 1 from counted where n < 3000000)
  select max(n) as n from counted`

test('while a long query runs, the process goes on, and a lead is stored meanwhile', async () => {
  const database = await openForTest(await newDatabase('sqlite'))
  let turns = 0
  const turning = setInterval(() => {
    turns += 1
  }, 1)
  const ends: string[] = []
  const long = longQuery.execute(database.reader).finally(() => ends.push('query'))
  await storeSearchableLead(database).finally(() => ends.push('lead'))
  expect((await long).rows).toEqual([{ n: 3_000_000 }])
  clearInterval(turning)
  // Answered in this thread, the query would end before anything else began.
  expect(ends).toEqual(['lead', 'query'])
  expect(turns).toBeGreaterThan(10)
  expect(await database.reader.selectFrom('leads').select('id').execute()).toHaveLength(1)
})

test('the reader changes nothing, and tells what is wrong with a query', async () => {
  const { reader } = await openForTest(await newDatabase('sqlite'))
  await expect(reader.deleteFrom('leads').execute()).rejects.toThrow(/readonly/)
  await expect(sql`select id from nowhere`.execute(reader)).rejects.toThrow(/no such table/)
  await expect(reader.transaction().execute(async () => {})).rejects.toThrow(/no transactions/)
  expect(await reader.selectFrom('leads').select('id').execute()).toEqual([])
})

test('a broken thread is told as an outage, and the next query has a new one', async () => {
  const { dataDir } = await newDatabase('sqlite', { bare: true })
  const file = join(dataDir, 'site.sqlite')
  new DatabaseSync(file).exec('create table leads (id text)')
  const brokenOnce = join(dataDir, 'broken-once.mjs')
  const worker = new URL('./sqlite-reader-worker.ts', import.meta.url)
  await writeFile(
    brokenOnce,
    `import { existsSync, writeFileSync } from 'node:fs'
     const mark = ${JSON.stringify(join(dataDir, 'was-broken'))}
     if (!existsSync(mark)) {
       writeFileSync(mark, '')
       process.exit(1)
     }
     await import(${JSON.stringify(worker.href)})`,
  )
  const dialect = sqliteReaderDialect(file, pathToFileURL(brokenOnce))
  const reader = new Kysely<Database>({ dialect })
  onTestFinished(() => reader.destroy())
  const read = () => reader.selectFrom('leads').select('id').execute()
  await expect(read()).rejects.toThrow(StorageUnavailable)
  expect(await read()).toEqual([])
})

test('a closed database reads nothing more', async () => {
  const database = await openForTest(await newDatabase('sqlite'))
  await database.reader.selectFrom('leads').select('id').execute()
  await database.db.destroy()
  const late = database.reader.selectFrom('leads').select('id').execute()
  await expect(late).rejects.toThrow(/destroyed/)
})
