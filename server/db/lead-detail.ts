import { type Kysely, sql } from 'kysely'
import { draftLifetime } from '../../contract/team-answers.ts'
import type { LeadDetail, LeadEvent, LeadMail, MergedLead } from '../../contract/team-leads.ts'
import { suspicionSentences } from '../lead-management/suspicion-sentences.ts'
import type { Suspicion } from '../leads/suspicions.ts'
import type { MailMessage } from '../mail/queued-mail.ts'
import { answersOf, correspondence, repliesOf } from './lead-correspondence.ts'
import { leadNeighbours } from './lead-neighbours.ts'
import { answeringNow } from './lead-presence.ts'
import { leadRowOf, tagsOf, writtenLeadOf } from './lead-row.ts'
import type { Database } from './schema.ts'

/** A lead whole, as an account sees it; undefined where there is none of this reference. */
export async function leadDetail(
  reader: Kysely<Database>,
  reference: string,
  accountId: string | null,
  now = Date.now(),
): Promise<LeadDetail | undefined> {
  const lead = await reader
    .selectFrom('leads')
    .leftJoin('team_accounts', 'team_accounts.id', 'leads.assignee_id')
    .selectAll('leads')
    .select('team_accounts.email as assignee')
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!lead) return undefined
  const tags = await tagsOf(reader, [lead])
  const mergedInto = await referenceOf(reader, lead.merged_into)
  const suspicions = JSON.parse(lead.suspicions) as Suspicion[]
  return {
    ...leadRowOf({ ...lead, mergedInto }, lead.assignee, lead.message, tags.get(lead.id) ?? []),
    ...writtenLeadOf(lead),
    suspicions: suspicions.map((suspicion) => suspicionSentences[suspicion]),
    mails: await mailsAbout(reader, lead.id),
    history: [
      { id: 'received', at: lead.received_at, by: null, kind: 'received' },
      ...(await eventsOf(reader, lead.id, accountId)),
    ],
    ...(await correspondence(reader, lead.id, accountId)),
    hasDraft: await hasDraft(reader, lead.id, accountId, now),
    answering: await answeringNow(reader, lead.id, accountId, now),
    neighbours: await leadNeighbours(reader, lead),
    merged: await mergedWith(reader, lead.id, accountId),
  }
}

async function referenceOf(reader: Kysely<Database>, id: string | null): Promise<string | null> {
  if (id === null) return null
  const lead = await reader
    .selectFrom('leads')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirst()
  return lead?.reference ?? null
}

async function mergedWith(
  reader: Kysely<Database>,
  leadId: string,
  accountId: string | null,
): Promise<MergedLead[]> {
  const rows = await reader
    .selectFrom('leads')
    .select(['id', 'reference', 'first_name', 'last_name', 'email', 'received_at', 'version'])
    .select('message')
    .where('merged_into', '=', leadId)
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  const merged = rows.map(async (row) => ({
    ...{ reference: row.reference, firstName: row.first_name, lastName: row.last_name },
    ...{ email: row.email, receivedAt: row.received_at, version: row.version },
    message: row.message,
    answers: await answersOf(reader, row.id, accountId),
    replies: await repliesOf(reader, row.id),
    history: await eventsOf(reader, row.id, accountId),
  }))
  return Promise.all(merged)
}

async function hasDraft(
  reader: Kysely<Database>,
  leadId: string,
  accountId: string | null,
  now: number,
): Promise<boolean> {
  const draft = await reader
    .selectFrom('lead_drafts')
    .select('saved_at')
    .where('lead_id', '=', leadId)
    .where('account_id', '=', accountId ?? '')
    .where('saved_at', '>', now - draftLifetime)
    .executeTakeFirst()
  return draft !== undefined
}

async function mailsAbout(reader: Kysely<Database>, leadId: string): Promise<LeadMail[]> {
  const rows = await reader
    .selectFrom('outbox')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('webhook_id', 'is', null)
    .orderBy('queued_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const { to, subject } = JSON.parse(row.message) as MailMessage
    return {
      id: row.id,
      kind: row.kind,
      to: to.address,
      subject,
      isWhole: row.has_words === 1,
      state: row.state,
      attempts: row.attempts,
      queuedAt: row.queued_at,
      finishedAt: row.finished_at,
      lastError: row.last_error,
    }
  })
}

async function eventsOf(
  reader: Kysely<Database>,
  leadId: string,
  accountId: string | null,
): Promise<LeadEvent[]> {
  const rows = await reader
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('happened_at')
    .orderBy(sql`case kind when 'status' then 0 else 1 end`)
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const mine = accountId !== null && row.account_id === accountId
    const detail = {
      ...JSON.parse(row.detail),
      kind: row.kind,
      ...(row.kind === 'note' && { mine }),
    } as LeadEvent
    return { ...detail, id: row.id, at: row.happened_at, by: row.by_address }
  })
}
