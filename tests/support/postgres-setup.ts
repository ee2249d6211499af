import { type ExecFileOptions, execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a fresh PostgreSQL server, without a database name: `postgres://postgres@127.0.0.1:5433`. */
    postgresServer: string
  }
}

const run = promisify(execFile)

/**
 * A PostgreSQL of the test run's own: in a temporary folder, on a free port,
 * gone afterwards. Fails the run when PostgreSQL is not installed, because half
 * the contract suite would otherwise pass by not running.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const binaries = await findBinaries()
  const folder = await mkdtemp(join(tmpdir(), 'site-postgres-'))
  const user = await serverUser(folder)
  const asUser = (program: string, ...parameters: string[]) =>
    user
      ? run('runuser', ['-u', 'postgres', '--', join(binaries, program), ...parameters], inFolder)
      : run(join(binaries, program), parameters, inFolder)
  const inFolder: ExecFileOptions = { cwd: folder }
  const data = join(folder, 'data')
  const port = await freePort()
  const options = [`-p ${port}`, '-h 127.0.0.1', `-k ${folder}`, '-c max_connections=100']

  try {
    await asUser('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync')
    const log = join(folder, 'log')
    await asUser('pg_ctl', '-D', data, '-l', log, '-o', options.join(' '), '-w', 'start')
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  project.provide('postgresServer', `postgres://postgres@127.0.0.1:${port}`)

  return async () => {
    await asUser('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
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
async function serverUser(folder: string): Promise<boolean> {
  if (process.getuid?.() !== 0) return false
  const { stdout } = await run('id', ['-u', 'postgres'])
  const { stdout: group } = await run('id', ['-g', 'postgres'])
  await chown(folder, Number(stdout), Number(group))
  return true
}
