import type { Kysely } from 'kysely'
import { isDoubtful, type Suspicion } from '../leads/suspicions.ts'
import type { UntoldLead, UntoldLeads } from '../leads/untold-leads.ts'
import { rank } from './lead-conditions.ts'
import { needIn } from './lead-row.ts'
import type { OpenDatabase } from './open-database.ts'
import { outboxRow } from './outbox-row.ts'
import type { Database } from './schema.ts'
import { transacting } from './transacting.ts'

/** As many as one statement names: either engine takes more. */
const batch = 5_000

/** Leads of which the team is told together, in SQLite or PostgreSQL. */
export function kyselyUntoldLeads({ db }: OpenDatabase): UntoldLeads {
  return {
    tellOnce: (hour, write) =>
      transacting(db)(async (trx) => {
        // Deleted before they are read: of two processes the second finds none.
        const taken = await trx
          .deleteFrom('untold_leads')
          .where('hour', '<', hour)
          .returning('lead_id')
          .execute()
        if (taken.length === 0) return 0
        const untold: UntoldLead[] = []
        for (let first = 0; first < taken.length; first += batch) {
          const ids = taken.slice(first, first + batch).map(({ lead_id }) => lead_id)
          untold.push(...(await read(trx, ids)))
        }
        const mails = write(untold.sort((a, b) => urgency(a) - urgency(b)))
        await trx.insertInto('outbox').values(mails.map(outboxRow)).execute()
        return mails.length
      }),
  }
}

async function read(trx: Kysely<Database>, ids: readonly string[]): Promise<UntoldLead[]> {
  const rows = await trx
    .selectFrom('leads')
    .select(['reference', 'kind', 'interest', 'need', 'suspicions', 'answer_due_at'])
    .where('id', 'in', [...ids])
    .orderBy(rank)
    .orderBy('received_at')
    .execute()
  return rows.map((row) => ({
    reference: row.reference,
    kind: row.kind === 'partnership' ? 'partnership' : 'contact',
    interest: row.interest,
    need: needIn(row.need),
    doubtful: isDoubtful(JSON.parse(row.suspicions) as Suspicion[]),
    answerDueAt: row.answer_due_at,
  }))
}

/** Emergencies first, what looks automatic last. */
function urgency({ need, doubtful }: UntoldLead): number {
  const byNeed = need === 'emergency' ? 0 : need === 'maybe' ? 1 : 2
  return doubtful ? byNeed + 3 : byNeed
}
