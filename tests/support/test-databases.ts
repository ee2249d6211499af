import { randomUUID } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../server/db/open-database.ts'
import { databaseRoot, temporaryFolder } from './temporary-folder.ts'

/** What tells a server or a test where its database is. */
export type DatabaseAddress = { dataDir: string; databaseUrl: string | undefined }

/** Both engines, for suites that must hold on each. */
export const engines = ['sqlite', 'postgres'] as const

/**
 * A database of the given engine without a row; gone when the test has finished. It has its tables already, which
 * saves each test the migrations; `bare` is for tests of whoever makes them.
 */
export async function newDatabase(
  engine: (typeof engines)[number],
  { bare = false } = {},
): Promise<DatabaseAddress> {
  const dataDir = await temporaryFolder(await databaseRoot())
  const migrated = inject('migrated')
  if (engine === 'sqlite') {
    if (!bare) await copyFile(migrated.sqlite, join(dataDir, 'site.sqlite'))
    return { dataDir, databaseUrl: undefined }
  }
  const server = inject('postgresServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name}${bare ? '' : ` template ${migrated.postgres}`}`)
  onTestFinished(() => administer(server, `drop database ${name} with (force)`))
  return { dataDir, databaseUrl: `${server}/${name}` }
}

/** Opens a database for one test; closed when the test has finished. */
export async function openForTest(address: DatabaseAddress): Promise<OpenDatabase> {
  const lost: Error[] = []
  const database = await openDatabase(address, (error) => lost.push(error))
  onTestFinished(async () => {
    await database.db.destroy()
    if (lost[0]) throw lost[0]
  })
  return database
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
