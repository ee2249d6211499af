import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { compose } from '../../server/compose.ts'
import { readConfig } from '../../server/config.ts'
import type { ReadingTime } from '../../server/http/slow-readers.ts'
import { writeBuiltSite } from './built-site.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { type DatabaseAddress, newDatabase } from './test-databases.ts'

/**
 * The whole server, composed as in production, listening on a free port of the
 * loopback; closed when the test has finished. Returns its origin.
 */
export async function serverInProcess(
  environment: Record<string, string> = {},
  database?: DatabaseAddress,
  { film, ...patience }: { idlePatience?: number; readingTime?: ReadingTime; film?: Buffer } = {},
): Promise<string> {
  const { dataDir, databaseUrl } = database ?? (await newDatabase('sqlite'))
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...environment,
  })
  const siteDirectory = await writeBuiltSite(await temporaryFolder())
  if (film) await writeFile(join(siteDirectory, 'film.webm'), film)
  const server = await compose(config, { siteDirectory, logLevel: 'silent', ...patience })
  onTestFinished(() => server.close())
  return server.app.listen({ port: config.port, host: config.host })
}
