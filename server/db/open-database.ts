import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { refuseForgetfulPostgres } from './forgetful-postgres.ts'
import { type KeyedHash, keyedHash } from './keyed-hash.ts'
import { migrations } from './migrations.ts'
import type { Database } from './schema.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'
import { sqliteReaderDialect } from './sqlite-reader.ts'

/** An open, migrated database. `pool` is the one of PostgreSQL, for what speaks to it directly. */
export type OpenDatabase = Connected & { keyed: KeyedHash }

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
}

/** Instants are bigint columns; epoch milliseconds fit a double exactly until the year 287,396. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * Opens PostgreSQL when an address is given, else `site.sqlite` in the data
 * directory, and brings its schema up to date. Safe when several processes start
 * at once. `onLost` hears of connections that broke while idle.
 */
export async function openDatabase(
  { dataDir, databaseUrl, authSecret }: DatabaseSettings,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> {
  const connected = databaseUrl
    ? await openPostgres(databaseUrl, onLost)
    : await openSqlite(dataDir)
  return { ...connected, keyed: await keyedHash(connected.db, authSecret) }
}

async function openSqlite(dataDir: string): Promise<Connected> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'site.sqlite')
  const reader = new Kysely<Database>({ dialect: sqliteReaderDialect(file) })
  const dialect = new NodeSqliteDialect(file, () => reader.destroy())
  const db = new Kysely<Database>({ dialect })
  await migrate(db)
  return { engine: 'sqlite', db, reader }
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
    await migrate(migratingDb)
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

async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
