import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { siteConfig } from '../site.config.ts'
import { hashAllRecoveryCodes } from './accounts/recovery-codes.ts'
import { createApp } from './app.ts'
import { startForgetting, startMail } from './background-work.ts'
import { composeAccounts } from './compose-accounts.ts'
import type { Config } from './config.ts'
import { kyselyLeadStore } from './db/kysely-lead-store.ts'
import { kyselyOutbox } from './db/kysely-outbox.ts'
import { kyselySubscriberStore } from './db/kysely-subscriber-store.ts'
import { openDatabase } from './db/open-database.ts'
import { newsletterLimits, senderLimits } from './db/sender-limits.ts'
import { storageProbe } from './db/storage-probe.ts'
import { accountMetrics } from './http/account-metrics.ts'
import { describeError } from './http/log.ts'
import { createMetrics } from './http/metrics.ts'
import { newsletterMetrics } from './http/newsletter-metrics.ts'
import { ourOrigins, ownOrigin } from './http/own-origin.ts'
import { readPublishedSite } from './http/published-files.ts'
import { type ReadingTime, usualReadingTime } from './http/slow-readers.ts'
import type { Lead } from './leads/lead.ts'
import { type AcknowledgementFate, type Submission, submitLead } from './leads/submit-lead.ts'
import { accountLetter } from './letters/account-letters.ts'
import { leadAcknowledgement } from './letters/lead-acknowledgement.ts'
import { leadNotification } from './letters/lead-notification.ts'
import type { MailSettings } from './letters/mail-settings.ts'
import { newsletterConfirmation } from './letters/newsletter-confirmation.ts'
import { confirmSubscription } from './newsletter/confirm-subscription.ts'
import { isLinkUsable } from './newsletter/follow-link.ts'
import { type ConfirmationLetter, subscribe } from './newsletter/subscribe.ts'
import { unsubscribe } from './newsletter/unsubscribe.ts'
import { unreachableSettings } from './owner-settings.ts'

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
    readingTime = usualReadingTime,
  }: {
    siteDirectory: string
    logLevel: string
    idlePatience?: number
    readingTime?: ReadingTime
  },
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
  const accounts = composeAccounts(config, database, {
    writeLetter: (letter, at) => accountLetter(letter, at, mailSettings),
    onQueued: () => worker.wake(),
    onTrouble: (error) => log?.error(describeError(error), 'Account work failed'),
    origins,
    onOutcome: accountMetrics(metrics.registry),
    now,
  })
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
    readingTime,
    logLevel,
  })
  log = app.log
  const unreachable = unreachableSettings(siteConfig)
  if (unreachable.length > 0) {
    log.warn({ settings: unreachable }, 'site.config.ts still holds addresses of examples')
  }
  const hashing = hashAllRecoveryCodes(accounts).catch(accounts.onTrouble)
  const worker = startMail(config, outbox, metrics, log)
  const forgetting = startForgetting(config, database, metrics, log)

  return {
    app,
    publicUrl,
    async close() {
      await app.close()
      await worker.stop(mailPatience)
      await forgetting.stop()
      await hashing
      await database.db.destroy()
    },
  }
}

function listeningPort(app: FastifyInstance): number | undefined {
  const address = app.server.address()
  return typeof address === 'object' ? address?.port : undefined
}
