import { expect, test } from 'vitest'
import { writeBuiltSite } from '../tests/support/built-site.ts'
import { eventually } from '../tests/support/eventually.ts'
import { callFunction, clientAddress, contactFields } from '../tests/support/lead-calls.ts'
import { sendUntilStored } from '../tests/support/persistent-visitors.ts'
import { startServer } from '../tests/support/server-process.ts'
import { smtpPeer } from '../tests/support/smtp-peer.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { newDatabase, openForTest } from '../tests/support/test-databases.ts'

const processes = 4
const leads = 400

test('four processes on one PostgreSQL: 400 leads, 800 mails, none twice', {
  timeout: 300_000,
}, async () => {
  const begin = performance.now()
  const address = await newDatabase('postgres', { bare: true })
  const peer = await smtpPeer()
  const folder = await temporaryFolder()
  await writeBuiltSite(folder)
  const environment = {
    DATA_DIR: address.dataDir,
    DATABASE_URL: address.databaseUrl ?? '',
    SMTP_URL: peer.url,
    TRUST_PROXY: '127.0.0.1',
    ACKNOWLEDGEMENTS_PER_HOUR: '10000',
    NOTIFICATIONS_PER_HOUR: '10000',
  }
  // At once, so that they also migrate at once.
  const servers = await Promise.all(
    Array.from({ length: processes }, () => startServer(folder, environment)),
  )
  const references = await Promise.all(
    Array.from({ length: leads }, (_, n) =>
      sendUntilStored(() => servers[n % processes]?.origin ?? '', clientAddress(n)),
    ),
  )
  expect(new Set(references).size).toBe(leads)

  await eventually('all mails arrived', () => peer.accepted.length >= 2 * leads, 180)
  const { db } = await openForTest(address)
  const unsent = () => db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute()
  await eventually('all mails are marked', async () => (await unsent()).length === 0)
  const ids = peer.accepted.map((mail) => mail.email.messageId)
  expect(ids).toHaveLength(2 * leads)
  expect(new Set(ids).size).toBe(2 * leads)
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  process.stdout.write(
    `${processes} processes, ${leads} leads, ${ids.length} mails: ${seconds} s\n`,
  )
})

test('processes on one database share the limits', { timeout: 60_000 }, async () => {
  const address = await newDatabase('postgres')
  const folder = await temporaryFolder()
  await writeBuiltSite(folder)
  const environment = { DATA_DIR: address.dataDir, DATABASE_URL: address.databaseUrl ?? '' }
  const servers = await Promise.all([
    startServer(folder, environment),
    startServer(folder, environment),
  ])
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const origin = servers[n % 2]?.origin ?? ''
      return (await callFunction(origin, 'send-contact-email', contactFields())).status
    }),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})
