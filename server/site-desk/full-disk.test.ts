import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { homeWords, siteSources, titleIn } from '../../tests/support/site-sources.ts'
import { smallDisk } from '../../tests/support/small-disk.ts'
import { newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { openSiteDesk } from '../compose-desk.ts'
import { liveVersion } from '../live-version.ts'

const by = { accountId: null, address: 'editor@site.example' }

test('on a full disk nothing is published, which is said in words; with room the draft goes out', {
  timeout: 60_000,
}, async ({ skip }) => {
  const disk = await smallDisk(32)
  if (!disk) return skip('A disk to fill can be mounted by root alone')
  const { root, live } = await siteSources(join(disk.folder, 'site'))
  const database = await openForTest(await newDatabase('sqlite'))
  const { desk } = openSiteDesk(database, live, {
    pages: () => 1,
    onLive: async () => {},
    onTrouble: () => {},
    now: Date.now,
  })
  if (!desk) throw new Error('There are no sources')
  const change = { file: homeWords, version: 0, changes: { 'hero.title': 'Room' }, dropped: [] }
  await desk.save(change, by)
  const publish = async () => {
    await desk.begin('publish', by, { [homeWords]: 1 })
    await eventually('it has ended', async () => (await desk.latest(1))[0]?.endedAt !== null, 30)
    return (await desk.latest(1))[0]
  }

  const makeRoom = await disk.fill()
  const failed = await publish()
  expect(failed?.stage).toBe('failed')
  expect(failed?.problems).toEqual([
    { file: '', key: '', what: expect.stringMatching(/^The disk of the server is full\./) },
  ])
  expect(liveVersion(root)).toBe(basename(live))
  expect(titleIn(root)).toBe('Water by the container')

  await makeRoom()
  expect((await publish())?.stage).toBe('done')
  expect(titleIn(root)).toBe('Room')
})
