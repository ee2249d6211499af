import { expect, test } from 'vitest'
import { countLeads } from '../support/count-leads.ts'
import { eventually } from '../support/eventually.ts'
import { faultsAreLong } from '../support/fault-length.ts'
import { ownPostgres, serverOn } from '../support/own-postgres.ts'
import { persistentVisitors } from '../support/persistent-visitors.ts'

const kills = faultsAreLong ? 20 : 2

test('a PostgreSQL killed under load takes no acknowledged lead with it, doubles none, and the site needs no restart', {
  timeout: 240_000 + kills * 30_000,
}, async () => {
  const postgres = await ownPostgres()
  const { origin, leads } = await serverOn(postgres)
  const visitors = persistentVisitors(8, () => origin)
  for (let kill = 0; kill < kills; kill += 1) {
    const before = visitors.references.size
    await eventually('leads are stored', () => visitors.references.size > before + 8, 60)
    await postgres.kill()
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    expect((await fetch(origin)).status).toBe(200)
    await postgres.start()
  }
  const before = visitors.references.size
  await eventually('leads are stored again', () => visitors.references.size > before + 8, 60)
  await visitors.leave()
  const count = await countLeads(leads, visitors.references)
  process.stdout.write(`PostgreSQL killed ${kills} times: ${JSON.stringify(count)}\n`)
  expect(count).toMatchObject({ missing: 0, doubled: 0, withoutMails: 0 })
})
