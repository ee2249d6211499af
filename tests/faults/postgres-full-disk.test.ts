import { expect, test } from 'vitest'
import { countLeads } from '../support/count-leads.ts'
import { eventually } from '../support/eventually.ts'
import { ownPostgres, serverOn } from '../support/own-postgres.ts'
import { persistentVisitors, untilRefused } from '../support/persistent-visitors.ts'
import { smallDisk } from '../support/small-disk.ts'

/** Megabytes: a new PostgreSQL with its log of writes, and some. */
const diskSize = 128

test('a PostgreSQL whose disk is full costs a 503 and no acknowledged lead; pages are served, and with room all is well again', {
  timeout: 600_000,
}, async ({ skip }) => {
  const disk = await smallDisk(diskSize)
  if (!disk) return skip('A disk to fill can be mounted by root alone')
  const postgres = await ownPostgres(disk.folder)
  const { origin, leads } = await serverOn(postgres)
  const visitors = persistentVisitors(4, () => origin)
  await eventually('leads are stored', () => visitors.references.size > 8, 120)

  const makeRoom = await disk.fill()
  await untilRefused(origin, 240)
  expect((await fetch(origin)).status).toBe(200)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)

  await makeRoom()
  await postgres.startIfEnded()
  const before = visitors.references.size
  await eventually('leads are stored again', () => visitors.references.size > before + 4, 120)
  await eventually('it is ready', async () => (await fetch(`${origin}/readyz`)).status === 200, 60)
  await visitors.leave()
  const count = await countLeads(leads, visitors.references)
  process.stdout.write(`PostgreSQL on a full disk: ${JSON.stringify(count)}\n`)
  expect(count).toMatchObject({ missing: 0, doubled: 0, withoutMails: 0 })
})
