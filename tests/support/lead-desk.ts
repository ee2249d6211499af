import { randomUUID } from 'node:crypto'
import { kyselyLeadStore, type MailsPerHour } from '../../server/db/kysely-lead-store.ts'
import { senderLimits } from '../../server/db/sender-limits.ts'
import type { Lead } from '../../server/leads/lead.ts'
import { type Submission, submitLead } from '../../server/leads/submit-lead.ts'
import type { SenderLimit } from '../../server/limits/sender-limit.ts'
import { leadAcknowledgement } from '../../server/mail-templates/lead-acknowledgement.ts'
import { leadNotification } from '../../server/mail-templates/lead-notification.ts'
import { leadDelivery } from '../../server/webhooks/delivery-body.ts'
import { contactFields } from './lead-calls.ts'
import { mailSettings } from './queued-leads.ts'
import { type engines, newDatabase, openForTest } from './test-databases.ts'

/** The use case on a real database, with a clock that the test moves. */
export async function leadDesk(
  engine: (typeof engines)[number],
  perHour: Partial<MailsPerHour> = {},
  admit?: SenderLimit,
) {
  const database = await openForTest(await newDatabase(engine))
  const clock = { now: Date.parse('2026-11-18T12:00:00Z') }
  const deps = {
    store: kyselyLeadStore(database, { acknowledgements: 60, notifications: 60, ...perHour }),
    admit: admit ?? senderLimits(database),
    writeNotification: (lead: Lead) => leadNotification(lead, mailSettings),
    writeAcknowledgement: (lead: Lead) => leadAcknowledgement(lead, mailSettings),
    writeDelivery: (lead: Lead) => leadDelivery(lead, mailSettings.publicUrl()),
    businessDays: { timeZone: mailSettings.teamTimeZone, holidays: new Set<string>() },
    now: () => clock.now,
  }
  const { db } = database
  return {
    clock,
    database,
    db,
    submit: (changes: Partial<Submission> = {}) =>
      submitLead(
        {
          kind: 'contact',
          fields: contactFields(),
          idempotencyKey: randomUUID(),
          context: { fillTime: 5_321 },
          clientKey: randomUUID(),
          ...changes,
        },
        deps,
      ),
    leads: () => db.selectFrom('leads').selectAll().execute(),
    mails: () => db.selectFrom('outbox').selectAll().orderBy('kind').execute(),
    async recipients() {
      const rows = await db.selectFrom('outbox').select('message').orderBy('kind').execute()
      return rows.map((row) => JSON.parse(row.message).to.address as string)
    },
  }
}
