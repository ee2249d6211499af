import type { Kysely } from 'kysely'
import { whenReachable } from '../kernel/when-reachable.ts'
import { windowCounter } from '../kernel/window-counter.ts'
import type { AssignedLead } from '../lead-management/assigned-lead.ts'
import type { LeadManagementStore } from '../lead-management/lead-management-store.ts'
import type { MentionedColleague } from '../lead-management/mentioned-colleague.ts'
import { mentionedIn } from '../lead-management/mentions.ts'
import type { BusinessDays } from '../leads/answer-due.ts'
import { mailAgain } from '../mail/mail-again.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { answerAgain } from './answer-again.ts'
import { changeLeads } from './change-leads.ts'
import { claimMail } from './claim-mail.ts'
import { colleaguesIn } from './colleagues-in.ts'
import { deleteLeads } from './delete-leads.ts'
import { emptyLog } from './empty-log.ts'
import type { KeyedHash } from './keyed-hash.ts'
import { recordLeadEvents, touchLead } from './lead-events.ts'
import { mergeLeads, takeLeadApart } from './merge-leads.ts'
import type { OpenDatabase } from './open-database.ts'
import { outboxRow, readMessage } from './outbox-row.ts'
import type { Database } from './schema.ts'
import { recordTeamAction } from './team-actions.ts'
import { transacting } from './transacting.ts'

const day = 86_400_000

/** Mails about leads given to one colleague; the dashboard shows them all the same. In the memory of each process. */
const assignmentMails = { times: 30, seconds: 3_600 } as const

/** Mails about notes that name one colleague, counted in the same way. */
const mentionMails = { times: 30, seconds: 3_600 } as const

export type LeadWorkSurroundings = {
  /** Of the team, for the promised answer. */
  businessDays: () => BusinessDays
  writeAssigned: (assigned: readonly AssignedLead[]) => QueuedMail
  writeMentioned: (mention: MentionedColleague) => QueuedMail
  /** Hears of mails, so that nobody waits for the next poll. */
  onQueued: () => void
}

/** What the team does with leads, in SQLite or PostgreSQL. */
export function kyselyLeadManagement(
  database: OpenDatabase,
  { businessDays, writeAssigned, writeMentioned, onQueued }: LeadWorkSurroundings,
): LeadManagementStore {
  const { db, engine, keyed } = database
  /** Empties the log, too, where work has deleted what somebody wrote. */
  async function forget<Result extends string>(
    work: (trx: Kysely<Database>) => Promise<Result>,
  ): Promise<Result> {
    const result = await transact(work)
    if (result === 'deleted' || result === 'erased') await whenReachable(() => emptyLog(database))
    return result
  }
  const tooManyFor = windowCounter(assignmentMails)
  const tooManyMentions = windowCounter(mentionMails)
  const transact = transacting(db)

  return {
    async change(orders) {
      const { results, queued } = await transact(async (trx) => {
        const { results, assigned } = await changeLeads(trx, orders, {
          locks: engine === 'postgres',
          businessDays: businessDays(),
        })
        const byAssignee = Map.groupBy(assigned, ({ assignee }) => assignee)
        const mails: ReturnType<typeof outboxRow>[] = []
        for (const [assignee, leads] of byAssignee) {
          const untold = await claimTelling(trx, keyed, assignee, leads)
          if (untold.length === 0 || tooManyFor(assignee) !== undefined) continue
          mails.push(outboxRow(writeAssigned(untold)))
        }
        if (mails.length > 0) await trx.insertInto('outbox').values(mails).execute()
        return { results, queued: mails.length }
      })
      if (queued > 0) onQueued()
      return results
    },

    merge: (order) => transact((trx) => mergeLeads(trx, order, engine === 'postgres')),

    takeApart: (order) => transact((trx) => takeLeadApart(trx, order, engine === 'postgres')),

    async addNote({ reference, by, now, text }) {
      const { result, queued } = await transact(async (trx) => {
        // Kept, or it could be erased before the note stands.
        const lead = await findLead(trx, reference, engine === 'postgres')
        if (!lead) return { result: 'unknown' as const, queued: 0 }
        const note = { leadId: lead.id, kind: 'note', detail: { text } } as const
        await recordLeadEvents(trx, [note], { by, now })
        await touchLead(trx, lead.id, now)
        const mails = mentionedIn(text, await colleaguesIn(trx))
          .filter(({ id }) => id !== by.accountId && tooManyMentions(id) === undefined)
          .map(({ address }) =>
            writeMentioned({ leadId: lead.id, reference, address, by: by.address, at: now }),
          )
        if (mails.length > 0) await trx.insertInto('outbox').values(mails.map(outboxRow)).execute()
        return { result: 'added' as const, queued: mails.length }
      })
      if (queued > 0) onQueued()
      return result
    },

    deleteNote: ({ reference, by, now, id }) =>
      forget(async (trx) => {
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
        const lead = await findLead(trx, reference, engine === 'postgres')
        const row =
          lead &&
          (await trx
            .selectFrom('outbox')
            .select(['id', 'kind', 'message', 'has_words'])
            .where('id', '=', mailId)
            .where('lead_id', '=', lead.id)
            .where('webhook_id', 'is', null)
            .executeTakeFirst())
        if (!row) return 'unknown'
        if (!row.has_words) return 'words-forgotten'
        const kind = row.kind as QueuedMail['kind']
        const message = readMessage(row.message)
        const claim = { address: message.to.address, kind: 'acknowledgement', now } as const
        // The team's own mailboxes are mailed as often as the team likes.
        if (kind === 'acknowledgement' && !(await claimMail(trx, keyed, claim))) {
          return 'over-budget'
        }
        const again = mailAgain({ id: row.id, leadId: lead.id, kind, message }, now)
        await trx.insertInto('outbox').values(outboxRow(again)).execute()
        if (kind === 'answer') await answerAgain(trx, row.id, again)
        const event = { leadId: lead.id, kind: 'sent-again', detail: { mail: kind } } as const
        await recordLeadEvents(trx, [event], { by, now })
        await touchLead(trx, lead.id, now)
        return 'queued'
      })
      if (result === 'queued') onQueued()
      return result
    },

    erase: ({ reference, by, now }) =>
      forget(async (trx) => {
        const lead = await findLead(trx, reference)
        if (!lead) return 'unknown'
        await deleteLeads(trx, [lead.id], { by, now, locks: engine === 'postgres' })
        await recordTeamAction(trx, { by, now, what: `erased the lead ${reference}` })
        return 'erased'
      }),
  }
}

/** Of the leads given to a colleague those of which they were not told within a day: notes it for each. */
async function claimTelling(
  trx: Kysely<Database>,
  keyed: KeyedHash,
  assignee: string,
  leads: readonly AssignedLead[],
): Promise<AssignedLead[]> {
  const untold: AssignedLead[] = []
  for (const lead of leads) {
    const claimed = await trx
      .insertInto('account_letters')
      .values({ key: keyed('assigned', assignee, lead.leadId), queued_at: lead.at })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ queued_at: lead.at })
          .where('account_letters.queued_at', '<=', lead.at - day),
      )
      .returning('key')
      .executeTakeFirst()
    if (claimed) untold.push(lead)
  }
  return untold
}

function findLead(
  trx: Kysely<Database>,
  reference: string,
  locks = false,
): Promise<{ id: string } | undefined> {
  const found = trx.selectFrom('leads').select('id').where('reference', '=', reference)
  return (locks ? found.forUpdate() : found).executeTakeFirst()
}
