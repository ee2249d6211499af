import type { Kysely } from 'kysely'
import { whenReachable } from '../kernel/when-reachable.ts'
import type { AssignedLead } from '../lead-management/assigned-lead.ts'
import type { LeadManagementStore } from '../lead-management/lead-management-store.ts'
import { mailAgain } from '../mail/mail-again.ts'
import type { MailMessage, QueuedMail } from '../mail/queued-mail.ts'
import { changeLeads } from './change-leads.ts'
import { claimMail } from './claim-mail.ts'
import { recordLeadEvents, touchLead } from './lead-events.ts'
import type { OpenDatabase } from './open-database.ts'
import { outboxRow } from './outbox-row.ts'
import type { Database } from './schema.ts'
import { recordTeamAction } from './team-actions.ts'

/**
 * What the team does with leads, in SQLite or PostgreSQL; `onQueued` hears of mails, so that nobody
 * waits for the next poll.
 */
export function kyselyLeadManagement(
  { db, engine, keyed }: OpenDatabase,
  writeAssigned: (assigned: readonly AssignedLead[]) => QueuedMail,
  onQueued: () => void,
): LeadManagementStore {
  const transact = <T>(work: (trx: Kysely<Database>) => Promise<T>): Promise<T> =>
    whenReachable(() => db.transaction().execute(work))

  return {
    async change(orders) {
      const { results, queued } = await transact(async (trx) => {
        const { results, assigned } = await changeLeads(trx, orders, engine === 'postgres')
        const byAssignee = Map.groupBy(assigned, ({ assignee }) => assignee)
        const mails = [...byAssignee.values()].map((leads) => outboxRow(writeAssigned(leads)))
        if (mails.length > 0) await trx.insertInto('outbox').values(mails).execute()
        return { results, queued: mails.length }
      })
      if (queued > 0) onQueued()
      return results
    },

    addNote: ({ reference, by, now, text }) =>
      transact(async (trx) => {
        const lead = await findLead(trx, reference)
        if (!lead) return 'unknown'
        const note = { leadId: lead.id, kind: 'note', detail: { text } } as const
        await recordLeadEvents(trx, [note], { by, now })
        await touchLead(trx, lead.id, now)
        return 'added'
      }),

    deleteNote: ({ reference, by, now, id }) =>
      transact(async (trx) => {
        const lead = await findLead(trx, reference)
        const note =
          lead &&
          (await trx
            .selectFrom('lead_events')
            .select('account_id')
            .where('id', '=', id)
            .where('lead_id', '=', lead.id)
            .where('kind', '=', 'note')
            .executeTakeFirst())
        if (!note) return 'unknown'
        if (by.accountId === null || note.account_id !== by.accountId) return 'not-own'
        await trx.deleteFrom('lead_events').where('id', '=', id).execute()
        await touchLead(trx, lead.id, now)
        return 'deleted'
      }),

    async sendAgain({ reference, by, now, mailId }) {
      const result = await transact(async (trx) => {
        const lead = await findLead(trx, reference)
        const row =
          lead &&
          (await trx
            .selectFrom('outbox')
            .select(['id', 'kind', 'message'])
            .where('id', '=', mailId)
            .where('lead_id', '=', lead.id)
            .where('webhook_id', 'is', null)
            .executeTakeFirst())
        if (!row) return 'unknown'
        const kind = row.kind as QueuedMail['kind']
        const message = JSON.parse(row.message) as MailMessage
        const claim = { address: message.to.address, kind: 'acknowledgement', now } as const
        // The team's own mailboxes are mailed as often as the team likes.
        if (kind === 'acknowledgement' && !(await claimMail(trx, keyed, claim))) {
          return 'over-budget'
        }
        const again = mailAgain({ id: row.id, leadId: lead.id, kind, message }, now)
        await trx.insertInto('outbox').values(outboxRow(again)).execute()
        const event = { leadId: lead.id, kind: 'sent-again', detail: { mail: kind } } as const
        await recordLeadEvents(trx, [event], { by, now })
        await touchLead(trx, lead.id, now)
        return 'queued'
      })
      if (result === 'queued') onQueued()
      return result
    },

    erase: ({ reference, by, now }) =>
      transact(async (trx) => {
        const lead = await findLead(trx, reference)
        if (!lead) return 'unknown'
        await trx.deleteFrom('outbox').where('lead_id', '=', lead.id).execute()
        await trx.deleteFrom('leads').where('id', '=', lead.id).execute()
        await recordTeamAction(trx, { by, now, what: `erased the lead ${reference}` })
        return 'erased'
      }),
  }
}

function findLead(trx: Kysely<Database>, reference: string): Promise<{ id: string } | undefined> {
  return trx.selectFrom('leads').select('id').where('reference', '=', reference).executeTakeFirst()
}
