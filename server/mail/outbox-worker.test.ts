import { createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { mailroom } from '../../tests/support/mailroom.ts'
import { queueLeads } from '../../tests/support/queued-leads.ts'
import { smtpPeer, type Treatment } from '../../tests/support/smtp-peer.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { kyselyOutbox } from '../db/kysely-outbox.ts'
import { startOutboxWorker, unmarkedForEach, usualConcurrency } from './outbox-worker.ts'
import { retryWaits } from './retry-schedule.ts'

describe.each(engines)('on %s', (engine) => {
  test('every mail arrives once in the end, whatever the server does meanwhile', {
    timeout: 70_000,
  }, async () => {
    const moods: Treatment[] = ['defer', 'drop', 'hang', 'accept']
    const peer = await smtpPeer((id, earlier) => {
      if (earlier >= 2) return 'accept'
      return moods[(Buffer.from(id).reduce((sum, byte) => sum + byte) + earlier) % 4] ?? 'accept'
    })
    const { runDry, rows, troubles } = await mailroom(engine, peer.url, 8)
    await runDry()
    const arrived = peer.accepted.map((mail) => mail.email.messageId)
    expect(arrived).toHaveLength(16)
    expect(new Set(arrived).size).toBe(16)
    expect(peer.offered.length).toBeGreaterThan(16)
    expect((await rows()).every((row) => row.state === 'sent')).toBe(true)
    expect(troubles).toEqual([])
  })

  test('a mail refused for good is kept and visible, and can be queued again', async () => {
    let open = false
    const peer = await smtpPeer(() => (open ? 'accept' : 'refuse'))
    const { runDry, rows, results, db, worker, depth } = await mailroom(engine, peer.url, 1)
    await runDry()
    expect(await depth()).toEqual({ waiting: 0, failed: 2, oldestQueuedAt: undefined })
    expect(await rows()).toMatchObject([
      { state: 'failed', attempts: 1, last_error: expect.stringContaining('550') },
      { state: 'failed', attempts: 1, last_error: expect.stringContaining('550') },
    ])
    expect(results).toEqual(['failed', 'failed'])

    open = true
    // As docs/operations.md tells an operator.
    await db
      .updateTable('outbox')
      .set({ state: 'waiting', attempts: 0, next_attempt_at: 0 })
      .where('state', '=', 'failed')
      .execute()
    worker.wake()
    await runDry()
    expect(peer.accepted).toHaveLength(2)
  })
})

test('of what is deleted while it waits in hand nothing leaves but what is being sent', async () => {
  const database = await openForTest(await newDatabase('sqlite'))
  await queueLeads(database, 8, () => 0)
  const sent: string[] = []
  const opened = Promise.withResolvers<void>()
  const outbox = kyselyOutbox(database)
  let asked = 0
  const worker = startOutboxWorker({
    outbox: {
      ...outbox,
      holds: (...mail) => {
        asked += 1
        return outbox.holds(...mail)
      },
    },
    send: ({ id }) => {
      sent.push(id)
      return opened.promise
    },
    now: () => 0,
    onResult: () => {},
    onTrouble: () => {},
  })
  onTestFinished(() => worker.stop(0))
  await eventually('every place is taken', () => sent.length === usualConcurrency)

  await database.db.deleteFrom('outbox').execute()
  opened.resolve()
  await eventually('each has had its turn', () => asked === 16)

  expect(sent).toHaveLength(usualConcurrency)
})

test('a server that is down for two days costs 14 attempts with growing waits, then the mail is kept', async () => {
  const { runDry, rows, clock } = await mailroom(
    'sqlite',
    `smtp://127.0.0.1:${await freePort()}`,
    1,
  )
  const start = clock.now
  await runDry()
  expect(clock.now - start).toBe(48 * 3_600_000)
  expect(retryWaits).toEqual([...retryWaits].sort((a, b) => a - b))
  expect(await rows()).toMatchObject([
    { state: 'failed', attempts: 14 },
    { state: 'failed', attempts: 14 },
  ])
})

test('a server that accepts connections and says nothing does not hold a mail for ever', async () => {
  const silent = createServer(() => {})
  silent.listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await eventually('the silent server listens', () => silent.listening)
  const { port } = silent.address() as { port: number }
  const { results, worker } = await mailroom('sqlite', `smtp://127.0.0.1:${port}`, 1)
  await eventually('both attempts ended', () => results.length === 2)
  expect(results).toEqual(['retried', 'retried'])
  await worker.stop(0)
})

test('a wrong password is our fault, not the mail’s: it is tried again', async () => {
  const peer = await smtpPeer(undefined, { startTls: true })
  const address = `${peer.url.replace('//', '//user:wrong@')}?tls.rejectUnauthorized=false`
  const { results, rows } = await mailroom('sqlite', address, 1)
  await eventually('both attempts ended', () => results.length === 2)
  expect(peer.logins.length).toBeGreaterThan(0)
  expect(await rows()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
})

test('a stop waits for the mail in hand, so that its result is kept', async () => {
  const held = Promise.withResolvers<void>()
  const peer = await smtpPeer(async () => {
    await held.promise
    return 'accept' as const
  })
  const { worker, rows } = await mailroom('sqlite', peer.url, 1)
  await eventually('both mails are in hand', () => peer.offered.length === 2)
  const stopped = worker.stop(10_000)
  held.resolve()
  await stopped
  expect((await rows()).map((row) => row.state)).toEqual(['sent', 'sent'])
})

test('a stop that loses patience leaves the mail to be sent later', async () => {
  const peer = await smtpPeer(() => 'hang')
  const { worker, rows, clock } = await mailroom('sqlite', peer.url, 1)
  await eventually('both mails are in hand', () => peer.offered.length === 2)
  await worker.stop(0)
  expect(await rows()).toMatchObject([
    { state: 'waiting', next_attempt_at: clock.now },
    { state: 'waiting', next_attempt_at: clock.now },
  ])
})

test('while a database is too slow to mark what was sent, few more are sent: so few come twice after a crash', async () => {
  const sent: string[] = []
  const marked = Promise.withResolvers<void>()
  let count = 0
  const worker = startOutboxWorker({
    outbox: {
      claim: async ({ limit }) =>
        Array.from({ length: limit }, () => ({
          id: `mail-${count++}`,
          kind: 'trial',
          attempts: 1,
        })),
      holds: async () => true,
      markSent: () => marked.promise,
      giveBack: async () => {},
      retryAt: async () => {},
      markFailed: async () => {},
    },
    send: async ({ id }) => void sent.push(id),
    now: Date.now,
    onResult: () => {},
    onTrouble: () => {},
  })
  const most = usualConcurrency * unmarkedForEach
  await eventually('as many are sent as may be unmarked', () => sent.length >= most)
  // Longer than the worker rests when it has nothing to do.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(sent).toHaveLength(most)
  marked.resolve()
  await eventually('more are sent once these are marked', () => sent.length > most)
  await worker.stop(1_000)
})
