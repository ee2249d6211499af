import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callFunction, clientAddress, contactFields } from '../tests/support/lead-calls.ts'
import { runCommand } from '../tests/support/run-command.ts'
import { serverInProcess } from '../tests/support/server-in-process.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import {
  type DatabaseAddress,
  engines,
  newDatabase,
  openForTest,
} from '../tests/support/test-databases.ts'

const environment = {
  TRUST_PROXY: '127.0.0.1',
  ACKNOWLEDGEMENTS_PER_HOUR: '1000000',
  NOTIFICATIONS_PER_HOUR: '1000000',
}

/** Sends one message; resolves with its reference once it is acknowledged. */
async function send(origin: string): Promise<string> {
  const answer = await callFunction(origin, 'send-contact-email', contactFields(), {
    key: randomUUID(),
    headers: { 'x-forwarded-for': clientAddress(Math.floor(Math.random() * 65_536)) },
  })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { reference: string }).reference
}

/** Backs up into a folder of its own; resolves with the one file it wrote. */
async function backUp(address: DatabaseAddress, words: string[] = []): Promise<string> {
  const folder = await temporaryFolder()
  const { code, output } = await runCommand('backup-command.ts', address, [folder, ...words])
  expect({ code, output }).toMatchObject({ code: 0 })
  const file = (await readdir(folder)).find((name) => /\.(?:sqlite|dump)$/.test(name))
  return join(folder, file ?? '')
}

test.for(engines)(
  'a backup taken under load holds every message acknowledged before it, whole, and can be restored (%s)',
  async (engine) => {
    const address = await newDatabase(engine)
    const origin = await serverInProcess(environment, address)
    const acknowledged = await Promise.all(Array.from({ length: 20 }, () => send(origin)))
    let over = false
    const load = Array.from({ length: 4 }, async () => {
      let sent = 0
      for (; !over; sent += 1) await send(origin)
      return sent
    })
    const file = await backUp(address)
    over = true
    const meanwhile = (await Promise.all(load)).reduce((sum, sent) => sum + sent, 0)
    expect(meanwhile).toBeGreaterThan(0)

    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await stat(`${file}.json`)).mode & 0o777).toBe(0o600)
    const checked = await runCommand('restore-command.ts', address, [file, '--check'])
    expect(checked.output).toMatch(/^Sound: \d+ leads/)

    const fresh = await newDatabase(engine, { bare: true })
    const restored = await runCommand('restore-command.ts', fresh, [file])
    expect(restored).toMatchObject({ code: 0 })
    const { db } = await openForTest(fresh)
    const leads = await db.selectFrom('leads').select(['id', 'reference']).execute()
    const references = new Set(leads.map(({ reference }) => reference))
    expect(acknowledged.filter((reference) => !references.has(reference))).toEqual([])
    expect(leads.length).toBeLessThanOrEqual(acknowledged.length + meanwhile)
    expect(restored.output).toContain(`Restored ${leads.length} leads`)
    // What one transaction wrote came along together.
    const mails = await db.selectFrom('outbox').select('lead_id').distinct().execute()
    const words = await db.selectFrom('lead_words').select('lead_id').execute()
    const ids = leads.map(({ id }) => id).sort()
    expect(mails.map(({ lead_id }) => lead_id).sort()).toEqual(ids)
    expect(words.map(({ lead_id }) => lead_id).sort()).toEqual(ids)
  },
)

test.for(engines)(
  'a database in use is never restored over, one with data only when told, and then it is put aside (%s)',
  async (engine) => {
    const from = await newDatabase(engine)
    await send(await serverInProcess(environment, from))
    const file = await backUp(from)
    const inUse = await runCommand('restore-command.ts', from, [file, '--replace'])
    expect(inUse.code).toBe(1)
    expect(inUse.output).toMatch(/in use/)

    const to = await newDatabase(engine, { bare: true })
    expect(await runCommand('restore-command.ts', to, [file])).toMatchObject({ code: 0 })
    const refused = await runCommand('restore-command.ts', to, [file])
    expect(refused.code).toBe(1)
    expect(refused.output).toMatch(/holds data; --replace/)
    const replaced = await runCommand('restore-command.ts', to, [file, '--replace'])
    expect(replaced).toMatchObject({ code: 0 })
    expect(replaced.output).toMatch(/put aside: .*before/)
    // Whoever starts on it finds a database that serves.
    const { db } = await openForTest(to)
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1)
  },
)

test.for(engines)(
  'a changed or broken backup is refused, and the database stays (%s)',
  async (engine) => {
    const from = await newDatabase(engine)
    await send(await serverInProcess(environment, from))
    const file = await backUp(from)
    const to = await newDatabase(engine, { bare: true })
    expect(await runCommand('restore-command.ts', to, [file])).toMatchObject({ code: 0 })

    const bytes = await readFile(file)
    await writeFile(file, bytes.subarray(0, Math.floor(bytes.length / 2)))
    const changed = await runCommand('restore-command.ts', to, [file, '--replace'])
    expect(changed.output).toMatch(/bytes have changed/)
    await rm(`${file}.json`)
    const broken = await runCommand('restore-command.ts', to, [file, '--replace'])
    expect(broken.code).toBe(1)
    const { db } = await openForTest(to)
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1)
  },
)

test('a backup whose rows are not those that were counted is refused', async () => {
  const from = await newDatabase('sqlite')
  await send(await serverInProcess(environment, from))
  const file = await backUp(from)
  const note = JSON.parse(await readFile(`${file}.json`, 'utf8'))
  note.rows.leads = 2
  await writeFile(`${file}.json`, JSON.stringify(note))
  const to = await newDatabase('sqlite', { bare: true })
  const { code, output } = await runCommand('restore-command.ts', to, [file])
  expect(code).toBe(1)
  expect(output).toMatch(/leads 2, now 1/)
  await expect(stat(join(to.dataDir, 'site.sqlite'))).rejects.toThrow(/ENOENT/)
})

test('of a folder of backups the newest are kept', async () => {
  const address = await newDatabase('sqlite')
  await serverInProcess({}, address)
  const folder = await temporaryFolder()
  for (const day of ['20260101', '20260102', '20260103']) {
    for (const end of ['', '.json']) {
      await writeFile(join(folder, `site-${day}-030000.sqlite${end}`), '{}')
    }
  }
  await writeFile(join(folder, 'letter.txt'), 'of somebody else')
  const { output } = await runCommand('backup-command.ts', address, [folder, '--keep', '2'])
  expect(output).toMatch(/Deleted 2 older/)
  const names = (await readdir(folder)).sort()
  expect(names).toHaveLength(5)
  expect(names).toContain('letter.txt')
  expect(names).toContain('site-20260103-030000.sqlite')
})
