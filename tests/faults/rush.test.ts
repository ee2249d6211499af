import { expect, test } from 'vitest'
import {
  usualAcknowledgementsPerHour,
  usualNotificationsPerHour,
} from '../../server/limits/mail-budget.ts'
import { writeBuiltSite } from '../support/built-site.ts'
import { countLeads } from '../support/count-leads.ts'
import { countingMailServer } from '../support/counting-mail-server.ts'
import { eventually } from '../support/eventually.ts'
import { faultsAreLong } from '../support/fault-length.ts'
import { clientAddress, contactFields } from '../support/lead-calls.ts'
import { sendUntilStored } from '../support/persistent-visitors.ts'
import { readers, share } from '../support/readers.ts'
import { startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { engines, newDatabase, openForTest } from '../support/test-databases.ts'

const leads = faultsAreLong ? 20_000 : 150
const visitors = faultsAreLong ? 64 : 16
const patience = 120_000 + leads * 120
const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1)

/** Sends all of them as fast as they are answered, while pages are read; returns what was acknowledged. */
async function rush(origin: string): Promise<Map<string, string>> {
  const references = new Map<string, string>()
  const reading = readers(origin, 20)
  const begin = performance.now()
  let sent = 0
  async function visit(): Promise<void> {
    while (sent < leads) {
      sent += 1
      const fields = contactFields()
      references.set(fields.email, await sendUntilStored(() => origin, clientAddress(sent), fields))
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  const took = performance.now() - begin
  const { times, failures } = await reading.leave()
  expect(failures).toEqual([])
  process.stdout.write(
    `${leads} leads in ${seconds(took)} s, ${(leads / (took / 1_000)).toFixed(0)} a second; pages meanwhile: ` +
      `p50 ${share(times, 0.5).toFixed(0)} ms, p99 ${share(times, 0.99).toFixed(0)} ms\n`,
  )
  return references
}

test.for(engines)(
  'leads in one go are stored once each, pages are served meanwhile, and every mail arrives once (%s)',
  { timeout: 2 * patience },
  async (engine) => {
    const address = await newDatabase(engine)
    const mailServer = await countingMailServer()
    const folder = await temporaryFolder()
    await writeBuiltSite(folder)
    const { origin } = await startServer(folder, {
      DATA_DIR: address.dataDir,
      ...(address.databaseUrl && { DATABASE_URL: address.databaseUrl }),
      SMTP_URL: mailServer.url,
      TRUST_PROXY: '127.0.0.1',
      ACKNOWLEDGEMENTS_PER_HOUR: '1000000',
      NOTIFICATIONS_PER_HOUR: '1000000',
    })
    const references = await rush(origin)
    const before = mailServer.arrived.size
    const begin = performance.now()
    await eventually(
      'every mail arrived',
      () => mailServer.arrived.size === 2 * leads,
      patience / 1_000,
    )
    const rest = 2 * leads - before
    process.stdout.write(
      `${engine}: ${before} mails left meanwhile, ${rest} in ${seconds(performance.now() - begin)} s after it\n`,
    )
    expect([...mailServer.arrived.values()].filter((times) => times > 1)).toEqual([])
    expect(await countLeads(address, references)).toEqual({
      acknowledged: leads,
      missing: 0,
      doubled: 0,
      withoutMails: 0,
    })
  },
)

test('with the usual limits they bring the team some mails, and visitors some; the rest waits to be told together', {
  timeout: patience,
}, async () => {
  const address = await newDatabase('sqlite')
  const mailServer = await countingMailServer()
  const folder = await temporaryFolder()
  await writeBuiltSite(folder)
  const { origin } = await startServer(folder, {
    DATA_DIR: address.dataDir,
    SMTP_URL: mailServer.url,
    TRUST_PROXY: '127.0.0.1',
  })
  const begun = Math.floor(Date.now() / 3_600_000)
  const references = await rush(origin)
  const { db } = await openForTest(address)
  const stored = await db.selectFrom('leads').select('id').execute()
  expect(stored).toHaveLength(references.size)
  await eventually('no mail waits', async () => {
    const states = await db.selectFrom('outbox').select('state').execute()
    return states.every(({ state }) => state === 'sent')
  })
  // As many hours as the clock showed meanwhile.
  const hours = Math.floor(Date.now() / 3_600_000) - begun + 1
  const most = usualNotificationsPerHour + usualAcknowledgementsPerHour
  expect(mailServer.arrived.size).toBeLessThanOrEqual(most * hours + hours)
  const untold = await db.selectFrom('untold_leads').select('lead_id').execute()
  expect(untold.length).toBeLessThanOrEqual(leads - usualNotificationsPerHour)
  if (hours === 1) expect(untold).toHaveLength(leads - usualNotificationsPerHour)
})
