import type { Colleague } from '../../contract/team-leads.ts'
import { leadRow, wordsRow } from '../../server/db/kysely-lead-store.ts'
import type { OpenDatabase } from '../../server/db/open-database.ts'
import { type MadeUpHistory, madeUpHistory } from './made-up-history.ts'
import { type MadeUpLead, madeUpLeads } from './made-up-leads.ts'
import { randomFrom } from './random-numbers.ts'

/** Leads of one transaction: SQLite takes some 32,000 values in a statement. */
const batch = 1_000

/**
 * Stores so many made-up leads with their search words, as the store of leads writes both, and with what the team made
 * of them. Two thirds of them are given to these colleagues, where there are any.
 */
export async function seedLeads(
  database: OpenDatabase,
  count: number,
  now: number,
  colleagues: readonly Colleague[],
): Promise<void> {
  const random = randomFrom(count + 1)
  let leads: Stored[] = []
  for (const made of madeUpLeads(count, now)) {
    // Every third lead is nobody's.
    const place = leads.length
    const assignee = place % 3 === 0 ? undefined : colleagues[place % colleagues.length]
    const history = madeUpHistory(made, assignee, colleagues, now, random)
    leads.push({ ...made, assignee, history })
    if (leads.length < batch) continue
    await store(database, leads)
    leads = []
  }
  if (leads.length > 0) await store(database, leads)
}

type Stored = MadeUpLead & { assignee: Colleague | undefined; history: MadeUpHistory }

async function store({ db }: OpenDatabase, leads: readonly Stored[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rows = leads.map(({ lead, status, answeredAt, assignee, history }) => ({
      ...leadRow(lead),
      status,
      answered_at: answeredAt,
      changed_at: history.events.at(-1)?.at ?? answeredAt ?? lead.receivedAt,
      assignee_id: assignee?.id ?? null,
      follow_up_at: history.followUpAt,
    }))
    await trx.insertInto('leads').values(rows).execute()
    await trx
      .insertInto('lead_words')
      .values(leads.map(({ lead }) => wordsRow(lead)))
      .execute()
    const tagged = leads.flatMap(({ lead, history }) =>
      history.tags.map((tag) => ({ lead_id: lead.id, tag })),
    )
    if (tagged.length > 0) await trx.insertInto('lead_tags').values(tagged).execute()
    const events = leads.flatMap(({ lead, history }) =>
      history.events.map(({ at, by, kind, detail }, place) => ({
        id: `${lead.id}-${place}`,
        lead_id: lead.id,
        happened_at: at,
        account_id: by.id,
        by_address: by.address,
        kind,
        detail: JSON.stringify(detail),
      })),
    )
    for (let from = 0; from < events.length; from += batch) {
      const some = events.slice(from, from + batch)
      await trx.insertInto('lead_events').values(some).execute()
    }
  })
}
