import type { Kysely } from 'kysely'
import { changedState } from '../lead-management/lead-state.ts'
import { recordLeadEvents, touchLead } from './lead-events.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database, LeadAnswerTable } from './schema.ts'

/**
 * Notes in the history what became of answers whose mails have left or were refused. One that left stops the clock: a
 * lead that is still new was contacted by its author. Within the transaction that marks the mails.
 */
export async function settleAnswers(
  trx: Kysely<Database>,
  engine: OpenDatabase['engine'],
): Promise<void> {
  const ended = await trx
    .selectFrom('lead_answers')
    .innerJoin('outbox', 'outbox.id', 'lead_answers.mail_id')
    .select([
      'lead_answers.id',
      'lead_answers.lead_id',
      'lead_answers.account_id',
      'lead_answers.by_address',
      'outbox.state as became',
      'outbox.finished_at',
      'outbox.last_error',
    ])
    .where('lead_answers.state', '=', 'waiting')
    .where('outbox.state', '<>', 'waiting')
    // In one order for all, or two processes that mark several would wait for each other for ever.
    .orderBy('lead_answers.lead_id')
    .execute()
  for (const answer of ended) {
    const isSent = answer.became === 'sent'
    const at = answer.finished_at ?? Date.now()
    const settled = await trx
      .updateTable('lead_answers')
      .set({ state: isSent ? 'sent' : 'refused', ended_at: at, error: answer.last_error })
      .where('id', '=', answer.id)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    // Another process was sooner.
    if (settled.numUpdatedRows === 0n) continue
    const event = isSent
      ? { kind: 'answer-sent' as const, detail: { answer: answer.id } }
      : { kind: 'answer-refused' as const, detail: { answer: answer.id, error: answer.last_error } }
    await recordLeadEvents(trx, [{ leadId: answer.lead_id, ...event }], { by: null, now: at })
    if (isSent) await contacted(trx, answer, at, engine === 'postgres')
    else await touchLead(trx, answer.lead_id, at)
  }
}

async function contacted(
  trx: Kysely<Database>,
  answer: Pick<LeadAnswerTable, 'lead_id' | 'account_id' | 'by_address'>,
  at: number,
  locks: boolean,
): Promise<void> {
  const found = trx
    .selectFrom('leads')
    .select(['status', 'assignee_id', 'answered_at', 'version'])
    .where('id', '=', answer.lead_id)
  const lead = await (locks ? found.forUpdate() : found).executeTakeFirst()
  if (!lead) return
  const state = {
    status: lead.status,
    assigneeId: lead.assignee_id,
    answeredAt: lead.answered_at,
  }
  const next = lead.status === 'new' ? changedState(state, { status: 'contacted' }, at) : undefined
  if (!next) return touchLead(trx, answer.lead_id, at)
  await trx
    .updateTable('leads')
    .set({
      status: next.status,
      answered_at: next.answeredAt,
      version: lead.version + 1,
      changed_at: at,
    })
    .where('id', '=', answer.lead_id)
    .execute()
  await recordLeadEvents(
    trx,
    [{ leadId: answer.lead_id, kind: 'status', detail: { from: lead.status, to: next.status } }],
    { by: { accountId: answer.account_id, address: answer.by_address }, now: at },
  )
}
