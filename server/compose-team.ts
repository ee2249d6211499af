import type { ServerFile } from '../contract/server-file.ts'
import type { AccountDeps } from './accounts/account-deps.ts'
import { composeLaunch } from './compose-launch.ts'
import type { Config } from './config.ts'
import { kyselyAnswers } from './db/kysely-answers.ts'
import { kyselyDigests } from './db/kysely-digests.ts'
import { kyselyIssueStore } from './db/kysely-issue-store.ts'
import { kyselyLaunchStore } from './db/kysely-launch-store.ts'
import { kyselyLeadManagement } from './db/kysely-lead-management.ts'
import { kyselyLeadReader } from './db/kysely-lead-reader.ts'
import { kyselyQuotes } from './db/kysely-quotes.ts'
import { kyselySubscriberStore } from './db/kysely-subscriber-store.ts'
import { kyselyWebhookStore } from './db/kysely-webhook-store.ts'
import { listSubscribers } from './db/list-subscribers.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { readOverview } from './db/read-overview.ts'
import { readPageReadings } from './db/read-page-readings.ts'
import { readRecord } from './db/read-record.ts'
import type { BusinessDays } from './leads/answer-due.ts'
import { answerTemplates, answerTopicOf } from './mail-templates/answer-template.ts'
import { launchTrialMail } from './mail-templates/launch-trial.ts'
import { answerSubject, leadAnswerMail } from './mail-templates/lead-answer.ts'
import { leadAssignedMail } from './mail-templates/lead-assigned.ts'
import { leadMentionedMail } from './mail-templates/lead-mentioned.ts'
import { type MailSettings, mailboxOf } from './mail-templates/mail-settings.ts'
import { newsletterIssueMail } from './mail-templates/newsletter-issue.ts'
import { personalDataStore } from './personal-data-and-files.ts'
import type { Desk } from './site-desk/desk.ts'
import type { Previews } from './site-desk/preview-routes.ts'
import type { TeamRouteDeps } from './team/team-routes.ts'

type Surroundings = Pick<
  TeamRouteDeps,
  'documents' | 'readDocument' | 'sheets' | 'planFigures' | 'findPort'
> & {
  accounts: AccountDeps
  mailSettings: MailSettings
  /** Hears that a mail waits. */
  onQueued: () => void
  /** Hears that a delivery to a webhook waits. */
  onDelivery: () => void
  /** Hears that the site was launched. */
  onLaunch: () => Promise<void>
  /** What the build that is live tells the server. */
  published: () => ServerFile | undefined
  /** Of the team, for the promised answer. */
  businessDays: () => BusinessDays
  desk: Desk | undefined
  previews: Previews
  now: () => number
}

/** Everything the team's calls work with, on the given database. */
export function composeTeam(
  config: Config,
  database: OpenDatabase,
  {
    accounts,
    mailSettings,
    onQueued,
    onDelivery,
    onLaunch,
    published,
    desk,
    previews,
    businessDays,
    now,
    ...files
  }: Surroundings,
): TeamRouteDeps {
  const { teamTimeZone: timeZone } = config
  const decrypt = async (secret: string) => (await accounts.auth()).decrypt(secret)
  return {
    ...accounts,
    leads: kyselyLeadReader(database),
    leadWork: kyselyLeadManagement(database, {
      businessDays,
      writeAssigned: (assigned) => leadAssignedMail(assigned, mailSettings),
      writeMentioned: (mention) => leadMentionedMail(mention, mailSettings),
      onQueued,
    }),
    digests: kyselyDigests(database),
    ...files,
    publicUrl: mailSettings.publicUrl,
    answers: kyselyAnswers(database),
    quotes: kyselyQuotes(database),
    writeAnswer: (lead, answer) => leadAnswerMail(lead, answer, mailSettings),
    beginAnswer: (lead, by, hasQuote) => ({
      from: mailboxOf(lead, mailSettings),
      subject: answerSubject(lead),
      topic: answerTopicOf(lead),
      templates: answerTemplates(lead, { by, hasQuote }, mailSettings),
    }),
    decrypt,
    people: personalDataStore(database, config, decrypt),
    teamTimeZone: timeZone,
    now,
    desk,
    previews,
    webhooks: kyselyWebhookStore(database),
    encrypt: async (secret) => (await accounts.auth()).encrypt(secret),
    onDelivery,
    launch: {
      ...composeLaunch(config, published, now),
      launches: kyselyLaunchStore(database),
      writeTrial: (trial) => launchTrialMail(trial, mailSettings),
      onLaunch,
      onQueued,
    },
    newsletter: {
      issues: kyselyIssueStore(database),
      offered: () => published()?.articles ?? [],
      write: (mail) => newsletterIssueMail(mail, mailSettings),
      isPublic: config.publicUrl !== undefined,
      onQueued,
      now,
    },
    overview: (weeks) => readOverview(database, { weeks, timeZone, now: now() }),
    pageReadings: (days) => readPageReadings(database, { days, timeZone, now: now() }),
    record: (page) => readRecord(database, page),
    subscribers: (page) => listSubscribers(database, page),
    subscriberCounts: kyselySubscriberStore(database).countByState,
  }
}
