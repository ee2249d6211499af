import { expect, onTestFinished, test } from 'vitest'
import { writeBuiltSite } from '../../tests/support/built-site.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { callFunction, contactFields } from '../../tests/support/lead-calls.ts'
import { endLeases } from '../../tests/support/queued-leads.ts'
import { kill, type ServingChild } from '../../tests/support/server-child.ts'
import { startServer } from '../../tests/support/server-process.ts'
import { smtpPeer } from '../../tests/support/smtp-peer.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openForTest } from '../../tests/support/test-databases.ts'
import { kyselyOutbox } from '../db/kysely-outbox.ts'
import { startOutboxWorker } from './outbox-worker.ts'
import { smtpSender } from './smtp-sender.ts'

test('a crash between the server’s 250 and our commit sends again, with the same Message-ID and bytes', async () => {
  const folder = await temporaryFolder()
  await writeBuiltSite(folder)
  let server: ServingChild | undefined
  const peer = await smtpPeer((_id, earlier) => {
    // Frozen before the 250 goes out, the process can never record it.
    if (earlier === 0) server?.child.kill('SIGSTOP')
    return 'accept'
  })
  const dataDir = `${folder}/data`
  server = await startServer(folder, { DATA_DIR: dataDir, SMTP_URL: peer.url })
  // Suspicious, so that there is one mail: its fate alone decides the test.
  const answer = await callFunction(server.origin, 'send-contact-email', contactFields(), {
    headers: { 'lead-context': 'honeypot="filled"' },
  })
  expect(answer.status).toBe(200)
  await eventually('the peer took the mail over', () => peer.accepted.length === 1)
  await kill(server)

  const database = await openForTest({ dataDir, databaseUrl: undefined })
  const state = () => database.db.selectFrom('outbox').select('state').execute()
  expect(await state()).toEqual([{ state: 'waiting' }])
  await endLeases(database)
  const worker = startOutboxWorker({
    outbox: kyselyOutbox(database),
    send: smtpSender(peer.url),
    now: Date.now,
    onResult: () => {},
    onTrouble: () => {},
  })
  onTestFinished(() => worker.stop(0))
  await eventually('the mail was sent again', async () => (await state())[0]?.state === 'sent')
  expect(peer.accepted).toHaveLength(2)
  expect(peer.accepted[1]).toEqual(peer.accepted[0])
})
