import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { homeWords, siteSources, titleIn } from '../../tests/support/site-sources.ts'
import { newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { openSiteDesk } from '../compose-desk.ts'
import { liveVersion } from '../live-version.ts'

const by = { accountId: null, address: 'editor@site.example' }

/** Publishes in another process, kills that one, and opens the desk again. */
async function killed(wanted: string, prepare: (root: string) => void = () => {}) {
  const { root, live } = await siteSources()
  prepare(root)
  const address = await newDatabase('sqlite')
  const child = spawn(
    process.execPath,
    ['tests/support/publishing-child.ts', live, address.dataDir, wanted],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const database = await openForTest(address)
  const { desk } = openSiteDesk(database, live, {
    pages: () => 1,
    onLive: async () => {},
    onTrouble: (error) => expect(error).toBeUndefined(),
    now: Date.now,
  })
  if (!desk) throw new Error('There are no sources')
  const latest = async () => (await desk.latest(1))[0]
  await eventually('what was left is ended', async () => (await latest())?.endedAt !== null)
  return { root, live, desk, latest }
}

test('killed while it builds, the old site stays, and the draft is there to be published', {
  timeout: 60_000,
}, async () => {
  const { root, live, desk, latest } = await killed('Water SLOW')
  expect(await latest()).toMatchObject({ stage: 'broken off' })
  expect(liveVersion(root)).toBe(basename(live))
  expect(titleIn(root)).toBe('Water by the container')
  const file = await desk.file(homeWords)
  expect(file?.fields.find(({ key }) => key === 'hero.title')).toMatchObject({
    draft: 'Water SLOW',
  })
  // What it had begun to build is waited for.
  await desk.begin('publish', by, { [homeWords]: 1 })
  await eventually('it is published', async () => (await latest())?.stage === 'done', 30)
  expect(titleIn(root)).toBe('Water SLOW')
})

test('killed between the build and the switch, the next start ends what was begun', async () => {
  const version = '20260102-120000000-00000000'
  const { root, desk, latest } = await killed(version, (folder) => {
    const builds = join(folder, '.cache/site-desk/builds')
    cpSync(join(folder, '.cache/site-desk/pattern'), join(builds, version), { recursive: true })
  })
  expect(await latest()).toMatchObject({ stage: 'done', version })
  expect(liveVersion(root)).toBe(version)
  expect(titleIn(root)).toBe('Built before the end')
  expect((await desk.overview()).files.every(({ draft }) => draft === null)).toBe(true)
})
