import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL, without a database: `postgres://postgres@127.0.0.1:5433`. */
    postgresServer: string
  }
}

type User = { uid?: number; gid?: number }

/**
 * A PostgreSQL of the test run's own: in a temporary folder, on a free port, as
 * a child of this process, gone afterwards. Fails the run when PostgreSQL is not
 * installed, because half the contract suite would otherwise pass by not running.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const binaries = await findBinaries()
  const folder = await mkdtemp(join(tmpdir(), 'site-postgres-'))
  const user = await serverUser(folder)
  const data = join(folder, 'data')
  const port = await freePort()
  const address = `postgres://postgres@127.0.0.1:${port}`

  const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  await promisify(execFile)(join(binaries, 'initdb'), initial, { cwd: folder, ...user })
  const listening = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder]
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...listening], {
    cwd: folder,
    stdio: 'ignore',
    ...user,
  })
  await untilReady(`${address}/postgres`, server)
  project.provide('postgresServer', address)

  return async () => {
    const gone = once(server, 'exit')
    // To PostgreSQL: end every session, then stop.
    server.kill('SIGINT')
    await gone
    await rm(folder, { recursive: true, force: true })
  }
}

async function findBinaries(): Promise<string> {
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
async function serverUser(folder: string): Promise<User> {
  if (process.getuid?.() !== 0) return {}
  const id = async (flag: string) =>
    Number((await promisify(execFile)('id', [flag, 'postgres'])).stdout)
  const user = { uid: await id('-u'), gid: await id('-g') }
  await chown(folder, user.uid, user.gid)
  return user
}

async function untilReady(connectionString: string, server: ChildProcess): Promise<void> {
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
