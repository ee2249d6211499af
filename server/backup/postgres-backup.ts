import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod } from 'node:fs/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import {
  type BackupEngine,
  BackupRefused,
  holdsAnything,
  noteRow,
  noteTable,
  type Rows,
  refuseDifference,
  timeInName,
} from './backup-engine.ts'

/** Of the schema that the address leads to first, which is `public` unless somebody changed it. */
export function postgresBackup(databaseUrl: string): BackupEngine {
  return {
    name: 'postgres',
    extension: '.dump',

    dump: (file) =>
      connected(databaseUrl, async (client) => {
        // The counts are of the very moment that pg_dump copies.
        await client.query('begin isolation level repeatable read, read only')
        const schema = await schemaOf(client)
        const { rows } = await client.query('select pg_export_snapshot() as snapshot')
        await run('pg_dump', databaseUrl, [
          ...['--format=custom', '--no-owner', '--no-privileges', `--schema=${schema}`],
          ...[`--snapshot=${rows[0].snapshot}`, `--file=${file}`],
        ])
        await chmod(file, 0o600)
        return count(client, schema)
      }),

    restore: (file, expected, replace) =>
      connected(databaseUrl, async (client) => {
        const schema = await schemaOf(client)
        await refuseUse(client, schema, replace)
        return fill(client, databaseUrl, { file, schema, expected })
      }),

    note: (what, at) =>
      connected(databaseUrl, async (client) => {
        const { rows } = await client.query('select to_regclass($1) as known', [noteTable])
        if (rows[0].known) await client.query(noteRow('$1', '$2'), [what, at.getTime()])
      }),

    check: (file) =>
      connected(databaseUrl, async (client) => {
        const fresh = `check_${randomBytes(6).toString('hex')}`
        await client.query(`create database ${fresh}`)
        try {
          const url = new URL(databaseUrl)
          url.pathname = `/${fresh}`
          const schema = await schemaOf(client)
          const order = { file, schema, expected: undefined }
          return await connected(
            url.href,
            async (other) => (await fill(other, url.href, order)).rows,
          )
        } finally {
          await client.query(`drop database ${fresh} with (force)`)
        }
      }),
  }
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function schemaOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query('select current_schema() as schema')
  return rows[0].schema ?? 'public'
}

/** Fills an empty schema from the backup; on any trouble the one that stood there before stands there again. */
async function fill(
  client: pg.Client,
  databaseUrl: string,
  { file, schema, expected }: { file: string; schema: string; expected: Rows | undefined },
) {
  const name = client.escapeIdentifier(schema)
  const former = `before_restore_${timeInName(new Date()).replace('-', '_')}`
  const hadTables = Object.keys(await count(client, schema)).length > 0
  if (hadTables) {
    await client.query(
      `begin; alter schema ${name} rename to ${former}; create schema ${name}; commit`,
    )
  }
  try {
    await run('pg_restore', databaseUrl, [
      ...['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'],
      ...[`--schema=${schema}`, file],
    ])
    const rows = await count(client, schema)
    refuseDifference(rows, expected)
    return { rows, putAside: hadTables ? `the schema ${former}` : undefined }
  } catch (error) {
    await client.query(`drop schema ${name} cascade`)
    await client.query(
      hadTables ? `alter schema ${former} rename to ${name}` : `create schema ${name}`,
    )
    throw error
  }
}

async function count(client: pg.Client, schema: string): Promise<Rows> {
  const { rows: tables } = await client.query(
    'select tablename from pg_tables where schemaname = $1 order by tablename',
    [schema],
  )
  const counted: [string, number][] = []
  for (const { tablename } of tables) {
    const table = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(tablename)}`
    const { rows } = await client.query(`select count(*)::integer as rows from ${table}`)
    counted.push([tablename, rows[0].rows])
  }
  return Object.fromEntries(counted)
}

/** Throws while a server is connected, or when the schema holds what `replace` does not give up. */
async function refuseUse(client: pg.Client, schema: string, replace: boolean): Promise<void> {
  const { rows } = await client.query(
    `select count(*)::integer as servers from pg_stat_activity
      where datname = current_database() and application_name = 'site'`,
  )
  if (rows[0].servers > 0) {
    throw new BackupRefused('The database is in use: stop the servers and commands that work on it')
  }
  if (!replace && holdsAnything(await count(client, schema))) {
    throw new BackupRefused(
      'The database holds data; --replace puts it aside and restores in its place',
    )
  }
}

/** Runs a program of PostgreSQL. The password goes by the environment: arguments are readable by everybody. */
async function run(program: string, databaseUrl: string, options: string[]): Promise<void> {
  const url = new URL(databaseUrl)
  const PGPASSWORD = decodeURIComponent(url.password)
  url.password = ''
  // A word that node-postgres knows and PostgreSQL's own programs do not.
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require')
  const env = { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) }
  try {
    await promisify(execFile)(program, [`--dbname=${url.href}`, ...options], { env })
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string }
    if (code === 'ENOENT') {
      throw new BackupRefused(`${program} is missing: apt-get install postgresql-client`)
    }
    throw new BackupRefused(`${program} failed: ${(stderr ?? '').trim().split('\n')[0]}`)
  }
}
