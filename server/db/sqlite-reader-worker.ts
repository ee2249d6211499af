/**
 * Runs in a thread of its own: answers queries from a connection that cannot write, one after the
 * other, so that a long one keeps nobody waiting who writes to us.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/** A query, and the number its answer bears. */
export type ReaderQuery = { number: number; sql: string; parameters: readonly unknown[] }

export type ReaderAnswer = { number: number } & (
  | { rows: unknown[] }
  /** What `node:sqlite` said; its code tells an outage from a mistake of ours. */
  | { error: { message: string; code: unknown; errcode: unknown } }
)

/** Statements that stay prepared. */
const mostPrepared = 100

const { file } = workerData as { file: string }
const database = new DatabaseSync(file, { readOnly: true })
database.exec('pragma busy_timeout = 2000')
// Pages are read from the system's own cache: 256 MiB of addresses, not of memory.
database.exec('pragma mmap_size = 268435456')
database.exec('pragma cache_size = -16384')
const prepared = new Map<string, StatementSync>()

parentPort?.on('message', (query: ReaderQuery) => parentPort?.postMessage(answerTo(query)))

function answerTo({ number, sql, parameters }: ReaderQuery): ReaderAnswer {
  try {
    return { number, rows: statementOf(sql).all(...(parameters as SQLInputValue[])) }
  } catch (thrown) {
    const { message, code, errcode } = thrown as Error & Record<string, unknown>
    return { number, error: { message, code, errcode } }
  }
}

function statementOf(sql: string): StatementSync {
  const known = prepared.get(sql)
  if (known) return known
  if (prepared.size >= mostPrepared) prepared.clear()
  const statement = database.prepare(sql)
  prepared.set(sql, statement)
  return statement
}
