import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { planSheetModule } from '../../contract/published-file.ts'
import { dayOf } from '../../contract/supply-calendar.ts'
import { takeBackTime } from '../../contract/team-answers.ts'
import type { Colleague } from '../../contract/team-leads.ts'
import type { QuoteFields } from '../../contract/team-quotes.ts'
import { teamLanguage } from '../../contract/words/language.ts'
import { answeredLead } from '../../server/db/answered-lead.ts'
import { kyselyQuotes } from '../../server/db/kysely-quotes.ts'
import { kyselyReplies } from '../../server/db/kysely-replies.ts'
import { recordLeadEvents } from '../../server/db/lead-events.ts'
import type { OpenDatabase } from '../../server/db/open-database.ts'
import { planSheets } from '../../server/functions/plan-sheets.ts'
import type { AnsweredLead } from '../../server/lead-management/answer-store.ts'
import { answerMailId } from '../../server/mail/answer-mail-id.ts'
import { answerTemplates, answerTopicOf } from '../../server/mail-templates/answer-template.ts'
import { answerSubject } from '../../server/mail-templates/lead-answer.ts'
import { type MailSettings, messageIdOf } from '../../server/mail-templates/mail-settings.ts'
import { siteConfig } from '../../site.config.ts'

/** The newest answered leads alone: whoever looks at the dashboard opens those. */
const answers = 300
const quotes = 10
const day = 86_400_000

const settings: MailSettings = {
  companyName: siteConfig.companyName,
  company: {},
  from: siteConfig.mail.from,
  mailboxes: siteConfig.mail,
  publicUrl: () => 'http://localhost:3000',
  teamTimeZone: 'UTC',
}

const offer: QuoteFields = {
  price: '1000',
  currency: 'USD',
  per: 'container',
  incoterm: 'FOB',
  place: 'Port of loading',
  validUntil: '2030-12-31',
  leadTime: 'as agreed',
  notes: 'A made-up quote, for trying the dashboard.',
}

type Answered = { reference: string; answered_at: number | null }

/**
 * Gives made-up leads that count as answered what was written to and fro: an answer each, replies to some, and quotes
 * where there is a build to set them with.
 */
export async function seedCorrespondence(
  database: OpenDatabase,
  colleagues: readonly Colleague[],
  now: number,
): Promise<void> {
  const rows: Answered[] = await database.db
    .selectFrom('leads')
    .select(['reference', 'answered_at'])
    .where('answered_at', 'is not', null)
    .orderBy('received_at', 'desc')
    .limit(answers)
    .execute()
  const by = colleagues[0] ?? { id: null, address: 'colleague@company.example' }
  const actor = { accountId: by.id, address: by.address }
  const quoted: AnsweredLead[] = []
  for (const [place, { reference, answered_at: at }] of rows.entries()) {
    const lead = await answeredLead(database.db, reference)
    if (!lead || at === null) continue
    await storeAnswer(database, lead, actor, at)
    if (place % 3 === 0 && at + day < now) await storeReply(database, lead, at + day)
    if (lead.interest === 'supply' && quoted.length < quotes) quoted.push(lead)
  }
  await storeQuotes(database, quoted, actor, now)
}

type Actor = { accountId: string | null; address: string }

async function storeAnswer(
  { db }: OpenDatabase,
  lead: AnsweredLead,
  by: Actor,
  at: number,
): Promise<void> {
  const id = randomUUID()
  const mailId = answerMailId(lead.reference, id)
  const templates = answerTemplates(lead, { by: by.address, hasQuote: false }, settings)
  const pressed = at - takeBackTime
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('lead_answers')
      .values({
        id,
        lead_id: lead.id,
        mail_id: mailId,
        message_id: messageIdOf(mailId, settings),
        account_id: by.accountId,
        by_address: by.address,
        written_at: pressed,
        leaves_at: at,
        subject: answerSubject(lead),
        text: templates.find(({ topic }) => topic === answerTopicOf(lead))?.text ?? '',
        attachments: '[]',
        state: 'sent',
        ended_at: at,
        error: null,
      })
      .execute()
    const about = { leadId: lead.id, detail: { answer: id } }
    await recordLeadEvents(trx, [{ ...about, kind: 'answer' }], { by, now: pressed })
    await recordLeadEvents(
      trx,
      [{ leadId: lead.id, kind: 'status', detail: { from: 'new', to: 'contacted' } }],
      { by, now: at },
    )
    await recordLeadEvents(trx, [{ ...about, kind: 'answer-sent' }], { by: null, now: at })
  })
}

async function storeReply(database: OpenDatabase, lead: AnsweredLead, at: number): Promise<void> {
  await kyselyReplies(database, () => at).join('seed', { validity: 'seed', lastUid: 0 }, [
    {
      references: [lead.reference],
      kind: 'reply',
      messageId: `<${randomUUID()}@reply.example>`,
      from: { name: `${lead.firstName} ${lead.lastName}`, address: lead.email },
      subject: `Re: ${answerSubject(lead)}`,
      text: 'Thank you for your answer. We come back to you next week.',
      attachments: [{ name: 'requirements.pdf', type: 'application/pdf' }],
      receivedAt: at,
    },
  ])
}

async function storeQuotes(
  database: OpenDatabase,
  leads: readonly AnsweredLead[],
  by: Actor,
  now: number,
): Promise<void> {
  const build = resolve('dist')
  if (!existsSync(resolve(build, planSheetModule))) return
  const sheets = planSheets(() => build)
  const store = kyselyQuotes(database)
  for (const { reference, firstName, lastName, organization, extras } of leads) {
    const numbered = await store.nextNumber(reference, undefined, new Date(now).getUTCFullYear())
    if (!numbered) continue
    const bytes = await sheets.setQuote({
      ...numbered,
      fields: offer,
      reference,
      to: { name: `${firstName} ${lastName}`, organization },
      extras,
      language: teamLanguage,
      site: settings.publicUrl(),
      today: dayOf(now),
    })
    const content = Buffer.from(bytes).toString('base64')
    await store.keep({ ...numbered, reference, fields: offer, content, by, now })
  }
  await sheets.close()
}
