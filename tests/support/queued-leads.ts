import { kyselyLeadStore } from '../../server/db/kysely-lead-store.ts'
import type { OpenDatabase } from '../../server/db/open-database.ts'
import type { Lead } from '../../server/leads/lead.ts'
import { submitLead } from '../../server/leads/submit-lead.ts'
import { leadAcknowledgement } from '../../server/mail-templates/lead-acknowledgement.ts'
import { leadNotification } from '../../server/mail-templates/lead-notification.ts'
import type { MailSettings } from '../../server/mail-templates/mail-settings.ts'
import { leadDelivery } from '../../server/webhooks/delivery-body.ts'
import { contactFields } from './lead-calls.ts'

export const mailSettings: MailSettings = {
  companyName: 'Company',
  company: {},
  from: 'website@company.example',
  mailboxes: {
    general: 'hello@company.example',
    partnerships: 'partners@company.example',
    investors: 'investors@company.example',
  },
  publicUrl: () => 'https://company.example',
  teamTimeZone: 'Atlantic/Reykjavik',
}

/** Lets two minutes pass for what workers hold: the lease of a mail that is in hand, or of one whose sender is dead. */
export async function endLeases({ db }: OpenDatabase): Promise<void> {
  await db
    .updateTable('outbox')
    .set((eb) => ({ lease_until: eb('lease_until', '-', 120_000) }))
    .execute()
}

/** Stores so many leads, each with its two mails waiting, none of them sent. */
export async function queueLeads(
  database: OpenDatabase,
  count: number,
  now: () => number,
): Promise<void> {
  const deps = {
    store: kyselyLeadStore(database, { acknowledgements: count, notifications: count }),
    admit: async () => ({ admitted: true, busyAddress: false, refund: async () => {} }) as const,
    writeNotification: (lead: Lead) => leadNotification(lead, mailSettings),
    writeAcknowledgement: (lead: Lead) => leadAcknowledgement(lead, mailSettings),
    writeDelivery: (lead: Lead) => leadDelivery(lead, mailSettings.publicUrl()),
    businessDays: { timeZone: mailSettings.teamTimeZone, holidays: new Set<string>() },
    now,
  }
  for (let n = 0; n < count; n += 1) {
    await submitLead(
      {
        kind: 'contact',
        fields: contactFields(),
        idempotencyKey: undefined,
        context: { fillTime: 5_321 },
        clientKey: '',
      },
      deps,
    )
  }
}
