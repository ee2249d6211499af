import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { writeBuiltSite } from './built-site.ts'
import { freePort } from './free-port.ts'
import { findBinaries, serverUser, untilReady } from './postgres-setup.ts'
import { startServer } from './server-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type OwnPostgres = {
  /** An empty database of it. */
  databaseUrl: string
  /** Ends it as a power cut would. */
  kill: () => Promise<void>
  /** Starts it again on what it left; resolves when it takes connections. */
  start: () => Promise<void>
  /** Starts it again if it ended by itself, as whoever watches over it would. */
  startIfEnded: () => Promise<void>
}

/**
 * A PostgreSQL of one test's own, which may be killed; gone when the test has finished. `root` is where its folder is
 * made.
 */
export async function ownPostgres(root?: string): Promise<OwnPostgres> {
  const binaries = await findBinaries()
  const folder = await temporaryFolder(root)
  const user = await serverUser(folder)
  const data = join(folder, 'data')
  const port = String(await freePort())
  const databaseUrl = `postgres://postgres@127.0.0.1:${port}/postgres`
  const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  await promisify(execFile)(join(binaries, 'initdb'), initial, { cwd: folder, ...user })
  let server: ChildProcess | undefined

  const runs = () => server && server.exitCode === null && server.signalCode === null

  async function kill(): Promise<void> {
    if (!server || !runs()) return
    const gone = once(server, 'exit')
    server.kill('SIGKILL')
    await gone
  }

  async function start(): Promise<void> {
    const end = performance.now() + 60_000
    for (;;) {
      const options = ['-p', port, '-c', 'listen_addresses=127.0.0.1', '-k', folder]
      server = spawn(join(binaries, 'postgres'), ['-D', data, ...options], {
        cwd: folder,
        stdio: 'ignore',
        ...user,
      })
      try {
        return await untilReady(databaseUrl, server)
      } catch (error) {
        // The sessions of the killed one may still hold its memory.
        if (performance.now() > end) throw error
      }
    }
  }

  onTestFinished(kill)
  await start()
  const startIfEnded = async () => {
    if (!runs()) await start()
  }
  return { databaseUrl, kill, start, startIfEnded }
}

/** A server with its leads in that PostgreSQL; `leads` says where `countLeads` finds them. */
export async function serverOn({ databaseUrl }: OwnPostgres) {
  const folder = await temporaryFolder()
  await writeBuiltSite(folder)
  const dataDir = `${folder}/data`
  const { origin } = await startServer(folder, {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: '127.0.0.1',
    ACKNOWLEDGEMENTS_PER_HOUR: '1000000',
    NOTIFICATIONS_PER_HOUR: '1000000',
  })
  return { origin, leads: { dataDir, databaseUrl } }
}
