import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { startDaily } from './daily.ts'
import { forgetOld } from './db/forget-old.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { describeError } from './http/log.ts'
import type { Metrics } from './http/metrics.ts'
import { oldestKept } from './kernel/oldest-kept.ts'
import { localMailbox } from './mail/local-mailbox.ts'
import { deleteFilesBefore } from './mail/mailbox-files.ts'
import type { Outbox } from './mail/outbox.ts'
import { type OutboxWorker, startOutboxWorker } from './mail/outbox-worker.ts'
import { smtpSender } from './mail/smtp-sender.ts'

/** Delivers what the outbox holds, through SMTP or into a folder. */
export function startMail(
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
export function startForgetting(
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
