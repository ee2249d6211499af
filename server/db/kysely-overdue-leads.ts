import { type Kysely, sql } from 'kysely'
import { colleagues } from '../../contract/accounts.ts'
import type { OverdueLead, OverdueLeads } from '../response-deadlines/overdue-leads.ts'
import { rank } from './lead-conditions.ts'
import { needIn } from './lead-row.ts'
import type { OpenDatabase } from './open-database.ts'
import { outboxRow } from './outbox-row.ts'
import type { Database } from './schema.ts'
import { transacting } from './transacting.ts'
import { trustedSuspicions } from './trusted-suspicions.ts'

/** More than a mail lists, and as many as a transaction reads at once. */
const mostRead = 1_000

/** Overdue leads and the hours of their reminders in SQLite or PostgreSQL. */
export function kyselyOverdueLeads({ db }: OpenDatabase): OverdueLeads {
  return {
    async count(now) {
      const { leads } = await overdue(db, now)
        .select((eb) => eb.fn.countAll<number>().as('leads'))
        .executeTakeFirstOrThrow()
      return leads
    },

    remindOnce: (hour, now, write) =>
      transacting(db)(async (trx) => {
        const leads = await read(trx, now)
        if (leads.length === 0) return 0
        // Waits for a simultaneous claim of the same hour, then yields to it.
        const claimed = await trx
          .insertInto('overdue_reminders')
          .values({ hour })
          .onConflict((conflict) => conflict.doNothing())
          .returning('hour')
          .executeTakeFirst()
        if (!claimed) return 0
        const mails = write(leads)
        await trx.insertInto('outbox').values(mails.map(outboxRow)).execute()
        return mails.length
      }),
  }
}

function overdue(db: Kysely<Database>, now: number) {
  return (
    db
      .selectFrom('leads')
      // As a literal: with a parameter SQLite cannot use the partial index.
      .where('leads.status', '=', sql.lit('new'))
      .where('leads.answer_due_at', '<', now)
      .where('leads.suspicions', 'in', trustedSuspicions)
      .where('leads.merged_into', 'is', null)
  )
}

async function read(db: Kysely<Database>, now: number): Promise<OverdueLead[]> {
  const rows = await overdue(db, now)
    .leftJoin('team_accounts', (join) =>
      join
        .onRef('team_accounts.id', '=', 'leads.assignee_id')
        // Whoever is no colleague any more hears nothing.
        .on('team_accounts.role', 'in', colleagues),
    )
    .select('team_accounts.email')
    .select(['leads.reference', 'leads.kind', 'leads.need', 'leads.answer_due_at'])
    .orderBy(rank)
    .orderBy('leads.answer_due_at')
    .orderBy('leads.id')
    .limit(mostRead)
    .execute()
  return rows.map((row) => ({
    reference: row.reference,
    kind: row.kind === 'partnership' ? 'partnership' : 'contact',
    need: needIn(row.need),
    answerDueAt: row.answer_due_at,
    assignee: row.email,
  }))
}
