import { openDatabase } from '../../server/db/open-database.ts'
import type { DatabaseAddress } from './test-databases.ts'

export type LeadCount = {
  /** Submissions that were answered with 200. */
  acknowledged: number
  /** Acknowledged, but not in the database under the reference that was told. */
  missing: number
  /** Stored more than once. */
  doubled: number
  /** Leads whose mails are not in the outbox. */
  withoutMails: number
}

/** The team's and the sender's; an address that was tried too often in an hour earns none of its own. */
const mailsOf = ({ suspicions }: { suspicions: string }) => (suspicions === '[]' ? 2 : 1)

/** Compares a database with what was acknowledged: the reference told to each sender's address. */
export async function countLeads(
  address: DatabaseAddress,
  references: ReadonlyMap<string, string>,
): Promise<LeadCount> {
  const { db } = await openDatabase(address, () => {})
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'email', 'reference', 'suspicions'])
    .execute()
  const mails = await db.selectFrom('outbox').select('lead_id').execute()
  await db.destroy()
  const stored = new Map(leads.map((lead) => [lead.email, lead.reference]))
  const mailed = Map.groupBy(mails, (mail) => mail.lead_id)
  return {
    acknowledged: references.size,
    missing: [...references].filter(([email, reference]) => stored.get(email) !== reference).length,
    doubled: leads.length - stored.size,
    withoutMails: leads.filter((lead) => mailed.get(lead.id)?.length !== mailsOf(lead)).length,
  }
}
