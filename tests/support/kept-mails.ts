import { sql } from 'kysely'
import type { OpenDatabase } from '../../server/db/open-database.ts'

const day = 86_400_000

/** As they stand in the outbox: in no order of their ids, as those come from random references. */
const randomId = {
  sqlite: sql`lower(hex(randomblob(8)))`,
  postgres: sql`md5(random()::text)`,
}

/** Mails that one statement adds: a database lets none run for longer than 10 s. */
const atOnce = 50_000

/** Bytes of an envelope, and of a mail with its words in text and HTML. */
const sizes = { envelope: 600, whole: 5_000 }

/**
 * Fills the outbox with so many sent mails as 90 days leave them: those of the last 7 days with their words, of the
 * others the envelope. They belong to no lead.
 */
export async function keepSentMails(
  { db, engine }: OpenDatabase,
  count: number,
  now: number,
): Promise<void> {
  const age = sql`cast(n.place * ${sql.lit((90 * day) / count + 0.1)} as bigint)`
  const isWhole = sql`${age} < ${sql.lit(7 * day)}`
  const message = (length: number) =>
    JSON.stringify({ to: { address: 'a@b.example' }, text: 'w'.repeat(length) })
  for (let first = 1; first <= count; first += atOnce) {
    const last = Math.min(count, first + atOnce - 1)
    await sql`
      with recursive n(place) as (select ${sql.lit(first)} union all select place + 1 from n where place < ${sql.lit(last)})
      insert into outbox (id, kind, message, has_words, state, attempts, queued_at, next_attempt_at, lease_until, finished_at)
      select ${randomId[engine]} || '.notification', 'notification',
        case when ${isWhole} then ${sql.lit(message(sizes.whole))} else ${sql.lit(message(sizes.envelope))} end,
        case when ${isWhole} then 1 else 0 end,
        'sent', 1, ${sql.lit(now)} - ${age}, ${sql.lit(now)} - ${age}, 0, ${sql.lit(now)} - ${age}
      from n`.execute(db)
  }
  if (engine === 'postgres') await sql`vacuum analyze outbox`.execute(db)
}
