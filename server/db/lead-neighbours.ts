import freeMailDomains from 'free-email-domains'
import { type Kysely, sql } from 'kysely'
import type { LeadDetail } from '../../contract/team-leads.ts'
import { type MergeableLead, mergeHindrance } from '../lead-management/merge-rule.ts'
import { mergeable, mergeColumns, wholeAmong } from './merge-leads.ts'
import type { Database } from './schema.ts'

const mostNeighbours = 20

/** A domain from which more different people wrote belongs to no single company, known as free or not. */
const mostPeople = 5

const freeMail = new Set(freeMailDomains)

type Lead = Parameters<typeof mergeable>[0] & { domain: string; received_at: number }

/** Other leads of the same address, or of the same mail domain unless many people share it; the newest first. */
export async function leadNeighbours(
  reader: Kysely<Database>,
  lead: Lead,
): Promise<LeadDetail['neighbours']> {
  const address = lead.email.toLowerCase()
  const byDomain = await isOfOneCompany(reader, lead.domain)
  const rows = await reader
    .selectFrom('leads')
    .select([...mergeColumns])
    .select(['first_name', 'last_name', 'received_at'])
    .where(byDomain ? sql`domain` : sql`lower(email)`, '=', byDomain ? lead.domain : address)
    .where('id', '!=', lead.id)
    .orderBy('received_at', 'desc')
    .limit(mostNeighbours)
    .execute()
  const whole = await wholeAmong(reader, [lead, ...rows])
  const self = mergeable(lead, whole)
  return rows.map((row) => ({
    reference: row.reference,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    status: row.status,
    receivedAt: row.received_at,
    version: row.version,
    isMerged: row.merged_into !== null,
    merges: whichStands(self, mergeable(row, whole), row.received_at < lead.received_at),
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

/**
 * Where either may stand for the other, the one that is looked at does; of two in the same status, as both were promised
 * the same hour after a weekend, the one that came first. A new one is never led behind one that is answered already.
 */
function whichStands(
  lead: MergeableLead,
  other: MergeableLead,
  otherCameFirst: boolean,
): 'here' | 'there' | null {
  const here = !mergeHindrance(lead, other)
  const there = !mergeHindrance(other, lead)
  const otherIsPreferred = otherCameFirst && other.status === lead.status
  if (there && (otherIsPreferred || !here)) return 'there'
  return here ? 'here' : null
}
