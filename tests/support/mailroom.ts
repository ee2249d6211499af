import { onTestFinished } from 'vitest'
import { kyselyOutbox } from '../../server/db/kysely-outbox.ts'
import { type MailResult, startOutboxWorker } from '../../server/mail/outbox-worker.ts'
import { smtpSender } from '../../server/mail/smtp-sender.ts'
import { queueLeads } from './queued-leads.ts'
import { type engines, newDatabase, openForTest } from './test-databases.ts'

/** Short enough for a test, long enough for a busy machine. */
const usualPatience = { connect: 1_000, greeting: 1_000, silence: 2_500 }

/** An outbox with waiting mails, a clock that the test moves, and a worker that sends to `url`. */
export async function mailroom(
  engine: (typeof engines)[number],
  url: string,
  leads: number,
  patience = usualPatience,
) {
  const database = await openForTest(await newDatabase(engine))
  const clock = { now: Date.parse('2026-11-18T12:00:00Z') }
  await queueLeads(database, leads, () => clock.now)
  const outbox = kyselyOutbox(database)
  const results: MailResult[] = []
  const troubles: unknown[] = []
  const worker = startOutboxWorker({
    outbox,
    send: smtpSender(url, patience),
    now: () => clock.now,
    onResult: (_mail, result) => results.push(result),
    onTrouble: (error) => troubles.push(error),
  })
  onTestFinished(() => worker.stop(0))
  const rows = () =>
    database.db
      .selectFrom('outbox')
      .select(['id', 'state', 'attempts', 'next_attempt_at', 'last_error'])
      .orderBy('id')
      .execute()
  return {
    clock,
    database,
    results,
    troubles,
    worker,
    rows,
    db: database.db,
    depth: () => outbox.depth(),
    /** Lets everything due be tried, then moves the clock to the next attempt, until nothing waits. */
    async runDry() {
      const end = performance.now() + 60_000
      while (performance.now() < end) {
        const waiting = (await rows()).filter((row) => row.state === 'waiting')
        if (waiting.length === 0) return
        const due = waiting.filter((row) => row.next_attempt_at <= clock.now)
        if (due.length === 0) clock.now = Math.min(...waiting.map((row) => row.next_attempt_at))
        worker.wake()
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error('Mails still wait after a minute')
    },
  }
}
