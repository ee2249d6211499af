import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'

/** Kysely on `node:sqlite`: one connection, durable commits, transactional migrations. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync
  readonly #onClose: () => Promise<void>

  /** `onClose` runs before the connection is closed. */
  constructor(file: string, onClose: () => Promise<void>) {
    const database = open(file)
    super({ database: shim(database) })
    this.#database = database
    this.#onClose = onClose
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#database, this.#onClose)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter()
  }
}

/** A transaction that begins as a reader fails with SQLITE_BUSY on its first write instead of waiting. */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  readonly #onClose: () => Promise<void>

  constructor(database: DatabaseSync, onClose: () => Promise<void>) {
    super({ database: shim(database) })
    this.#database = database
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
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite rolls DDL back; Kysely's own adapter says it does not. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true })
  // Waiting blocks the process, so a visitor waits this long at most before a 503.
  database.exec('pragma busy_timeout = 2000')
  database.exec('pragma journal_mode = wal')
  // An acknowledged lead survives a power cut only when each commit reaches the disk.
  database.exec('pragma synchronous = full')
  return database
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
