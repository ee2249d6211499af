import type { Kysely } from 'kysely'
import { draftLifetime } from '../../contract/team-answers.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import type { AnswerStore } from '../lead-management/answer-store.ts'
import { answeringNow } from './lead-presence.ts'
import type { Database } from './schema.ts'
import { transacting } from './transacting.ts'

type Drafts = Pick<AnswerStore, 'saveDraft' | 'draft' | 'noteAnswering' | 'stopAnswering'>

/** Answers that are not sent yet, and who writes them. */
export function answerDrafts(db: Kysely<Database>): Drafts {
  const transact = transacting(db)

  return {
    saveDraft: ({ reference, by, now, content }) =>
      transact(async (trx) => {
        const lead = await findLead(trx, reference)
        if (!lead) return 'unknown'
        if (content === null) await forgetDraft(trx, lead.id, by.accountId)
        else {
          await trx
            .insertInto('lead_drafts')
            .values({ lead_id: lead.id, account_id: by.accountId, content, saved_at: now })
            .onConflict((conflict) =>
              conflict.columns(['lead_id', 'account_id']).doUpdateSet({ content, saved_at: now }),
            )
            .execute()
        }
        return 'saved'
      }),

    draft: (reference, accountId, now) =>
      whenReachable(async () => {
        const row = await db
          .selectFrom('lead_drafts')
          .innerJoin('leads', 'leads.id', 'lead_drafts.lead_id')
          .select('lead_drafts.content')
          .where('leads.reference', '=', reference)
          .where('lead_drafts.account_id', '=', accountId)
          .where('lead_drafts.saved_at', '>', now - draftLifetime)
          .executeTakeFirst()
        return row?.content
      }),

    noteAnswering: ({ reference, by, now }) =>
      transact(async (trx) => {
        const lead = await findLead(trx, reference)
        if (!lead) return 'unknown'
        const seen = { by_address: by.address, seen_at: now }
        await trx
          .insertInto('lead_presence')
          .values({ lead_id: lead.id, account_id: by.accountId, ...seen })
          .onConflict((conflict) => conflict.columns(['lead_id', 'account_id']).doUpdateSet(seen))
          .execute()
        return answeringNow(trx, lead.id, by.accountId, now)
      }),

    stopAnswering: ({ reference, by }) =>
      transact(async (trx) => {
        const lead = await findLead(trx, reference)
        if (lead) await stopWriting(trx, lead.id, by.accountId)
      }),
  }
}

/** Once it is sent, or without words. */
export async function forgetDraft(
  trx: Kysely<Database>,
  leadId: string,
  accountId: string,
): Promise<void> {
  await trx
    .deleteFrom('lead_drafts')
    .where('lead_id', '=', leadId)
    .where('account_id', '=', accountId)
    .execute()
}

export async function stopWriting(
  trx: Kysely<Database>,
  leadId: string,
  accountId: string,
): Promise<void> {
  await trx
    .deleteFrom('lead_presence')
    .where('lead_id', '=', leadId)
    .where('account_id', '=', accountId)
    .execute()
}

function findLead(trx: Kysely<Database>, reference: string): Promise<{ id: string } | undefined> {
  return trx.selectFrom('leads').select('id').where('reference', '=', reference).executeTakeFirst()
}
