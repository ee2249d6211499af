import { leadRow, wordsRow } from '../../server/db/kysely-lead-store.ts'
import type { OpenDatabase } from '../../server/db/open-database.ts'
import { type MadeUpLead, madeUpLeads } from './made-up-leads.ts'

/** Leads of one transaction: SQLite takes some 32,000 values in a statement. */
const batch = 1_000

/**
 * Stores so many made-up leads with their search words, as the store of leads writes both. Two thirds of
 * them are given to the accounts of these ids, where there are any.
 */
export async function seedLeads(
  database: OpenDatabase,
  count: number,
  now: number,
  assignees: readonly string[],
): Promise<void> {
  let leads: MadeUpLead[] = []
  for (const lead of madeUpLeads(count, now)) {
    leads.push(lead)
    if (leads.length < batch) continue
    await store(database, leads, assignees)
    leads = []
  }
  if (leads.length > 0) await store(database, leads, assignees)
}

async function store(
  { db }: OpenDatabase,
  leads: readonly MadeUpLead[],
  assignees: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rows = leads.map(({ lead, status, answeredAt }, place) => ({
      ...leadRow(lead),
      status,
      answered_at: answeredAt,
      changed_at: answeredAt ?? lead.receivedAt,
      // Every third lead is nobody's.
      assignee_id: place % 3 === 0 ? null : (assignees[place % assignees.length] ?? null),
    }))
    await trx.insertInto('leads').values(rows).execute()
    await trx
      .insertInto('lead_words')
      .values(leads.map(({ lead }) => wordsRow(lead)))
      .execute()
  })
}
