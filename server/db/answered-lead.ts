import type { Kysely } from 'kysely'
import type { LeadKind } from '../../contract/lead-fields.ts'
import type { AnsweredLead } from '../lead-management/answer-store.ts'
import { needIn, writtenLeadOf } from './lead-row.ts'
import { readMessage } from './outbox-row.ts'
import type { Database } from './schema.ts'

/** A lead with the thread that its next answer joins; undefined where there is none of this reference. */
export async function answeredLead(
  db: Kysely<Database>,
  reference: string,
): Promise<AnsweredLead | undefined> {
  const row = await db
    .selectFrom('leads')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!row) return undefined
  const { extras, page, language } = writtenLeadOf(row)
  return {
    id: row.id,
    reference,
    kind: row.kind as LeadKind,
    interest: row.interest,
    need: needIn(row.need),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    organization: row.organization,
    page,
    language,
    extras,
    thread: await threadOf(db, row.id),
  }
}

/** The newest that an answer names besides our first mail: mail programs need no more, and strangers decide how many come. */
const threadLength = 20

/** Of a line of a header: others, which strangers may give their mails, would keep ours from mail servers that are strict. */
const plainId = /^<[!-;=?-~]{1,900}>$/

/** The acknowledgement, while its envelope is kept, then answers that left and what came back, by their time. */
async function threadOf(db: Kysely<Database>, leadId: string): Promise<string[]> {
  const acknowledgement = await db
    .selectFrom('outbox')
    .select('message')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'acknowledgement')
    .orderBy('queued_at')
    .executeTakeFirst()
  const answers = await db
    .selectFrom('lead_answers')
    .select(['message_id as id', 'written_at as at'])
    .where('lead_id', '=', leadId)
    .where('state', '=', 'sent')
    .execute()
  const replies = await db
    .selectFrom('lead_replies')
    .select(['message_id as id', 'received_at as at'])
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'reply')
    .execute()
  const later = [...answers, ...replies].toSorted((a, b) => a.at - b.at).map(({ id }) => id)
  const named = later.filter((id) => plainId.test(id))
  return [
    ...(acknowledgement ? [readMessage(acknowledgement.message).messageId] : []),
    ...named.slice(-threadLength),
  ]
}
