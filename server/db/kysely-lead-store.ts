import type { Insertable, Kysely } from 'kysely'
import { extraFacts } from '../../contract/extras.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { teamLanguage } from '../../contract/words/language.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import { interestOf } from '../leads/enquiry.ts'
import type { Lead } from '../leads/lead.ts'
import type { EarlierLead, LeadStore, LeadTransaction } from '../leads/lead-store.ts'
import { mailDomain } from '../leads/mail-domain.ts'
import { searchWords } from '../leads/search-words.ts'
import { usualAcknowledgementsPerHour, usualNotificationsPerHour } from '../limits/mail-budget.ts'
import { claimMail } from './claim-mail.ts'
import { deliveryRow } from './delivery-row.ts'
import { claimPlace } from './hourly-places.ts'
import type { KeyedHash } from './keyed-hash.ts'
import type { OpenDatabase } from './open-database.ts'
import { outboxRow } from './outbox-row.ts'
import type { Database, LeadTable, LeadWordsTable } from './schema.ts'
import { transacting } from './transacting.ts'

/** Mails an hour: to visitors in all, and to the team about one lead each. */
export type MailsPerHour = { acknowledgements: number; notifications: number }

const usualPerHour: MailsPerHour = {
  acknowledgements: usualAcknowledgementsPerHour,
  notifications: usualNotificationsPerHour,
}

/** Leads and their mails in SQLite or PostgreSQL. */
export function kyselyLeadStore(
  { db, engine, keyed }: OpenDatabase,
  perHour: MailsPerHour = usualPerHour,
): LeadStore {
  const locks = engine === 'postgres'
  return {
    findEarlier: (keys) => whenReachable(() => findEarlier(db, keys)),
    transact: (work) => transacting(db)((trx) => work(leadTransaction(trx, locks, keyed, perHour))),
  }
}

function leadTransaction(
  trx: Kysely<Database>,
  locks: boolean,
  keyed: KeyedHash,
  perHour: MailsPerHour,
): LeadTransaction {
  return {
    findEarlier: (keys) => findEarlier(trx, keys),

    async addLead(lead) {
      // Waits for a simultaneous insert of the same key, then yields to it.
      const added = await trx
        .insertInto('leads')
        .values(leadRow(lead))
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) return false
      await trx.insertInto('lead_words').values(wordsRow(lead)).execute()
      return true
    },

    async claimAcknowledgement(address, now) {
      let hourLeft = true
      const claim = { address, kind: 'acknowledgement', now } as const
      const claimed = await claimMail(trx, keyed, claim, async () => {
        hourLeft = await claimPlace(trx, 'acknowledgement', now, perHour.acknowledgements)
        return hourLeft
      })
      if (claimed) return 'queued'
      return hourLeft ? 'address-budget' : 'hourly-budget'
    },

    claimNotification: (share, now) => claimPlace(trx, share, now, perHour.notifications),

    async tellLater(leadId, now) {
      const hour = Math.floor(now / 3_600_000)
      await trx.insertInto('untold_leads').values({ lead_id: leadId, hour }).execute()
    },

    async queueMail(mail) {
      await trx.insertInto('outbox').values(outboxRow(mail)).execute()
    },

    async queueDeliveries(lead, write) {
      const on = trx.selectFrom('webhooks').select('id').where('is_on', '=', 1)
      // Locked: one that is deleted meanwhile would take the lead's transaction with it.
      const webhooks = await (locks ? on.orderBy('id').forShare() : on).execute()
      if (webhooks.length === 0) return
      const delivery = { leadId: lead.id, body: write(), queuedAt: lead.receivedAt }
      const rows = webhooks.map(({ id }) => deliveryRow({ webhookId: id, ...delivery }))
      await trx.insertInto('outbox').values(rows).execute()
    },
  }
}

async function findEarlier(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<EarlierLead | undefined> {
  const row = await db
    .selectFrom('leads')
    .leftJoin('outbox', (join) =>
      join.onRef('outbox.lead_id', '=', 'leads.id').on('outbox.kind', '=', 'acknowledgement'),
    )
    .select(['leads.reference', 'leads.answer_due_at', 'outbox.id as mail'])
    .where('leads.submission_key', 'in', [...keys])
    .orderBy('leads.received_at')
    .executeTakeFirst()
  return (
    row && { reference: row.reference, answerDueAt: row.answer_due_at, mailed: row.mail !== null }
  )
}

/** The words that a lead is found by. */
export function wordsRow({ id, reference, enquiry, context }: Lead): Insertable<LeadWordsTable> {
  const { lead, team } = contractWords(teamLanguage)
  const extras = extraFacts(context.extras ?? {}, lead).map(([, value]) => value)
  const need = context.need ? team.needs[context.need] : ''
  const words = searchWords(reference, ...Object.values(enquiry.fields), ...extras, need)
  return { lead_id: id, words: words.join(' ') }
}

/** A lead as it is stored, nobody having worked on it yet. */
export function leadRow(lead: Lead): Insertable<LeadTable> {
  const { enquiry, context } = lead
  return {
    id: lead.id,
    reference: lead.reference,
    submission_key: lead.submissionKey,
    kind: enquiry.kind,
    first_name: enquiry.fields.firstName,
    last_name: enquiry.fields.lastName,
    email: enquiry.fields.email,
    organization: enquiry.fields.organization,
    interest: interestOf(enquiry),
    message: enquiry.fields.message,
    page: context.page ?? null,
    need: context.need ?? null,
    extras: context.extras ? JSON.stringify(context.extras) : null,
    referrer: context.referrer ?? null,
    campaign: context.campaign ?? null,
    fill_time: context.fillTime ?? null,
    suspicions: JSON.stringify(lead.suspicions),
    received_at: lead.receivedAt,
    answer_due_at: lead.answerDueAt,
    changed_at: lead.receivedAt,
    language: context.language ?? null,
    domain: mailDomain(enquiry.fields.email),
  }
}
