import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../server/db/open-database.ts'
import { freePort } from './free-port.ts'
import { databaseRoot } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL, without a database: `postgres://postgres@127.0.0.1:5433`. */
    postgresServer: string
    /** The file of the certificate that signed the server's own, which is for 127.0.0.1. */
    postgresAuthority: string
    /** A user who is let in over TLS only. */
    postgresTlsUser: string
    /** A database of that server, and a file of SQLite, that are migrated and empty: what a test's database starts as. */
    migrated: { postgres: string; sqlite: string }
  }
}

/** Not the user of every other test: those connect in the clear. */
const tlsUser = 'tls_only'

type User = { uid?: number; gid?: number }

/**
 * A PostgreSQL of the test run's own: in a temporary folder, on a free port, as
 * a child of this process, gone afterwards; and a migrated database of each engine to copy. Fails the run when PostgreSQL is not
 * installed, because half the contract suite would otherwise pass by not running.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const binaries = await findBinaries()
  const folder = await mkdtemp(join(await databaseRoot(), 'site-databases-'))
  const user = await serverUser(folder)
  const data = join(folder, 'data')
  const port = await freePort()
  const address = `postgres://postgres@127.0.0.1:${port}`

  const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  await promisify(execFile)(join(binaries, 'initdb'), initial, { cwd: folder, ...user })
  const authority = await certify(folder, data, user)
  // Before the lines of initdb: the first that matches decides.
  const rules = join(data, 'pg_hba.conf')
  const usual = await readFile(rules, 'utf8')
  await writeFile(rules, `hostnossl all ${tlsUser} all reject\n${usual}`)
  const listening = [
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-k',
    folder,
    '-c',
    'ssl=on',
  ]
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...listening], {
    cwd: folder,
    stdio: 'ignore',
    ...user,
  })
  await untilReady(`${address}/postgres`, server)
  await administer(`${address}/postgres`, `create role ${tlsUser} login superuser`)
  const migrated = { postgres: 'migrated', sqlite: join(folder, 'sqlite', 'site.sqlite') }
  await administer(`${address}/postgres`, `create database ${migrated.postgres}`)
  await migrate(join(folder, 'sqlite'), undefined)
  await migrate(folder, `${address}/${migrated.postgres}`)
  project.provide('migrated', migrated)
  project.provide('postgresServer', address)
  project.provide('postgresAuthority', authority)
  project.provide('postgresTlsUser', tlsUser)

  return async () => {
    const gone = once(server, 'exit')
    // To PostgreSQL: end every session, then stop.
    server.kill('SIGINT')
    await gone
    await rm(folder, { recursive: true, force: true })
  }
}

/** Brings an empty database to the newest schema. The secrets that opening it makes are left to each copy. */
async function migrate(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  const { db } = await openDatabase({ dataDir, databaseUrl }, (error) => {
    throw error
  })
  await db.deleteFrom('server_secrets').execute()
  await db.destroy()
}

async function administer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Gives the server a certificate of its own; returns the file that a client checks it with. */
async function certify(folder: string, data: string, user: User): Promise<string> {
  const authority = join(folder, 'authority.pem')
  const key = join(data, 'server.key')
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2'],
    ...['-keyout', key, '-out', authority],
  ])
  await copyFile(authority, join(data, 'server.crt'))
  await chmod(key, 0o600)
  if (user.uid !== undefined && user.gid !== undefined) await chown(key, user.uid, user.gid)
  // The folder is the server's; what a test reads in it must be readable.
  await chmod(folder, 0o755)
  await chmod(authority, 0o644)
  return authority
}

export async function findBinaries(): Promise<string> {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? await readdir(root) : []
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  const binaries = join(root, newest ?? '', 'bin')
  if (!newest || !existsSync(join(binaries, 'initdb'))) {
    throw new Error('PostgreSQL is not installed: apt-get install postgresql (bin/test does it)')
  }
  return binaries
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
export async function serverUser(folder: string): Promise<User> {
  if (process.getuid?.() !== 0) return {}
  const id = async (flag: string) =>
    Number((await promisify(execFile)('id', [flag, 'postgres'])).stdout)
  const user = { uid: await id('-u'), gid: await id('-g') }
  await chown(folder, user.uid, user.gid)
  return user
}

export async function untilReady(connectionString: string, server: ChildProcess): Promise<void> {
  const end = performance.now() + 30_000
  while (server.exitCode === null && performance.now() < end) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  server.kill('SIGKILL')
  throw new Error('PostgreSQL did not become ready')
}
