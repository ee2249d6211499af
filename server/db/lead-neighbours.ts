import freeMailDomains from 'free-email-domains'
import { type Kysely, sql } from 'kysely'
import type { LeadDetail } from '../../contract/team-leads.ts'
import { isAlike } from './merge-leads.ts'
import type { Database } from './schema.ts'

const mostNeighbours = 20

/** A domain from which more different people wrote belongs to no single company, known as free or not. */
const mostPeople = 5

const freeMail = new Set(freeMailDomains)

type Lead = { id: string; email: string; domain: string; message: string }

/** Other leads of the same address, or of the same mail domain unless many people share it; the newest first. */
export async function leadNeighbours(
  reader: Kysely<Database>,
  lead: Lead,
): Promise<LeadDetail['neighbours']> {
  const address = lead.email.toLowerCase()
  const byDomain = await isOfOneCompany(reader, lead.domain)
  const rows = await reader
    .selectFrom('leads')
    .select(['reference', 'first_name', 'last_name', 'email', 'status', 'received_at', 'version'])
    .select(['merged_into', 'message'])
    .where(byDomain ? sql`domain` : sql`lower(email)`, '=', byDomain ? lead.domain : address)
    .where('id', '!=', lead.id)
    .orderBy('received_at', 'desc')
    .limit(mostNeighbours)
    .execute()
  return rows.map((row) => ({
    reference: row.reference,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    status: row.status,
    receivedAt: row.received_at,
    version: row.version,
    isAlike: row.merged_into === null && isAlike(lead, row),
    by: row.email.toLowerCase() === address ? 'address' : 'domain',
  }))
}

async function isOfOneCompany(reader: Kysely<Database>, domain: string): Promise<boolean> {
  if (freeMail.has(domain)) return false
  const people = await reader
    .selectFrom('leads')
    .select(sql`lower(email)`.as('person'))
    .distinct()
    .where('domain', '=', domain)
    .limit(mostPeople + 1)
    .execute()
  return people.length <= mostPeople
}
