import { randomUUID } from 'node:crypto'
import type { LeadStatus } from '../../contract/lead-filters.ts'
import { leadRow, wordsRow } from '../../server/db/kysely-lead-store.ts'
import type { OpenDatabase } from '../../server/db/open-database.ts'
import { answerDue } from '../../server/leads/answer-due.ts'
import type { Enquiry } from '../../server/leads/enquiry.ts'
import type { Lead } from '../../server/leads/lead.ts'
import { newReference } from '../../server/leads/reference.ts'
import { contactFields } from './lead-calls.ts'

/** What a lead may have besides what a visitor's call can say. */
export type SearchableLead = Partial<Omit<Lead, 'enquiry'>> & {
  enquiry?: Enquiry
  fields?: Parameters<typeof contactFields>[0]
  status?: LeadStatus
  assigneeId?: string | null
}

/** Stores a lead as it would stand there, whatever its age and state. */
export async function storeSearchableLead(
  { db }: Pick<OpenDatabase, 'db'>,
  { fields, enquiry, status = 'new', assigneeId = null, ...given }: SearchableLead = {},
): Promise<Lead> {
  const receivedAt = given.receivedAt ?? Date.now()
  const context = given.context ?? {}
  const lead: Lead = {
    id: randomUUID(),
    reference: newReference(),
    submissionKey: randomUUID(),
    enquiry: enquiry ?? { kind: 'contact', fields: contactFields(fields) },
    context,
    suspicions: [],
    receivedAt,
    answerDueAt: answerDue(context.need, receivedAt, {
      timeZone: 'Atlantic/Reykjavik',
      holidays: new Set(),
    }),
    ...given,
  }
  await db
    .insertInto('leads')
    .values({ ...leadRow(lead), status, assignee_id: assigneeId })
    .execute()
  await db.insertInto('lead_words').values(wordsRow(lead)).execute()
  return lead
}
