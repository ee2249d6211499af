/**
 * What SQLite answers when nothing is wrong with the statement: no rights, busy, locked, no memory,
 * read-only, interrupted, a failing disk, damaged, full, no such file, lock protocol, not a database.
 * https://sqlite.org/rescode.html
 */
const sqliteOutages = new Set([3, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 26])

/**
 * The same of PostgreSQL, by class and by code: connection, credentials, no such database, resources,
 * an operator's intervention, the system's own errors, damaged data; read-only, timed out, deadlock,
 * conflicting transactions, closed to new connections, lock not available.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const postgresOutage =
  /^(?:08...|28...|3D...|53...|57...|58...|XX00[12]|25006|25P0[34]|40001|40P01|55000|55P03)$/

/** What `pg` says without a code when a connection ends or cannot be had. */
const connectionTrouble =
  /^(?:connection terminated|timeout exceeded when trying to connect|query read timeout|timeout expired|client (?:has encountered a connection error|was closed)|postgres connection has been discarded|the server does not support ssl|there was an error establishing an ssl)/i

/** Of Node: refused, reset, not found, certificate not trusted. */
const networkTrouble = /^(?:E(?:CONN|PIPE|TIMEDOUT|NOTFOUND|AI_|HOST|NET)|CERT_|ERR_TLS_)/

/**
 * True when the database is down, full, locked, read-only or out of reach, so that the same work may
 * succeed later. False for a mistake of ours, which waiting does not mend.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode, syscall } = error as Error & Record<string, unknown>
  if (code === 'ERR_SQLITE_ERROR') return sqliteOutages.has(Number(errcode) & 0xff)
  // Also a Unix socket that is not there, whose code is a file's: ENOENT.
  if (syscall === 'connect') return true
  if (typeof code === 'string' && (postgresOutage.test(code) || networkTrouble.test(code)))
    return true
  return connectionTrouble.test(error.message) || isDatabaseOutage(error.cause)
}
