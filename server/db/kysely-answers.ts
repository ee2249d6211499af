import type { Kysely } from 'kysely'
import { whenReachable } from '../kernel/when-reachable.ts'
import type { AnswerStore } from '../lead-management/answer-store.ts'
import { answerDrafts, forgetDraft, stopWriting } from './answer-drafts.ts'
import { answeredLead } from './answered-lead.ts'
import { emptyLog } from './empty-log.ts'
import { recordLeadEvents, touchLead } from './lead-events.ts'
import type { OpenDatabase } from './open-database.ts'
import { queueWithFiles } from './outbox-row.ts'
import type { Database } from './schema.ts'
import { transacting } from './transacting.ts'

/** Answers of colleagues, in SQLite or PostgreSQL. */
export function kyselyAnswers(database: OpenDatabase): AnswerStore {
  const { db, reader, engine } = database
  const transact = transacting(db)

  return {
    ...answerDrafts(db),

    lead: (reference) => whenReachable(() => answeredLead(reader, reference)),

    send: ({ reference, by, now, version, answer }, write) =>
      transact(async (trx) => {
        const found = trx
          .selectFrom('leads')
          .select(['id', 'version'])
          .where('reference', '=', reference)
        // Locked, or of two who send at once both would find the version they saw.
        const row = await (engine === 'postgres' ? found.forUpdate() : found).executeTakeFirst()
        const lead = row && (await answeredLead(trx, reference))
        if (!lead) return 'unknown'
        const known = await leadOfAnswer(trx, answer.id)
        if (known !== undefined && known !== lead.id) return 'conflict'
        if (known) {
          // A browser that heard nothing of it has kept the draft since.
          await forgetDraft(trx, lead.id, by.accountId)
          return 'queued'
        }
        if (row.version !== version) return 'conflict'
        const mail = write(lead)
        await queueWithFiles(trx, mail)
        await trx
          .insertInto('lead_answers')
          .values({
            id: answer.id,
            lead_id: lead.id,
            mail_id: mail.id,
            message_id: mail.message.messageId,
            account_id: by.accountId,
            by_address: by.address,
            written_at: now,
            leaves_at: answer.leavesAt,
            subject: mail.message.subject,
            text: answer.text,
            attachments: JSON.stringify(answer.files.map(fileFacts)),
            state: 'waiting',
            ended_at: null,
            error: null,
          })
          .execute()
        const event = { leadId: lead.id, kind: 'answer', detail: { answer: answer.id } } as const
        await recordLeadEvents(trx, [event], { by, now })
        // Whoever wrote on the version before is told before theirs is sent.
        await trx
          .updateTable('leads')
          .set({ version: version + 1, changed_at: now })
          .where('id', '=', lead.id)
          .execute()
        await forgetDraft(trx, lead.id, by.accountId)
        await stopWriting(trx, lead.id, by.accountId)
        return 'queued'
      }),

    takeBack: async ({ reference, by, now, id }) => {
      const result = await transact(async (trx) => {
        const answer = await trx
          .selectFrom('lead_answers')
          .innerJoin('leads', 'leads.id', 'lead_answers.lead_id')
          .selectAll('lead_answers')
          .where('leads.reference', '=', reference)
          .where('lead_answers.id', '=', id)
          .executeTakeFirst()
        if (!answer) return 'unknown'
        if (answer.account_id !== by.accountId) return 'not-own'
        // Waits for a claim that is under way, and then finds its lease.
        const gone = await trx
          .deleteFrom('outbox')
          .where('id', '=', answer.mail_id)
          .where('state', '=', 'waiting')
          .where('attempts', '=', 0)
          .where('lease_owner', 'is', null)
          .executeTakeFirst()
        if (gone.numDeletedRows === 0n) return 'too-late'
        await trx.deleteFrom('lead_answers').where('id', '=', id).execute()
        await trx
          .deleteFrom('lead_events')
          .where('lead_id', '=', answer.lead_id)
          .where('kind', '=', 'answer')
          .where('detail', '=', JSON.stringify({ answer: id }))
          .execute()
        await touchLead(trx, answer.lead_id, now)
        return 'taken-back'
      })
      // What nobody was to read stands in the log as well.
      if (result === 'taken-back') await whenReachable(() => emptyLog(database))
      return result
    },
  }
}

const fileFacts = ({ name, type, content }: { name: string; type: string; content: string }) => ({
  name,
  type,
  bytes: Buffer.byteLength(content, 'base64'),
})

async function leadOfAnswer(trx: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('lead_answers')
    .select('lead_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.lead_id
}
