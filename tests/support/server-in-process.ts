import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { compose } from '../../server/compose.ts'
import { readConfig } from '../../server/config.ts'
import type { ReadingTime } from '../../server/http/slow-readers.ts'
import type { WebhookNetwork } from '../../server/webhooks/webhook-network.ts'
import { writeBuiltSite } from './built-site.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { type DatabaseAddress, newDatabase } from './test-databases.ts'

/** A thousandth of the usual work: what is tried here is not how hard a stolen hash is to guess. */
const passwordCost = { memory: 64, passes: 1, parallelism: 1 }

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
  }: {
    idlePatience?: number
    readingTime?: ReadingTime
    film?: Buffer
    /** A built site; without one, the small one of `writeBuiltSite`. */
    siteDirectory?: string
    webhookNetwork?: WebhookNetwork
    lockPatience?: number
  } = {},
): Promise<string> {
  const { dataDir, databaseUrl } = database ?? (await newDatabase('sqlite'))
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...environment,
  })
  const siteDirectory = given ?? (await writeBuiltSite(await temporaryFolder()))
  if (film) await writeFile(join(siteDirectory, 'film.webm'), film)
  const server = await compose(config, {
    siteDirectory,
    logLevel: 'silent',
    passwordCost,
    mailHasThread: false,
    ...options,
  })
  onTestFinished(() => server.close())
  return server.app.listen({ port: config.port, host: config.host })
}
