import type { Kysely } from 'kysely'
import { changeLeads } from './change-leads.ts'
import { recordLeadEvents, touchLead } from './lead-events.ts'
import { lockLeads } from './lock-leads.ts'
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
    .execute()
  if (engine === 'postgres' && ended.length > 0) {
    const ids = ended.map((answer) => answer.lead_id)
    await lockLeads(trx, (eb) => eb('id', 'in', ids))
  }
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
  now: number,
  locks: boolean,
): Promise<void> {
  const found = trx
    .selectFrom('leads')
    .select(['reference', 'version', 'status'])
    .where('id', '=', answer.lead_id)
  // Locked, or a colleague's change in between would be a conflict that nobody hears of.
  const lead = await (locks ? found.forUpdate() : found).executeTakeFirst()
  if (lead?.status !== 'new') return touchLead(trx, answer.lead_id, now)
  const { reference, version } = lead
  const by = { accountId: answer.account_id, address: answer.by_address }
  const orders = [{ reference, version, status: 'contacted' as const, by, now }]
  // A change of the status alone counts no days, in whatever zone.
  const businessDays = { timeZone: 'UTC', holidays: new Set<string>() }
  await changeLeads(trx, orders, { locks, businessDays })
}
