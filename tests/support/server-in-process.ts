import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { compose } from '../../server/compose.ts'
import { readConfig } from '../../server/config.ts'
import type { ReadingTime } from '../../server/http/slow-readers.ts'
import type { WebhookNetwork } from '../../server/webhooks/webhook-network.ts'
import { writeBuiltSite } from './built-site.ts'
import { databaseRoot, temporaryFolder } from './temporary-folder.ts'
import { type DatabaseAddress, newDatabase } from './test-databases.ts'

/** A thousandth of the usual work: what is tried here is not how hard a stolen hash is to guess. */
const passwordCost = { memory: 64, passes: 1, parallelism: 1 }

type Options = {
  idlePatience?: number
  readingTime?: ReadingTime
  webhookNetwork?: WebhookNetwork
  lockPatience?: number
}

/**
 * The whole server, composed as in production but for cheap hashes of passwords, listening on a free port of the
 * loopback; closed when the test has finished. Returns its origin.
 */
export async function serverInProcess(
  environment: Record<string, string> = {},
  database?: DatabaseAddress,
  {
    film,
    siteDirectory: given,
    ...options
  }: Options & {
    film?: Buffer
    /** A built site; without one, the small one of `writeBuiltSite`. */
    siteDirectory?: string
  } = {},
): Promise<string> {
  const address = database ?? (await newDatabase('sqlite'))
  const siteDirectory = given ?? (await writeBuiltSite(await temporaryFolder()))
  if (film) await writeFile(join(siteDirectory, 'film.webm'), film)
  const { origin, close } = await listening(environment, address, { siteDirectory, ...options })
  onTestFinished(close)
  return origin
}

/**
 * One such server on SQLite for all tests of a file, for those that leave nothing in it which another could meet: a
 * start takes longer than most calls. Its origin is known once a test runs.
 */
export function serverOfFile(): () => string {
  let started: { origin: string; close: () => Promise<void> }
  beforeAll(async () => {
    const folder = await mkdtemp(join(await databaseRoot(), 'site-test-'))
    await copyFile(inject('migrated').sqlite, join(folder, 'site.sqlite'))
    const address = { dataDir: folder, databaseUrl: undefined }
    const server = await listening({}, address, { siteDirectory: await writeBuiltSite(folder) })
    const close = async () => {
      await server.close()
      await rm(folder, { recursive: true })
    }
    started = { origin: server.origin, close }
  })
  afterAll(() => started.close())
  return () => started.origin
}

async function listening(
  environment: Record<string, string>,
  { dataDir, databaseUrl }: DatabaseAddress,
  options: Options & { siteDirectory: string },
): Promise<{ origin: string; close: () => Promise<void> }> {
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...environment,
  })
  const server = await compose(config, {
    logLevel: 'silent',
    passwordCost,
    mailHasThread: false,
    ...options,
  })
  const origin = await server.app.listen({ port: config.port, host: config.host })
  return { origin, close: server.close }
}
