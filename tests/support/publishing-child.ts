/**
 * Begins to publish a draft of the home page, as a server does: node publishing-child.ts LIVE DATA_DIR TITLE. Says
 * `building` once it builds. With a version in place of a title it stops where that version is about to go live.
 */
import { openSiteDesk } from '../../server/compose-desk.ts'
import { readConfig } from '../../server/config.ts'
import { kyselyDeskStore } from '../../server/db/kysely-desk-store.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { ownProcess } from '../../server/running-servers.ts'
import { homeWords } from './site-sources.ts'

const [live = '', dataDir = '', wanted = ''] = process.argv.slice(2)
const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), () => {})
const by = { accountId: null, address: 'editor@site.example' }
const { desk } = openSiteDesk(database, live, {
  pages: () => 1,
  onLive: async () => {},
  onTrouble: (error) => console.error(error),
  now: Date.now,
})
if (!desk) throw new Error('There are no sources')
const title = /^\d{8}-/.test(wanted) ? 'Built before the end' : wanted
await desk.save({ file: homeWords, version: 0, changes: { 'hero.title': title }, dropped: [] }, by)
if (title === wanted) {
  await desk.begin('publish', by, { [homeWords]: 1 })
  while ((await desk.latest(1))[0]?.stage !== 'building') {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
} else {
  const change = { file: homeWords, key: 'hero.title', was: 'Water by the container', now: title }
  const start = {
    kind: 'publish',
    stage: 'going live',
    version: wanted,
    changes: [change],
  } as const
  await kyselyDeskStore(database, ownProcess).begin(desk.place, { ...start, by, now: Date.now() })
}
process.stdout.write('building\n')
setInterval(() => {}, 60_000)
