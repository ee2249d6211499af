import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type DiskTrouble, diskTrouble } from '../kernel/disk-trouble.ts'
import { StorageUnavailable } from '../kernel/storage-unavailable.ts'
import { emptyLog } from './empty-log.ts'
import { refuseForgetfulPostgres } from './forgetful-postgres.ts'
import { type KeyedHash, keyedHash } from './keyed-hash.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import type { Database } from './schema.ts'
import { NodeSqliteDialect, openSqliteFile } from './sqlite-dialect.ts'
import { sqliteReaderDialect } from './sqlite-reader.ts'

/** An open, migrated database. `pool` is the one of PostgreSQL, for what speaks to it directly. */
export type OpenDatabase = Connected & {
  keyed: KeyedHash
  /** Set while the disk does not let it open: each query tries again and fails until it does. */
  opening?: { trouble: DiskTrouble; ended: Promise<void> }
}

/**
 * `reader` only reads, and may take long: searches, lists, exports, overviews. It sees no transaction
 * that is under way, and is closed with `db`.
 */
type Connected = { reader: Kysely<Database> } & (
  | { engine: 'sqlite'; db: Kysely<Database> }
  | { engine: 'postgres'; db: Kysely<Database>; pool: pg.Pool }
)

type DatabaseSettings = {
  dataDir: string
  databaseUrl: string | undefined
  /** Keys the hashes of addresses; undefined: the database holds a key. */
  authSecret?: string | undefined
  /** For tests: how long SQLite waits for another's lock, milliseconds. */
  lockPatience?: number | undefined
}

/** Instants are bigint columns; epoch milliseconds fit a double exactly until the year 287,396. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * Opens PostgreSQL when an address is given, else `site.sqlite` in the data
 * directory, and brings its schema up to date. Safe when several processes start
 * at once. `onLost` hears of connections that broke while idle. On a disk that is full or read-only it returns all the
 * same, and opens by itself once the disk takes writes.
 */
export async function openDatabase(
  { databaseUrl, ...settings }: DatabaseSettings,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> {
  if (!databaseUrl) return openSqlite(settings)
  const connected = await openPostgres(databaseUrl, onLost)
  return { ...connected, keyed: await keyedHash(connected.db, settings.authSecret) }
}

async function openSqlite({
  dataDir,
  authSecret,
  lockPatience,
}: Omit<DatabaseSettings, 'databaseUrl'>): Promise<OpenDatabase> {
  const file = join(dataDir, 'site.sqlite')
  const reader = new Kysely<Database>({ dialect: sqliteReaderDialect(file) })
  const opened = Promise.withResolvers<void>()
  let keyed: KeyedHash | undefined
  async function open(): Promise<DatabaseSync> {
    const connection = openSqliteFile(file, lockPatience)
    try {
      const opening = new Kysely<Database>({ dialect: new NodeSqliteDialect(() => connection) })
      const steps = await migrate(opening, migrations)
      // Pages that an earlier version freed hold what was deleted then; a copy of the rest leaves them out.
      if (steps.includes('2026-11-24-erased-words')) await sql`vacuum`.execute(opening)
      if (steps.length > 0) await emptyLog({ engine: 'sqlite', db: opening })
      keyed = await keyedHash(opening, authSecret)
    } catch (error) {
      connection.close()
      throw error
    }
    opened.resolve()
    return connection
  }
  let isLate = false
  const dialect = new NodeSqliteDialect(
    () =>
      open().catch((error) => {
        throw isLate ? new StorageUnavailable(error) : error
      }),
    () => reader.destroy(),
  )
  const database = {
    engine: 'sqlite',
    db: new Kysely<Database>({ dialect }),
    reader,
    keyed: (...parts: readonly string[]) => {
      if (!keyed) throw new StorageUnavailable(new Error('The key of the hashes is not read yet'))
      return keyed(...parts)
    },
  } as const
  try {
    await database.db.connection().execute(async () => {})
    return database
  } catch (error) {
    const trouble = await diskTrouble(dataDir, error)
    if (!trouble) throw error
    isLate = true
    return { ...database, opening: { trouble, ended: opened.promise } }
  }
}

async function openPostgres(
  connectionString: string,
  onLost: (error: Error) => void,
): Promise<Connected> {
  // A connection of its own: a long migration must not meet the time-outs of a visitor's query.
  const migrating = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 10_000 })
  migrating.on('error', onLost)
  const migratingDb = new Kysely<Database>({ dialect: new PostgresDialect({ pool: migrating }) })
  try {
    await refuseForgetfulPostgres(migratingDb)
    await migrate(migratingDb, migrations)
  } finally {
    await migratingDb.destroy()
  }
  return connectPostgres(connectionString, onLost)
}

function connectPostgres(connectionString: string, onLost: (error: Error) => void): Connected {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    // A visitor waits at most this long before being told to try again.
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'site',
  })
  // Without listeners a restart of PostgreSQL would end this process: the pool hears of
  // connections that rest, each connection of its own end while a transaction holds it.
  pool.on('error', onLost)
  pool.on('connect', (connection) => connection.on('error', onLost))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  // Its server runs queries beside each other.
  return { engine: 'postgres', pool, db, reader: db }
}
