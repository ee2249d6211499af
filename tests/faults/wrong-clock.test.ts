import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mendTimes } from '../../server/db/mend-times.ts'
import { writeBuiltSite } from '../support/built-site.ts'
import { countLeads } from '../support/count-leads.ts'
import { eventually } from '../support/eventually.ts'
import { faultsAreLong } from '../support/fault-length.ts'
import { callFunction, contactFields } from '../support/lead-calls.ts'
import { preload } from '../support/preload.ts'
import { queueLeads } from '../support/queued-leads.ts'
import { kill } from '../support/server-child.ts'
import { startServer } from '../support/server-process.ts'
import { smtpPeer, type Treatment } from '../support/smtp-peer.ts'
import { storeAccount } from '../support/stored-account.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { engines, newDatabase, openForTest } from '../support/test-databases.ts'

const hour = 3_600_000
const year = 365 * 86_400

/** What is shared with others, leases and limits, is read by the clock of PostgreSQL: a difference worth a long run. */
const tried = faultsAreLong ? engines : (['sqlite'] as const)

test.for(tried)(
  'a clock that is a year ahead, then right, then a year behind costs no lead, and no mail waits for the year to pass (%s)',
  { timeout: 300_000 },
  async (engine, { skip }) => {
    const library = await preload('shifted-clock.c')
    if (!library) return skip('No C compiler is here')
    const address = await newDatabase(engine)
    const folder = await temporaryFolder()
    await writeBuiltSite(folder)
    const clock = join(folder, 'clock')
    const shiftClock = (seconds: number) =>
      writeFile(clock, Buffer.from(BigInt64Array.of(BigInt(seconds)).buffer), { flag: 'r+' })
    await writeFile(clock, Buffer.alloc(8))
    let treatment: (earlier: number) => Treatment = () => 'accept'
    const peer = await smtpPeer((_id, earlier) => treatment(earlier))
    const references = new Map<string, string>()
    const start = () =>
      startServer(folder, {
        DATA_DIR: address.dataDir,
        ...(address.databaseUrl && { DATABASE_URL: address.databaseUrl }),
        SMTP_URL: peer.url,
        LD_PRELOAD: library,
        CLOCK_SHIFT: clock,
      })
    async function write(origin: string): Promise<void> {
      const fields = contactFields()
      const answer = await callFunction(origin, 'send-contact-email', fields)
      expect(answer.status).toBe(200)
      references.set(fields.email, ((await answer.json()) as { reference: string }).reference)
      expect((await fetch(origin)).status).toBe(200)
    }
    const allArrived = () =>
      eventually('every mail arrived', () => peer.accepted.length === 2 * references.size, 120)

    await shiftClock(year)
    treatment = () => (peer.offered.length === 1 ? 'defer' : 'hang')
    const ahead = await start()
    await write(ahead.origin)
    const { db } = await openForTest(address)
    const waiting = () =>
      db.selectFrom('outbox').select(['next_attempt_at', 'lease_until']).execute()
    await eventually(
      'one is put off and one in hand',
      async () =>
        (await waiting()).some(
          ({ next_attempt_at }) => next_attempt_at > Date.now() + 8_000 * hour,
        ) && peer.offered.length === 2,
    )
    await kill(ahead)

    // On PostgreSQL the clock of the database was right, and its leases with it.
    if (engine === 'postgres') await db.updateTable('outbox').set({ lease_until: 0 }).execute()
    treatment = () => 'accept'
    await shiftClock(0)
    const { origin, output } = await start()
    await write(origin)
    await allArrived()
    expect(output.stderr).toContain('what waited for its time is mended')

    await shiftClock(-year)
    await write(origin)
    await allArrived()
    await shiftClock(0)
    await write(origin)
    await allArrived()
    const identities = peer.accepted.map(({ email }) => email.messageId)
    expect(new Set(identities).size).toBe(identities.length)
    expect(await countLeads(address, references)).toEqual({
      acknowledged: 4,
      missing: 0,
      doubled: 0,
      withoutMails: 0,
    })
  },
)

test.for(engines)(
  'what a clock that ran ahead wrote lasts no longer than it should: sessions, proofs, locks, budgets (%s)',
  async (engine) => {
    const database = await openForTest(await newDatabase(engine))
    const { db } = database
    const now = Date.now()
    const then = now + year * 1000
    await queueLeads(database, 1, () => then)
    const ada = 'ada@company.example'
    await storeAccount(engine, db, { email: ada, role: 'staff', confirmed: true, createdAt: now })
    const session = { account_id: ada, epoch: 0, device: '', used_at: then }
    const values = { ...session, id: 'ahead', token_hash: 'a', begun_at: then, proved_at: then }
    await db.insertInto('account_sessions').values(values).execute()
    const usual = { ...session, used_at: now, begun_at: now - hour, proved_at: now - hour }
    await db
      .insertInto('account_sessions')
      .values({ ...usual, id: 'usual', token_hash: 'b' })
      .execute()
    await db.insertInto('account_letters').values({ key: 'a', queued_at: then }).execute()
    await db
      .insertInto('account_authenticators')
      .values({
        account_id: ada,
        secret: '',
        recovery_codes: '[]',
        proved: 1,
        used_step: 0,
        wrong_codes: 0,
        locks: 1,
        locked_until: then,
      })
      .execute()
    expect(await mendTimes(database, now)).toMatchObject({
      mails: 2,
      sessions: 1,
      letters: 1,
      locks: 1,
      mailBudgets: 1,
    })
    const sessions = await db.selectFrom('account_sessions').selectAll().orderBy('id').execute()
    expect(sessions).toMatchObject([
      { id: 'ahead', begun_at: now, used_at: now, proved_at: 0 },
      { id: 'usual', begun_at: now - hour, used_at: now, proved_at: now - hour },
    ])
    const due = await db.selectFrom('outbox').select('next_attempt_at').execute()
    expect(due.map(({ next_attempt_at }) => next_attempt_at)).toEqual([now, now])
    expect(await mendTimes(database, now)).toEqual({})
  },
)
