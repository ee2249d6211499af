import { Worker } from 'node:worker_threads'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { StorageUnavailable } from '../kernel/storage-unavailable.ts'
import type { ReaderAnswer, ReaderQuery } from './sqlite-reader-worker.ts'

/**
 * A dialect for Kysely that only reads a SQLite file, in a thread of its own that its first query
 * starts. `script` is what runs in it.
 */
export function sqliteReaderDialect(
  file: string,
  script = new URL('./sqlite-reader-worker.ts', import.meta.url),
): Dialect {
  return {
    createDriver: () => new ReaderDriver(file, script),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

class ReaderDriver implements Driver {
  readonly #thread: ReaderThread

  constructor(file: string, script: URL) {
    this.#thread = new ReaderThread(file, script)
  }

  async init(): Promise<void> {}

  /** One for all: the thread answers one query after the other. */
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#thread
  }

  async beginTransaction(): Promise<void> {
    throw new Error('The reader has no transactions')
  }

  commitTransaction = this.beginTransaction
  rollbackTransaction = this.beginTransaction

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.#thread.end()
  }
}

type Waiting = { resolve: (rows: unknown[]) => void; reject: (error: Error) => void }

class ReaderThread implements DatabaseConnection {
  readonly #file: string
  readonly #script: URL
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #asked = 0
  #ended = false

  constructor(file: string, script: URL) {
    this.#file = file
    this.#script = script
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#ended) throw new StorageUnavailable(new Error('The database is closed'))
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      const worker = this.#started()
      this.#asked += 1
      worker.postMessage({ number: this.#asked, sql, parameters } satisfies ReaderQuery)
      this.#waiting.set(this.#asked, { resolve, reject })
      // The process stays while somebody waits, and no longer.
      worker.ref()
    })
    return { rows: rows as Row[] }
  }

  // biome-ignore lint/correctness/useYield: Kysely demands the method; nobody reads rows one by one.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The reader gives all rows at once')
  }

  async end(): Promise<void> {
    this.#ended = true
    await this.#worker?.terminate()
  }

  /** The thread; a new one after the last has broken. */
  #started(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(this.#script, { workerData: { file: this.#file } })
    this.#worker = worker
    worker.on('message', (answer: ReaderAnswer) => this.#answered(worker, answer))
    worker.on('error', (error) => this.#broke(worker, error as Error))
    worker.on('exit', () => this.#broke(worker, new Error('The thread that reads has ended')))
    worker.unref()
    return worker
  }

  #answered(worker: Worker, answer: ReaderAnswer): void {
    const waiting = this.#waiting.get(answer.number)
    this.#waiting.delete(answer.number)
    if (this.#waiting.size === 0) worker.unref()
    if ('error' in answer) {
      const { message, ...codes } = answer.error
      waiting?.reject(Object.assign(new Error(message), codes))
    } else waiting?.resolve(answer.rows)
  }

  /** Whoever waits learns it; the next query starts a new thread. */
  #broke(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of waiting) reject(new StorageUnavailable(error))
  }
}
