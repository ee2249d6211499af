import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { kyselyDeskStore } from './db/kysely-desk-store.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { liveVersion, pruneVersions, publish, versions } from './live-version.ts'
import { isRunning, ownProcess } from './running-servers.ts'
import { catalogueOf } from './site-desk/catalogue.ts'
import { type Desk, openDesk } from './site-desk/desk.ts'
import { openPreviews, type Previews } from './site-desk/preview-routes.ts'
import { rootOf } from './site-desk/sources.ts'

type Surroundings = {
  pages: () => number
  onLive: (directory: string) => Promise<void>
  onTrouble: (error: unknown, what: string) => void
  now: () => number
}

/** What editors work with, where this server serves what is built in a folder of sources. */
export function openSiteDesk(
  database: OpenDatabase,
  siteDirectory: string,
  { pages, onLive, onTrouble, now }: Surroundings,
): { desk: Desk | undefined; previews: Previews } {
  const root = rootOf(resolve(siteDirectory))
  const desk =
    root === undefined
      ? undefined
      : openDesk({
          ...{ root, place: `${hostname()}:${root}`, store: kyselyDeskStore(database, ownProcess) },
          ...{ live: { versions, liveVersion, publish, pruneVersions }, isRunning },
          ...{ catalogue: catalogueOf(root), pages, onLive, now },
          onTrouble: (error) => onTrouble(error, 'Publishing the site met trouble'),
        })
  desk
    ?.recover()
    .catch((error) => onTrouble(error, 'What an earlier publishing left could not be ended'))
  const previews = openPreviews({ desk, keyed: (...parts) => database.keyed(...parts), now })
  return { desk, previews }
}
