import { basename } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { regionOfPort } from '../contract/lead-weeks.ts'
import { seaPortTyped } from '../contract/sea-ports/sea-ports.ts'
import { type Language, teamLanguage } from '../contract/words/language.ts'
import { siteConfig } from '../site.config.ts'
import type { PasswordCost } from './accounts/passwords.ts'
import { hashAllRecoveryCodes } from './accounts/recovery-codes.ts'
import { createApp } from './app.ts'
import {
  startDeliveries,
  startDigests,
  startMail,
  startMendingTimes,
  startReminding,
  startRetention,
  startTellingTogether,
  startTellingWaiting,
} from './background-work.ts'
import { composeAccounts } from './compose-accounts.ts'
import { openSiteDesk } from './compose-desk.ts'
import { composeTeam } from './compose-team.ts'
import type { Config } from './config.ts'
import { addPageViews } from './db/add-page-views.ts'
import { kyselyLaunchStore } from './db/kysely-launch-store.ts'
import { kyselyLeadStore } from './db/kysely-lead-store.ts'
import { kyselyDeliveries, kyselyOutbox } from './db/kysely-outbox.ts'
import { kyselyOverdueLeads } from './db/kysely-overdue-leads.ts'
import { kyselySubscriberStore } from './db/kysely-subscriber-store.ts'
import { kyselyUntoldLeads } from './db/kysely-untold-leads.ts'
import { openDatabase } from './db/open-database.ts'
import { newsletterLimits, senderLimits } from './db/sender-limits.ts'
import { storageProbe } from './db/storage-probe.ts'
import { planSheets } from './functions/plan-sheets.ts'
import { publishedPlanFigures } from './functions/published-plan-figures.ts'
import { accountMetrics } from './http/account-metrics.ts'
import { describeError } from './http/log.ts'
import { createMetrics } from './http/metrics.ts'
import { newsletterMetrics } from './http/newsletter-metrics.ts'
import { ourOrigins, ownOrigin } from './http/own-origin.ts'
import { publishedDocuments, readDocument } from './http/published-documents.ts'
import { readPublishedSite } from './http/published-files.ts'
import { scrapedGauges } from './http/scraped-gauges.ts'
import { originOf, replaceMark } from './http/site-address.ts'
import { type ReadingTime, usualReadingTime } from './http/slow-readers.ts'
import { diskTrouble } from './kernel/disk-trouble.ts'
import { followLaunch } from './launch/follow-launch.ts'
import type { Lead } from './leads/lead.ts'
import { type Submission, type SubmitResult, submitLead } from './leads/submit-lead.ts'
import type { TellTogetherDeps } from './leads/tell-together.ts'
import { accountMail } from './mail-templates/account-mails.ts'
import { dayDigestMail } from './mail-templates/day-digest.ts'
import { leadAcknowledgement } from './mail-templates/lead-acknowledgement.ts'
import { leadNotification } from './mail-templates/lead-notification.ts'
import { leadsTogether } from './mail-templates/leads-together.ts'
import { type MailSettings, mailboxOf } from './mail-templates/mail-settings.ts'
import { newsletterConfirmation } from './mail-templates/newsletter-confirmation.ts'
import { overdueReminder } from './mail-templates/overdue-reminder.ts'
import { confirmSubscription } from './newsletter/confirm-subscription.ts'
import { isLinkUsable } from './newsletter/follow-link.ts'
import { sendIssues } from './newsletter/send-issues.ts'
import { type ConfirmationMail, subscribe } from './newsletter/subscribe.ts'
import { unsubscribe } from './newsletter/unsubscribe.ts'
import { unreachableSettings } from './owner-settings.ts'
import { countPageViews } from './page-views/count-page-views.ts'
import { startReadingReplies } from './read-replies.ts'
import type { RemindOverdueDeps } from './response-deadlines/remind-overdue.ts'
import { leadDelivery } from './webhooks/delivery-body.ts'
import { publicNetwork, type WebhookNetwork } from './webhooks/webhook-network.ts'
import { refusalText } from './words/refusal-words.ts'

export type Server = {
  app: FastifyInstance
  /** Where the site is reached; asked for after listening. */
  publicUrl: () => string
  /** Where it listens. */
  port: () => number
  /** Serves the build in this folder from the next request on. Throws SiteMissing, and serves on what it has. */
  serveVersion: (siteDirectory: string) => Promise<void>
  /** From now on `/readyz` answers 503, and answers close their connection. */
  refuseReadiness: () => void
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
    webhookNetwork = publicNetwork,
    passwordCost,
    mailHasThread = true,
    lockPatience,
  }: {
    siteDirectory: string
    logLevel: string
    idlePatience?: number
    readingTime?: ReadingTime
    /** How webhooks are reached; tests have receivers on this machine. */
    webhookNetwork?: WebhookNetwork
    /** For tests: of a password as usual they make thousands. */
    passwordCost?: PasswordCost
    /** Whether mails are sent from a thread of their own; the hundreds of servers of a test run go without. */
    mailHasThread?: boolean
    /** For tests: how long an SQLite that another process has locked holds this one up, milliseconds. */
    lockPatience?: number
  },
): Promise<Server> {
  const now = Date.now
  let isEnding = false
  let site = await readPublishedSite(siteDirectory)
  let holidays: ReadonlySet<string> = new Set(site.facts?.holidays)
  let log: FastifyBaseLogger | undefined
  const database = await openDatabase({ ...config, lockPatience }, (error) =>
    log?.error(describeError(error), 'A database connection broke'),
  )
  const outbox = kyselyOutbox(database)
  const metrics = createMetrics()
  const probeStorage = storageProbe(database.db, now)
  const sheets = planSheets(() => site.directory)
  const findPort = (typed: string) => {
    const port = seaPortTyped(typed)
    if (!port) return undefined
    const { code, name, country, nm: miles } = port
    return { code, name, country, miles, leadWeeks: site.facts?.leadWeeks?.[regionOfPort(code)] }
  }
  const publicUrl = () =>
    config.publicUrl ?? `http://localhost:${listeningPort(app) ?? config.port}`
  let planFigures = publishedPlanFigures(site)
  const mailSettings: MailSettings = {
    companyName: siteConfig.companyName,
    company: siteConfig.company,
    from: config.mail.from,
    mailboxes: config.mail,
    publicUrl,
    teamTimeZone: config.teamTimeZone,
    get leadWeeks() {
      return planFigures?.leadWeeks
    },
    leadWeeksTo: (place) => (place ? findPort(place)?.leadWeeks : undefined),
  }
  const submitDeps = {
    store: kyselyLeadStore(database, config.mailsPerHour),
    admit: senderLimits(database),
    writeNotification: (lead: Lead) => leadNotification(lead, mailSettings),
    writeAcknowledgement: (lead: Lead) => leadAcknowledgement(lead, mailSettings),
    writeDelivery: (lead: Lead) => leadDelivery(lead, publicUrl()),
    get businessDays() {
      return { timeZone: config.teamTimeZone, holidays }
    },
    now,
  }
  const newsletterDeps = {
    store: kyselySubscriberStore(database),
    admit: newsletterLimits(database),
    writeConfirmation: (mail: ConfirmationMail) => newsletterConfirmation(mail, mailSettings),
    now,
  }
  const newsletter = newsletterMetrics(metrics.registry)
  const origins = () => ourOrigins(config.publicUrl, listeningPort(app) ?? config.port)
  const lateWork = new Set<Promise<void>>()
  const accounts = composeAccounts(config, database, {
    onLateWork(work) {
      lateWork.add(work)
      void work.finally(() => lateWork.delete(work))
    },
    writeAccountMail: (mail, at) => accountMail(mail, at, mailSettings),
    onQueued: () => worker.wake(),
    onTrouble: (error) => log?.error(describeError(error), 'Account work failed'),
    origins,
    onOutcome: accountMetrics(metrics.registry),
    now,
    ...(passwordCost && { passwordCost }),
  })
  const { desk, previews } = openSiteDesk(database, siteDirectory, {
    pages: () => [...site.files.values()].filter((file) => file.contentSecurityPolicy).length,
    onLive: (directory) => serveVersion(directory),
    onTrouble: (error, what) => log?.error(describeError(error), what),
    now,
  })
  const team = composeTeam(config, database, {
    accounts,
    desk,
    previews,
    mailSettings,
    onQueued: () => worker.wake(),
    onDelivery: () => deliveries.wake(),
    documents: () => publishedDocuments(site),
    readDocument: (path) => readDocument(site, path),
    sheets,
    planFigures: () => planFigures,
    findPort,
    onLaunch: () => launch.look(),
    published: () => site.facts,
    businessDays: () => submitDeps.businessDays,
    now,
  })
  const launches = kyselyLaunchStore(database)
  const launch = followLaunch(
    async () => (await launches.launchedAt()) !== undefined,
    (error) => log?.error(describeError(error), 'Whether the site is launched could not be read'),
  )
  const overdue = kyselyOverdueLeads(database)
  const beforeScrape = scrapedGauges(metrics.registry, {
    outboxDepth: outbox.depth,
    countOverdue: () => overdue.count(now()),
    countSubscribers: newsletterDeps.store.countByState,
    dataDir: config.dataDir,
    now,
  })
  // The same edge for every call that a visitor's page makes.
  const edge = {
    publicKey: config.publicKeys,
    ownOrigin: ownOrigin(origins),
    answerTemplate: (language: Language) => {
      const { bytes, contentSecurityPolicy = '' } = site.pagesIn(language).answer
      const address = config.publicUrl ?? `http://localhost:${config.port}`
      return { html: replaceMark(bytes?.toString('utf8') ?? '', address), contentSecurityPolicy }
    },
    now,
  }

  function stored(
    { acknowledgement, notification }: Extract<SubmitResult, { outcome: 'stored' }>,
    kind: string,
  ): void {
    metrics.acknowledgementEnded(acknowledgement)
    metrics.notificationEnded(notification)
    if (acknowledgement === 'hourly-budget') {
      log?.error({ kind }, 'No acknowledgement is sent: the budget of this hour is used up')
    }
    worker.wake()
    deliveries.wake()
  }

  const app: FastifyInstance = createApp({
    site: () => site,
    lead: {
      async submit(submission: Submission) {
        const result = await submitLead(submission, submitDeps)
        if (result.outcome === 'stored') stored(result, submission.kind)
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
      async followLink(purpose, secret, language) {
        const act = purpose === 'confirm' ? confirmSubscription : unsubscribe
        const result = await act(secret, newsletterDeps, language)
        newsletter.ended(purpose, result)
        return result
      },
      onOutcome: (outcome) => newsletter.ended('subscribe', outcome),
      ...edge,
    },
    test: { probeStorage, publicKey: config.publicKeys },
    plan: {
      get figures() {
        return planFigures
      },
      findPort,
      sheets,
      publicUrl,
      ...edge,
    },
    accounts,
    team,
    previews,
    origin: originOf(config.publicUrl, publicUrl),
    asksForNoIndex: launch.isUnlaunched,
    onPageRead: (path) => pageViews.count(path),
    operator: {
      probeStorage,
      diskTrouble: async () => (config.databaseUrl ? undefined : diskTrouble(config.dataDir)),
      isEnding: () => isEnding,
      metrics,
      beforeScrape,
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
    log.warn({ settings: unreachable }, 'site.settings.json still holds addresses of examples')
  }
  const hashing = hashAllRecoveryCodes(accounts).catch(accounts.onTrouble)
  if (database.opening) {
    const { trouble, ended } = database.opening
    log.error(
      { trouble: refusalText(teamLanguage, `operator.${trouble}`) },
      'Pages are served, and leads are stored once the disk takes writes',
    )
    void ended.then(() => {
      log?.warn('The disk takes writes: leads are stored')
      return hashAllRecoveryCodes(accounts).catch(accounts.onTrouble)
    })
  }
  if (!database.opening) {
    // Live before there was a launch list: an update must not take it out of the search engines.
    if (config.publicUrl?.startsWith('https:')) await launches.launchEarlier(now())
    await launch.look()
    if (launch.isUnlaunched()) log.warn('The site is not launched: it asks not to be indexed')
  } else void database.opening.ended.then(launch.look)
  const worker = startMail(config, outbox, metrics, log, mailHasThread)
  const decrypt = async (secret: string) => (await accounts.auth()).decrypt(secret)
  const delivering = { webhooks: team.webhooks, decrypt, network: webhookNetwork, now }
  const deliveries = startDeliveries(kyselyDeliveries(database), delivering, metrics, log)
  const forgetting = startRetention(config, database, metrics, log)
  const writeReminder: RemindOverdueDeps['writeReminder'] = (reminder, at) =>
    overdueReminder(reminder, at, mailSettings)
  const reminding = startReminding({ leads: overdue, writeReminder, now }, worker.wake, log)
  const together: TellTogetherDeps = {
    leads: kyselyUntoldLeads(database),
    mailboxOf: (lead) => mailboxOf(lead, mailSettings),
    writeTogether: (told, at) => leadsTogether(told, at, mailSettings),
    now,
  }
  const telling = startTellingTogether(together, worker.wake, log)
  const mending = startMendingTimes(database, worker.wake, log)
  const { emergencyMailbox } = siteConfig.company
  const replies = startReadingReplies(config, database, emergencyMailbox, log, now)
  const tellingWaiting = startTellingWaiting(accounts.waiting, now, log)
  const { digests, leads, teamTimeZone } = team
  const digesting = startDigests(
    {
      digests,
      leads,
      teamTimeZone,
      write: (digest) => dayDigestMail(digest, mailSettings),
      now,
    },
    worker.wake,
    log,
  )
  // The links of one that knows no public address would lead readers to their own machine.
  const sendingIssues =
    config.publicUrl &&
    sendIssues({
      ...team.newsletter,
      perMinute: config.newsletterPerMinute,
      onTrouble: (error) => log?.error(describeError(error), 'An issue could not be sent on'),
    })
  const pageViews = countPageViews({
    add: (counts) => addPageViews(database, counts),
    onTrouble: (error) => log?.error(describeError(error), 'Page views could not be written'),
    timeZone: config.teamTimeZone,
    now,
  })

  /** One that this process made live itself is not read again when the link is seen. */
  async function serveVersion(directory: string): Promise<void> {
    if (directory === site.directory) return
    site = await readPublishedSite(directory)
    planFigures = publishedPlanFigures(site)
    holidays = new Set(site.facts?.holidays)
    log?.info({ version: basename(directory) }, 'A version is live')
  }

  return {
    app,
    publicUrl,
    port: () => listeningPort(app) ?? config.port,
    serveVersion,
    refuseReadiness() {
      isEnding = true
    },
    async close() {
      launch.stop()
      await app.close()
      await Promise.all(lateWork)
      await reminding.stop()
      await telling.stop()
      await mending.stop()
      await tellingWaiting.stop()
      await digesting.stop()
      if (sendingIssues) await sendingIssues.stop()
      await Promise.all([worker.stop(mailPatience), deliveries.stop(mailPatience)])
      await replies.stop()
      await forgetting.stop()
      await pageViews.stop()
      await sheets.close()
      await hashing
      await database.db.destroy()
    },
  }
}

function listeningPort(app: FastifyInstance): number | undefined {
  const address = app.server.address()
  return typeof address === 'object' ? address?.port : undefined
}
