import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { siteConfig } from '../site.config.ts'
import { guessLimits, mailLimits } from './accounts/account-deps.ts'
import { accountKeys } from './accounts/account-keys.ts'
import type { Config } from './config.ts'
import { startDaily } from './daily.ts'
import { attemptLimits } from './db/attempt-limits.ts'
import { forgetOld } from './db/forget-old.ts'
import { kyselyAccountEvents } from './db/kysely-account-events.ts'
import { kyselyCredentialStore } from './db/kysely-credential-store.ts'
import { kyselyLeadStore } from './db/kysely-lead-store.ts'
import { kyselyLetterBox } from './db/kysely-letter-box.ts'
import { kyselyOutbox } from './db/kysely-outbox.ts'
import { kyselyPasskeyStore } from './db/kysely-passkey-store.ts'
import { kyselyRoleStore } from './db/kysely-role-store.ts'
import { kyselySecondFactorStore } from './db/kysely-second-factor-store.ts'
import { kyselySessionStore } from './db/kysely-session-store.ts'
import { kyselySubscriberStore } from './db/kysely-subscriber-store.ts'
import { type OpenDatabase, openDatabase } from './db/open-database.ts'
import { newsletterLimits, senderLimits } from './db/sender-limits.ts'
import { serverSecret } from './db/server-secret.ts'
import { storageProbe } from './db/storage-probe.ts'
import { accountMetrics } from './http/account-metrics.ts'
import { createApp } from './http/app.ts'
import { describeError } from './http/log.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { newsletterMetrics } from './http/newsletter-metrics.ts'
import { ourOrigins, ownOrigin } from './http/own-origin.ts'
import { readPublishedSite } from './http/published-files.ts'
import { oldestKept } from './kept-days.ts'
import type { Lead } from './leads/lead.ts'
import { type AcknowledgementFate, type Submission, submitLead } from './leads/submit-lead.ts'
import { accountLetter } from './mail/account-letters.ts'
import { leadAcknowledgement } from './mail/lead-acknowledgement.ts'
import { leadNotification } from './mail/lead-notification.ts'
import { localMailbox } from './mail/local-mailbox.ts'
import type { MailSettings } from './mail/mail-settings.ts'
import { deleteFilesBefore } from './mail/mailbox-files.ts'
import { newsletterConfirmation } from './mail/newsletter-confirmation.ts'
import type { Outbox } from './mail/outbox.ts'
import { type OutboxWorker, startOutboxWorker } from './mail/outbox-worker.ts'
import { smtpSender } from './mail/smtp-sender.ts'
import { confirmSubscription } from './newsletter/confirm-subscription.ts'
import { isLinkUsable } from './newsletter/follow-link.ts'
import { type ConfirmationLetter, subscribe } from './newsletter/subscribe.ts'
import { unsubscribe } from './newsletter/unsubscribe.ts'

export type Server = {
  app: FastifyInstance
  /** Where the site is reached; asked for after listening. */
  publicUrl: () => string
  /** Ends requests under way, then the mails in hand, then the database. */
  close: () => Promise<void>
}

/** A connection on which no byte moves is closed after this, milliseconds. */
const usualIdlePatience = 60_000

/** A mail in hand may take this long at the stop, milliseconds. */
const mailPatience = 10_000

/**
 * Builds the server from its parts; the only place that knows which adapter
 * serves which port. Throws when the site is not built or the database refuses.
 */
export async function compose(
  config: Config,
  {
    siteDirectory,
    logLevel,
    idlePatience = usualIdlePatience,
  }: { siteDirectory: string; logLevel: string; idlePatience?: number },
): Promise<Server> {
  const now = Date.now
  const site = await readPublishedSite(siteDirectory)
  let log: FastifyBaseLogger | undefined
  const database = await openDatabase(config, (error) =>
    log?.error(describeError(error), 'A database connection broke'),
  )
  const outbox = kyselyOutbox(database)
  const metrics = createMetrics(() => outbox.depth(), now)
  const probeStorage = storageProbe(database.db, now)
  const publicUrl = () =>
    config.publicUrl ?? `http://localhost:${listeningPort(app) ?? config.port}`
  const mailSettings: MailSettings = {
    companyName: siteConfig.companyName,
    company: siteConfig.company,
    from: config.mail.from,
    mailboxes: config.mail,
    publicUrl,
    teamTimeZone: config.teamTimeZone,
  }
  const submitDeps = {
    store: kyselyLeadStore(database, config.acknowledgementsPerHour),
    admit: senderLimits(database),
    writeNotification: (lead: Lead) => leadNotification(lead, mailSettings),
    writeAcknowledgement: (lead: Lead) => leadAcknowledgement(lead, mailSettings),
    teamTimeZone: config.teamTimeZone,
    now,
  }
  const newsletterDeps = {
    store: kyselySubscriberStore(database),
    admit: newsletterLimits(database),
    writeConfirmation: (letter: ConfirmationLetter) => newsletterConfirmation(letter, mailSettings),
    now,
  }
  const newsletter = newsletterMetrics(metrics.registry, newsletterDeps.store.countByState)
  const origins = () => ourOrigins(config.publicUrl, listeningPort(app) ?? config.port)
  const secret = atFirstUse(async () => config.authSecret ?? (await serverSecret(database.db)))
  const keys = atFirstUse(async () => accountKeys(await secret()))
  const accounts = {
    // Half a second of loading that no visitor of the site needs.
    auth: atFirstUse(async () => {
      const { openAuth } = await import('./accounts/open-auth.ts')
      return openAuth(database, await secret())
    }),
    roles: kyselyRoleStore(database),
    credentials: kyselyCredentialStore(database, keys),
    sessions: kyselySessionStore(database, keys),
    secondFactors: kyselySecondFactorStore(database, keys),
    passkeys: kyselyPasskeyStore(database, keys),
    events: kyselyAccountEvents(database, keys),
    letters: kyselyLetterBox(
      database,
      (letter, at) => accountLetter(letter, at, mailSettings),
      () => worker.wake(),
    ),
    limits: {
      guess: attemptLimits(database, 'guess', guessLimits),
      mail: attemptLimits(database, 'accountmail', mailLimits),
    },
    onTrouble: (error: unknown) => log?.error(describeError(error), 'Account work failed'),
    teamDomains: config.teamDomains,
    publicKey: config.publicKeys,
    origins,
    onOutcome: accountMetrics(metrics.registry),
    now,
  }
  // The same edge for every call that a visitor's page makes.
  const edge = {
    publicKey: config.publicKeys,
    ownOrigin: ownOrigin(origins),
    answerTemplate: {
      html: site.answer.bytes?.toString('utf8') ?? '',
      contentSecurityPolicy: site.answer.contentSecurityPolicy ?? '',
    },
    now,
  }

  function acknowledgementEnded(fate: AcknowledgementFate, kind: string): void {
    metrics.acknowledgementEnded(fate)
    if (fate !== 'hourly-budget') return
    log?.error({ kind }, 'No acknowledgement is sent: the budget of this hour is used up')
  }

  const app: FastifyInstance = createApp({
    site,
    lead: {
      async submit(submission: Submission) {
        const result = await submitLead(submission, submitDeps)
        if (result.outcome === 'stored') {
          worker.wake()
          acknowledgementEnded(result.acknowledgement, submission.kind)
        }
        return result
      },
      onOutcome: metrics.leadEnded,
      teamTimeZone: config.teamTimeZone,
      ...edge,
    },
    newsletter: {
      async subscribe(call) {
        const result = await subscribe(call, newsletterDeps)
        if (result.outcome === 'accepted') worker.wake()
        return result
      },
      isUsable: (purpose, secret) => isLinkUsable(purpose, secret, newsletterDeps),
      async followLink(purpose, secret) {
        const act = purpose === 'confirm' ? confirmSubscription : unsubscribe
        const result = await act(secret, newsletterDeps)
        newsletter.ended(purpose, result)
        return result
      },
      onOutcome: (outcome) => newsletter.ended('subscribe', outcome),
      ...edge,
    },
    test: { probeStorage, publicKey: config.publicKeys },
    accounts,
    operator: {
      probeStorage,
      metrics,
      metricsToken: config.metricsToken,
      isPublic: config.trustedProxies.length > 0 || config.publicUrl?.startsWith('https:') === true,
    },
    securityText: { securityContact: config.mail.general, publicUrl, now },
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    idlePatience,
    logLevel,
  })
  log = app.log
  const worker = startMail(config, outbox, metrics, log)
  const forgetting = startForgetting(config, database, metrics, log)

  return {
    app,
    publicUrl,
    async close() {
      await app.close()
      await worker.stop(mailPatience)
      await forgetting.stop()
      await database.db.destroy()
    },
  }
}

/** Makes something at its first use, so that no start waits for it; a failure is not kept. */
function atFirstUse<T>(make: () => Promise<T>): () => Promise<T> {
  let making: Promise<T> | undefined
  return () => {
    making ??= make().catch((error: unknown) => {
      making = undefined
      throw error
    })
    return making
  }
}

function startMail(
  config: Config,
  outbox: Outbox,
  metrics: Metrics,
  log: FastifyBaseLogger,
): OutboxWorker {
  const mailbox = join(config.dataDir, 'mail')
  if (config.smtpUrl) log.info('Mails are sent through SMTP_URL')
  else log.info({ mailbox }, 'SMTP_URL is not set: mails are written into a folder')

  return startOutboxWorker({
    outbox,
    send: config.smtpUrl ? smtpSender(config.smtpUrl) : localMailbox(mailbox),
    now: Date.now,
    onResult(mail, result, error) {
      metrics.mailEnded(mail.kind, result)
      const facts = { mail: mail.id, result, attempts: mail.attempts }
      if (result === 'sent') log.info(facts, 'Mail sent')
      else if (result === 'retried') log.warn({ ...facts, ...describeError(error) }, 'Mail delayed')
      else log.error({ ...facts, ...describeError(error) }, 'Mail given up')
    },
    onTrouble: (error) => log.error(describeError(error), 'The outbox cannot be reached'),
  })
}

/** Deletes every day what is older than its period. */
function startForgetting(
  config: Config,
  database: OpenDatabase,
  metrics: Metrics,
  log: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  async function forget(): Promise<void> {
    const now = Date.now()
    const forgotten = await forgetOld(database, config.keptDays, now)
    const oldest = oldestKept(config.keptDays.sentMails, now)
    const mailbox = join(config.dataDir, 'mail')
    const mailFiles = oldest === undefined ? 0 : await deleteFilesBefore(mailbox, oldest)
    const counts = Object.entries({ ...forgotten, mailFiles })
    for (const [what, count] of counts) metrics.forgotten(what, count)
    log.info(Object.fromEntries(counts), 'What was older than its period is deleted')
  }
  return startDaily(forget, (error) =>
    log.error(describeError(error), 'What is older than its period could not be deleted'),
  )
}

function listeningPort(app: FastifyInstance): number | undefined {
  const address = app.server.address()
  return typeof address === 'object' ? address?.port : undefined
}
