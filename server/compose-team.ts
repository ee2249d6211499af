import type { AccountDeps } from './accounts/account-deps.ts'
import type { Config } from './config.ts'
import { kyselyLeadManagement } from './db/kysely-lead-management.ts'
import { kyselyLeadReader } from './db/kysely-lead-reader.ts'
import { kyselySubscriberStore } from './db/kysely-subscriber-store.ts'
import { kyselyWebhookStore } from './db/kysely-webhook-store.ts'
import { listSubscribers } from './db/list-subscribers.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { readOverview } from './db/read-overview.ts'
import { readPageReadings } from './db/read-page-readings.ts'
import { readRecord } from './db/read-record.ts'
import { leadAssignedMail } from './mail-templates/lead-assigned.ts'
import type { MailSettings } from './mail-templates/mail-settings.ts'
import { personalDataStore } from './personal-data-and-files.ts'
import type { TeamRouteDeps } from './team/team-routes.ts'

type Surroundings = {
  accounts: AccountDeps
  mailSettings: MailSettings
  /** Hears that a mail waits. */
  onQueued: () => void
  /** Hears that a delivery to a webhook waits. */
  onDelivery: () => void
  now: () => number
}

/** Everything the team's calls work with, on the given database. */
export function composeTeam(
  config: Config,
  database: OpenDatabase,
  { accounts, mailSettings, onQueued, onDelivery, now }: Surroundings,
): TeamRouteDeps {
  const { teamTimeZone: timeZone } = config
  return {
    ...accounts,
    leads: kyselyLeadReader(database),
    leadWork: kyselyLeadManagement(
      database,
      (assigned) => leadAssignedMail(assigned, mailSettings),
      onQueued,
    ),
    people: personalDataStore(database, config),
    teamTimeZone: timeZone,
    now,
    webhooks: kyselyWebhookStore(database),
    encrypt: async (secret) => (await accounts.auth()).encrypt(secret),
    onDelivery,
    overview: (weeks) => readOverview(database, { weeks, timeZone, now: now() }),
    pageReadings: (days) => readPageReadings(database, { days, timeZone, now: now() }),
    record: (page) => readRecord(database, page),
    subscribers: (page) => listSubscribers(database, page),
    subscriberCounts: kyselySubscriberStore(database).countByState,
  }
}
