/** How many rows each table holds. */
export type Rows = Readonly<Record<string, number>>

/** What an operator must change first; its message is the sentence to read. */
export class BackupRefused extends Error {}

/** How one kind of database is copied and put back. */
export type BackupEngine = {
  name: 'sqlite' | 'postgres'
  /** The end of a backup's name, with its dot. */
  extension: string
  /** Writes a copy as of one moment into a new file, while others write; returns what that copy holds. */
  dump: (file: string) => Promise<Rows>
  /**
   * Puts a backup in the place of the database, complete or not at all, and returns what it holds now, and where the
   * former one was put aside. Throws BackupRefused while a server uses the database, or when it holds anything and
   * `replace` was not asked for.
   */
  restore: (file: string, expected: Rows | undefined, replace: boolean) => Promise<Restored>
  /** Restores into a fresh place, which is removed again; returns what it held. */
  check: (file: string) => Promise<Rows>
  /** Notes in the database, for the launch list, that one was taken or tried; does nothing where there is none yet. */
  note: (what: 'backup' | 'restore', at: Date) => Promise<void>
}

/** The table and the row of a note, with the placeholders of either engine; this folder knows no schema but this. */
export const noteTable = 'launch_steps'
export const noteRow = (first: string, second: string) =>
  `insert into ${noteTable} (name, happened_at, by_address, signed_as, detail)
    values (${first}, ${second}, '', '', '')
    on conflict (name) do update set happened_at = excluded.happened_at`

export type Restored = { rows: Rows; putAside: string | undefined }

/** What every database holds that a server has been started on: nothing that anybody would miss. */
const ownTables = /^(?:kysely_|storage_probe|server_secrets|sqlite_|lead_search)/

export function holdsAnything(rows: Rows): boolean {
  return Object.entries(rows).some(([table, count]) => count > 0 && !ownTables.test(table))
}

/** Throws when a restored copy holds another number of rows than were counted at the backup. */
export function refuseDifference(rows: Rows, expected: Rows | undefined): void {
  if (!expected) return
  const tables = new Set([...Object.keys(rows), ...Object.keys(expected)])
  const wrong = [...tables].filter((table) => rows[table] !== expected[table])
  if (wrong.length === 0) return
  const complaints = wrong.map(
    (table) => `${table} ${expected[table] ?? 'none'}, now ${rows[table] ?? 'none'}`,
  )
  throw new BackupRefused(`The backup does not hold what was counted: ${complaints.join('; ')}`)
}

/** `20261122-143000` in UTC: names that sort by time. */
export function timeInName(at: Date): string {
  return at.toISOString().replaceAll(/[-:]/g, '').replace('T', '-').slice(0, 15)
}
