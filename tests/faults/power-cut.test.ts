import { mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { writeBuiltSite } from '../support/built-site.ts'
import { countLeads } from '../support/count-leads.ts'
import { faultsAreLong } from '../support/fault-length.ts'
import { clientAddress, contactFields } from '../support/lead-calls.ts'
import { sendUntilStored } from '../support/persistent-visitors.ts'
import { afterPowerCut, readRecord, type Survives } from '../support/power-cut.ts'
import { preload } from '../support/preload.ts'
import { kill } from '../support/server-child.ts'
import { startServer } from '../support/server-process.ts'
import { databaseRoot, temporaryFolder } from '../support/temporary-folder.ts'

const leads = faultsAreLong ? 2_000 : 200
const cuts = faultsAreLong ? 300 : 8
const ways: readonly Survives[] = ['nothing', 'some', 'some', 'everything']

type Acknowledged = { email: string; reference: string /** Of the record. */; position: number }

let recording: ReturnType<typeof recordedRun> | undefined

/** One run for both tests. */
function recorded() {
  recording ??= recordedRun()
  return recording
}

/** Takes leads, and records what is written for them and when it is put on disk; undefined where no C compiler is. */
async function recordedRun() {
  const library = await preload('recorded-writes.c')
  if (!library) return undefined
  const folder = await realpath(await temporaryFolder())
  await writeBuiltSite(folder)
  const dataDir = join(folder, 'data')
  const record = join(folder, 'record')
  const server = await startServer(folder, {
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1',
    ACKNOWLEDGEMENTS_PER_HOUR: '1000000',
    NOTIFICATIONS_PER_HOUR: '1000000',
    LD_PRELOAD: library,
    RECORD_INTO: record,
    RECORD_BELOW: dataDir,
  })
  const acknowledged: Acknowledged[] = []
  let sent = 0
  async function visit(): Promise<void> {
    while (sent < leads) {
      sent += 1
      const fields = contactFields()
      const reference = await sendUntilStored(() => server.origin, clientAddress(sent), fields)
      const { size } = await stat(record)
      acknowledged.push({ email: fields.email, reference, position: size })
    }
  }
  await Promise.all(Array.from({ length: 4 }, visit))
  await kill(server)
  return { acknowledged, steps: readRecord(await readFile(record)) }
}

/** What a start after the power cut finds. */
async function found(
  files: ReadonlyMap<string, Buffer>,
  acknowledged: readonly Acknowledged[],
): Promise<{ integrity: unknown } & Awaited<ReturnType<typeof countLeads>>> {
  const dataDir = await temporaryFolder(await databaseRoot())
  for (const [path, bytes] of files) {
    await mkdir(join(dataDir, path, '..'), { recursive: true })
    await writeFile(join(dataDir, path), bytes)
  }
  const references = new Map(acknowledged.map(({ email, reference }) => [email, reference]))
  const count = await countLeads({ dataDir, databaseUrl: undefined }, references)
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'))
  const integrity = database.prepare('pragma integrity_check').get()
  database.close()
  return { integrity, ...count }
}

test('a power cut takes no acknowledged lead, whatever of the writes under way it takes', {
  timeout: 120_000 + leads * 200 + cuts * 5_000,
}, async ({ skip }) => {
  const run = await recorded()
  if (!run) return skip('No C compiler is here')
  const { acknowledged, steps } = run
  const first = Math.min(...acknowledged.map(({ position }) => position))
  const last = steps.at(-1)?.end ?? 0
  const isCheckpoint = ({ kind, path, end }: (typeof steps)[number]) =>
    kind === 'sync' && path === 'site.sqlite' && end > first
  expect(steps.some(isCheckpoint)).toBe(true)

  let lostWrites = 0
  for (let cut = 0; cut < cuts; cut += 1) {
    const position = first + Math.floor(Math.random() * (last - first))
    const survives = ways[cut % ways.length] ?? 'some'
    const { files, dropped } = afterPowerCut(steps, position, survives)
    lostWrites += dropped
    const before = acknowledged.filter((lead) => lead.position <= position)
    expect(await found(files, before), `${survives} survives at ${position}`).toEqual({
      integrity: { integrity_check: 'ok' },
      acknowledged: before.length,
      missing: 0,
      doubled: 0,
      withoutMails: 0,
    })
  }
  process.stdout.write(
    `Power cut ${cuts} times while ${acknowledged.length} leads came: ${lostWrites} writes lost\n`,
  )
  expect(lostWrites).toBeGreaterThan(0)
})

test('a disk that says too early that it has put something there is found out by this trial', {
  timeout: 120_000 + leads * 200,
}, async ({ skip }) => {
  const run = await recorded()
  if (!run) return skip('No C compiler is here')
  const { acknowledged, steps } = run
  const last = steps.at(-1)?.end ?? 0
  const { files } = afterPowerCut(steps, last, 'some', 'lying')
  const outcome = await found(files, acknowledged).catch(() => 'The database cannot be opened')
  expect(outcome).not.toMatchObject({ missing: 0, integrity: { integrity_check: 'ok' } })
})
