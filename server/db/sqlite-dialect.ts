import { accessSync, constants, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'

type Open = () => DatabaseSync | Promise<DatabaseSync>

/** Kysely on `node:sqlite`: one connection, durable commits, transactional migrations. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #open: Open
  readonly #onClose: () => Promise<void>

  /** `open` runs before the first query, and before each one after it until it succeeds; `onClose` before the end. */
  constructor(open: Open, onClose: () => Promise<void> = async () => {}) {
    super({ database: async () => shim(await open()) })
    this.#open = open
    this.#onClose = onClose
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#open, this.#onClose)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter()
  }
}

/** A transaction that begins as a reader fails with SQLITE_BUSY on its first write instead of waiting. */
class ImmediateDriver extends SqliteDriver {
  #database: DatabaseSync | undefined
  readonly #onClose: () => Promise<void>

  constructor(open: Open, onClose: () => Promise<void>) {
    super({
      database: async () => {
        this.#database = await open()
        return shim(this.#database)
      },
    })
    this.#onClose = onClose
  }

  override async destroy(): Promise<void> {
    await this.#onClose()
    await super.destroy()
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full disk SQLite has rolled back itself: to refuse a second time would hide the cause.
    if (this.#database?.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite rolls DDL back; Kysely's own adapter says it does not. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Waiting for another's lock blocks the process, so a visitor waits this long at most before a 503; milliseconds. */
const usualLockPatience = 2_000

/** Opens a file for reading and writing and makes it, with its folder, where there is none. Throws when it cannot be written. */
export function openSqliteFile(file: string, lockPatience = usualLockPatience): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true })
  try {
    // SQLite would open a file that it may only read, and go on refusing writes once it may write.
    accessSync(file, constants.W_OK)
    set(database, lockPatience)
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

function set(database: DatabaseSync, lockPatience: number): void {
  database.exec(`pragma busy_timeout = ${lockPatience}`)
  database.exec('pragma journal_mode = wal')
  // An acknowledged lead survives a power cut only when each commit reaches the disk.
  database.exec('pragma synchronous = full')
  // What is deleted is written over: an erased person must not stand in a copy of the file.
  database.exec('pragma secure_delete = on')
}

function shim(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(text)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      }
    },
  }
}
