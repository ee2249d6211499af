import type { Kysely } from 'kysely'
import type { LeadAnswer } from '../../contract/team-answers.ts'
import type { LeadDetail, LeadReply } from '../../contract/team-leads.ts'
import type { LeadQuote } from '../../contract/team-quotes.ts'
import type { Database } from './schema.ts'

/** What was answered, quoted and came back about a lead, as an account sees it. */
export async function correspondence(
  reader: Kysely<Database>,
  leadId: string,
  accountId: string | null,
): Promise<Pick<LeadDetail, 'answers' | 'replies' | 'quotes'>> {
  return {
    answers: await answersOf(reader, leadId, accountId),
    replies: await repliesOf(reader, leadId),
    quotes: await quotesOf(reader, leadId),
  }
}

export async function answersOf(
  reader: Kysely<Database>,
  leadId: string,
  accountId: string | null,
): Promise<LeadAnswer[]> {
  const rows = await reader
    .selectFrom('lead_answers')
    .leftJoin('outbox', 'outbox.id', 'lead_answers.mail_id')
    .selectAll('lead_answers')
    .select(['outbox.attempts', 'outbox.last_error'])
    .where('lead_answers.lead_id', '=', leadId)
    .orderBy('lead_answers.written_at')
    .orderBy('lead_answers.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    by: row.by_address,
    mine: accountId !== null && row.account_id === accountId,
    writtenAt: row.written_at,
    leavesAt: row.leaves_at,
    subject: row.subject,
    text: row.text,
    attachments: JSON.parse(row.attachments) as LeadAnswer['attachments'],
    state: row.state,
    endedAt: row.ended_at,
    attempts: row.attempts ?? 0,
    error: row.state === 'waiting' ? row.last_error : row.error,
  }))
}

/** The newest: strangers decide how many come. */
const shownReplies = 200

export async function repliesOf(reader: Kysely<Database>, leadId: string): Promise<LeadReply[]> {
  const rows = await reader
    .selectFrom('lead_replies')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownReplies)
    .execute()
  return rows.toReversed().map((row) => ({
    id: row.id,
    kind: row.kind,
    from: { name: row.from_name, address: row.from_address },
    subject: row.subject,
    text: row.text,
    attachments: JSON.parse(row.attachments) as LeadReply['attachments'],
    receivedAt: row.received_at,
  }))
}

export async function quotesOf(reader: Kysely<Database>, leadId: string): Promise<LeadQuote[]> {
  const rows = await reader
    .selectFrom('lead_quotes')
    .select(['id', 'number', 'version', 'fields', 'made_at', 'by_address'])
    .where('lead_id', '=', leadId)
    .orderBy('made_at')
    .orderBy('version')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    version: row.version,
    fields: JSON.parse(row.fields) as LeadQuote['fields'],
    madeAt: row.made_at,
    by: row.by_address,
  }))
}
