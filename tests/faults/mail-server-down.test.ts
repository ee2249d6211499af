import { describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { mailroom } from '../support/mailroom.ts'
import { openSmtpPeer } from '../support/open-smtp-peer.ts'
import { endLeases, queueLeads } from '../support/queued-leads.ts'
import { smtpPeer } from '../support/smtp-peer.ts'
import { engines } from '../support/test-databases.ts'

const hour = 3_600_000
const leads = 10

describe.each(engines)('on %s', (engine) => {
  test('a mail server that is down for 30 hours, and then turns every mail away once, gets each of them once', {
    timeout: 300_000,
  }, async () => {
    const port = await freePort()
    const { clock, rows, worker, runDry } = await mailroom(
      engine,
      `smtp://127.0.0.1:${port}`,
      leads,
    )
    const opening = clock.now + 30 * hour
    while (clock.now < opening) {
      await eventually('what is due was tried', async () => {
        worker.wake()
        return (await rows()).every((row) => row.next_attempt_at > clock.now)
      })
      clock.now = Math.min(...(await rows()).map((row) => row.next_attempt_at))
    }
    expect((await rows()).filter((row) => row.state !== 'waiting')).toEqual([])

    const peer = await openSmtpPeer((_id, earlier) => (earlier === 0 ? 'defer' : 'accept'), {
      port,
    })
    onTestFinished(peer.close)
    await runDry()
    expect((await rows()).filter((row) => row.state !== 'sent')).toEqual([])
    const identities = peer.accepted.map(({ email }) => email.messageId)
    expect(identities).toHaveLength(2 * leads)
    expect(new Set(identities).size).toBe(2 * leads)
  })

  test('a mail refused for good holds up none of the others', { timeout: 180_000 }, async () => {
    let refused: string | undefined
    const peer = await smtpPeer((id) => {
      refused ??= id
      return id === refused ? 'refuse' : 'accept'
    })
    const { rows, runDry } = await mailroom(engine, peer.url, leads)
    await runDry()
    expect((await rows()).filter((row) => row.state === 'failed')).toHaveLength(1)
    const identities = peer.accepted.map(({ email }) => email.messageId)
    expect(new Set(identities).size).toBe(2 * leads - 1)
    expect(identities).toHaveLength(2 * leads - 1)
  })

  test('a clock that jumps a week ahead and back, while mails are in hand, sends none twice and loses none', {
    timeout: 180_000,
  }, async () => {
    const held = Promise.withResolvers<void>()
    let offered = 0
    const peer = await smtpPeer(async () => {
      offered += 1
      if (offered <= 2) await held.promise
      return 'accept' as const
    })
    const { clock, database, rows, worker, runDry } = await mailroom(engine, peer.url, 1, {
      connect: 20_000,
      greeting: 20_000,
      silence: 60_000,
    })
    await eventually('both mails are in hand', () => offered === 2)
    const start = clock.now
    for (const jump of [7 * 24 * hour, -7 * 24 * hour, 24 * hour]) {
      clock.now = start + jump
      // The clock of the database, which leases go by, jumps along.
      await endLeases(database)
      await queueLeads(database, 1, () => clock.now)
      worker.wake()
    }
    // A second look at the queue, at least.
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    held.resolve()
    await runDry()
    expect((await rows()).map((row) => row.state)).toEqual(Array(8).fill('sent'))
    const identities = peer.accepted.map(({ email }) => email.messageId)
    expect(new Set(identities).size).toBe(8)
    expect(identities).toHaveLength(8)
  })
})
