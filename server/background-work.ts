import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { WaitingAccounts } from './accounts/account-mail.ts'
import type { Config } from './config.ts'
import { startDaily } from './daily.ts'
import { deleteExpired } from './db/delete-expired.ts'
import { mendTimes } from './db/mend-times.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { startHourly } from './hourly.ts'
import { describeError, type ErrorFacts } from './http/log.ts'
import type { Metrics } from './http/metrics.ts'
import { oldestKept } from './kernel/oldest-kept.ts'
import { type SendDigestsDeps, sendDigests } from './lead-management/day-digest.ts'
import { type TellTogetherDeps, tellTogether } from './leads/tell-together.ts'
import { localMailbox } from './mail/local-mailbox.ts'
import { deleteFilesBefore } from './mail/mailbox-files.ts'
import type { Claimed, ClaimedDelivery, Outbox } from './mail/outbox.ts'
import { type MailResult, type OutboxWorker, startOutboxWorker } from './mail/outbox-worker.ts'
import { smtpSender } from './mail/smtp-sender.ts'
import { type RemindOverdueDeps, remindOverdue } from './response-deadlines/remind-overdue.ts'
import { runMailThread } from './run-mail-thread.ts'
import { type DeliverWebhookDeps, deliverWebhook } from './webhooks/deliver-webhook.ts'

/** Sends the mails that the outbox holds, through SMTP or into a folder; in a thread of its own, or in this one. */
export function startMail(
  config: Config,
  outbox: Outbox,
  metrics: Metrics,
  log: FastifyBaseLogger,
  hasThread: boolean,
): OutboxWorker {
  const mailbox = join(config.dataDir, 'mail')
  if (config.smtpUrl) log.info('Mails are sent through SMTP_URL')
  else log.info({ mailbox }, 'SMTP_URL is not set: mails are written into a folder')

  const reports = outboxReports('Mail', metrics, log)
  const timed: Outbox = {
    ...outbox,
    async claim(claim) {
      const begin = performance.now()
      const claimed = await outbox.claim(claim)
      metrics.mailsClaimed((performance.now() - begin) / 1000)
      return claimed
    },
  }
  if (hasThread) {
    const settings = { smtpUrl: config.smtpUrl, mailbox }
    return runMailThread({ outbox: timed, settings, ...reports })
  }
  return startOutboxWorker({
    outbox: timed,
    send: config.smtpUrl ? smtpSender(config.smtpUrl) : localMailbox(mailbox),
    now: Date.now,
    ...described(reports),
  })
}

/** Deliveries to webhooks in hand at once: they wait for strangers' servers. */
const deliveriesAtOnce = 2

/** Delivers to webhooks what the outbox holds for them. */
export function startDeliveries(
  outbox: Outbox<ClaimedDelivery>,
  deps: DeliverWebhookDeps,
  metrics: Metrics,
  log: FastifyBaseLogger,
): OutboxWorker {
  return startOutboxWorker({
    outbox,
    send: deliverWebhook(deps),
    concurrency: deliveriesAtOnce,
    now: deps.now,
    ...described(outboxReports('Delivery', metrics, log)),
  })
}

type OutboxReports = {
  onResult: (mail: Claimed, result: MailResult, error: ErrorFacts | undefined) => void
  onTrouble: (error: unknown) => void
}

function described({ onResult, onTrouble }: OutboxReports) {
  return {
    onResult: (mail: Claimed, result: MailResult, error: unknown) =>
      onResult(mail, result, error === undefined ? undefined : describeError(error)),
    onTrouble,
  }
}

function outboxReports(
  what: 'Mail' | 'Delivery',
  metrics: Metrics,
  log: FastifyBaseLogger,
): OutboxReports {
  return {
    onResult({ id, kind, attempts }, result, error) {
      metrics.mailEnded(kind, result)
      const facts = { mail: id, result, attempts }
      if (result === 'sent') log.info(facts, `${what} sent`)
      else if (result === 'retried') {
        log.warn({ ...facts, ...error }, `${what} delayed`)
      } else log.error({ ...facts, ...error }, `${what} given up`)
    },
    onTrouble: (error) => log.error(describeError(error), 'The outbox cannot be reached'),
  }
}

/** Reminds the team every hour of answers that are overdue. */
export function startReminding(
  deps: RemindOverdueDeps,
  onQueued: () => void,
  log: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  async function remind(): Promise<void> {
    const mails = await remindOverdue(deps)
    if (mails === 0) return
    log.warn({ mails }, 'Answers are overdue: the team is reminded')
    onQueued()
  }
  return startHourly(remind, (error) =>
    log.error(describeError(error), 'The team could not be reminded of overdue answers'),
  )
}

/** Tells the team after each hour of the leads that came in it beyond those it was mailed about. */
export function startTellingTogether(
  deps: TellTogetherDeps,
  onQueued: () => void,
  log: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  async function tell(): Promise<void> {
    const mails = await tellTogether(deps)
    if (mails === 0) return
    log.warn({ mails }, 'More leads came than are mailed one by one: the team is told of the rest')
    onQueued()
  }
  return startHourly(tell, (error) =>
    log.error(describeError(error), 'The team could not be told of all leads'),
  )
}

/** Sets right, soon after the start, each hour and a leap of the clock, what a wrong clock has left behind. */
export function startMendingTimes(
  database: OpenDatabase,
  onMended: () => void,
  log: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  async function mend(): Promise<void> {
    const mended = await mendTimes(database, Date.now())
    if (Object.keys(mended).length === 0) return
    log.error(mended, 'The clock ran ahead, or runs behind: what waited for its time is mended')
    onMended()
  }
  return startHourly(mend, (error) =>
    log.error(describeError(error), 'What a wrong clock left behind could not be looked for'),
  )
}

/** Mails the day's work to each colleague whose hour has come. */
export function startDigests(
  deps: SendDigestsDeps,
  onQueued: () => void,
  log: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  async function send(): Promise<void> {
    if ((await sendDigests(deps)) > 0) onQueued()
  }
  return startHourly(send, (error) =>
    log.error(describeError(error), 'The digests of the day could not be sent'),
  )
}

/** Tells the admins of those who confirmed within an hour in which they were told of others. */
export function startTellingWaiting(
  waiting: WaitingAccounts,
  now: () => number,
  log: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  return startHourly(
    () => waiting.tell(now()),
    (error) => log.error(describeError(error), 'The admins could not be told who waits'),
  )
}

/** Deletes every day what is older than its period. */
export function startRetention(
  config: Config,
  database: OpenDatabase,
  metrics: Metrics,
  log: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  async function forget(): Promise<void> {
    const now = Date.now()
    const forgotten = await deleteExpired(database, config.retentionDays, now)
    const oldest = oldestKept(config.retentionDays.sentMails, now)
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
