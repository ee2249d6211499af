import { expect, test } from 'vitest'
import { unmarkedForEach, usualConcurrency } from '../../server/mail/outbox-worker.ts'
import { writeBuiltSite } from '../support/built-site.ts'
import { countLeads } from '../support/count-leads.ts'
import { eventually } from '../support/eventually.ts'
import { faultsAreLong } from '../support/fault-length.ts'
import { persistentVisitors } from '../support/persistent-visitors.ts'
import { kill } from '../support/server-child.ts'
import { startServer } from '../support/server-process.ts'
import { smtpPeer } from '../support/smtp-peer.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { engines, newDatabase, openForTest } from '../support/test-databases.ts'

const kills = faultsAreLong ? 20 : 2
/** Mails that a process is sending, or has not marked yet, at most. */
const inHand = usualConcurrency * unmarkedForEach

test.for(engines)(
  'one of two replicas killed under load: no acknowledged lead is lost or doubled, and mails come twice only of those in hand (%s)',
  { timeout: 240_000 + kills * 30_000 },
  async (engine) => {
    const address = await newDatabase(engine)
    const peer = await smtpPeer()
    const folder = await temporaryFolder()
    await writeBuiltSite(folder)
    const start = () =>
      startServer(folder, {
        DATA_DIR: address.dataDir,
        ...(address.databaseUrl && { DATABASE_URL: address.databaseUrl }),
        SMTP_URL: peer.url,
        TRUST_PROXY: '127.0.0.1',
        ACKNOWLEDGEMENTS_PER_HOUR: '1000000',
        NOTIFICATIONS_PER_HOUR: '1000000',
      })
    const replicas = [await start(), await start()]
    let turn = 0
    // As a proxy does: one after the other, and the next one for who was cut off.
    const visitors = persistentVisitors(6, () => {
      turn += 1
      return replicas[turn % replicas.length]?.origin ?? ''
    })
    for (let round = 0; round < kills; round += 1) {
      const before = visitors.references.size
      await eventually('leads are stored', () => visitors.references.size > before + 6, 60)
      const killed = replicas.shift()
      if (killed) await kill(killed)
      const alone = visitors.references.size
      await eventually('the other takes leads', () => visitors.references.size > alone + 6, 60)
      replicas.push(await start())
    }
    await visitors.leave()
    const { db } = await openForTest(address)
    let sent = 0
    let quietSince = Date.now()
    await eventually(
      'every mail was sent',
      async () => {
        if (peer.accepted.length !== sent) quietSince = Date.now()
        sent = peer.accepted.length
        // The leases of the dead end after two minutes: sooner here, once the living have nothing left to send.
        if (Date.now() - quietSince > 3_000) {
          quietSince = Date.now()
          await db
            .updateTable('outbox')
            .set({ lease_until: 0 })
            .where('state', '=', 'waiting')
            .execute()
        }
        const waiting = await db
          .selectFrom('outbox')
          .select('id')
          .where('state', '!=', 'sent')
          .execute()
        return waiting.length === 0
      },
      180,
    )
    const count = await countLeads(address, visitors.references)
    expect(count).toMatchObject({ missing: 0, doubled: 0, withoutMails: 0 })

    const identities = peer.accepted.map(({ email }) => email.messageId)
    const different = new Set(identities)
    const mails = await db.selectFrom('outbox').select('id').execute()
    const twice = identities.length - different.size
    process.stdout.write(
      `${engine}: ${kills} replicas killed, ${JSON.stringify(count)}, ${mails.length} mails, ${twice} of them twice\n`,
    )
    expect(different.size).toBe(mails.length)
    expect(twice).toBeLessThanOrEqual(kills * inHand)
  },
)
