/**
 * Runs in a thread of its own: writes mails out and speaks with the mail server, so that mails keep their share of time
 * while visitors keep the first thread busy. The outbox stays there, as SQLite has one writer.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { describeError, type ErrorFacts } from './http/log.ts'
import { localMailbox } from './mail/local-mailbox.ts'
import type { Claimed, ClaimedMail, Outbox } from './mail/outbox.ts'
import { type MailResult, startOutboxWorker } from './mail/outbox-worker.ts'
import { smtpSender } from './mail/smtp-sender.ts'

export type MailThreadSettings = { smtpUrl: string | undefined; mailbox: string }

/** What the thread asks of the outbox. */
type OutboxCall = Exclude<keyof Outbox, 'depth'>

export type FromMailThread =
  | { kind: 'call'; number: number; call: OutboxCall; values: unknown[] }
  | { kind: 'result'; mail: Claimed; result: MailResult; error: ErrorFacts | undefined }
  | { kind: 'stopped' }

export type ToMailThread =
  | { kind: 'answer'; number: number; value: unknown }
  | { kind: 'failure'; number: number }
  | { kind: 'wake' }
  | { kind: 'stop'; patience: number }

const { smtpUrl, mailbox } = workerData as MailThreadSettings
const waiting = new Map<number, PromiseWithResolvers<unknown>>()
let asked = 0

const tell = (message: FromMailThread) => parentPort?.postMessage(message)

function ask<T>(call: OutboxCall, ...values: unknown[]): Promise<T> {
  asked += 1
  const answer = Promise.withResolvers<unknown>()
  waiting.set(asked, answer)
  tell({ kind: 'call', number: asked, call, values })
  return answer.promise as Promise<T>
}

const worker = startOutboxWorker<ClaimedMail>({
  outbox: {
    claim: (claim) => ask('claim', claim),
    holds: (...mail) => ask('holds', ...mail),
    markSent: (...mails) => ask('markSent', ...mails),
    giveBack: (...mails) => ask('giveBack', ...mails),
    retryAt: (...mail) => ask('retryAt', ...mail),
    markFailed: (...mail) => ask('markFailed', ...mail),
  },
  send: smtpUrl ? smtpSender(smtpUrl) : localMailbox(mailbox),
  now: Date.now,
  onResult: ({ id, kind, attempts }, result, error) =>
    tell({
      kind: 'result',
      mail: { id, kind, attempts },
      result,
      error: error === undefined ? undefined : describeError(error),
    }),
  // Told where the outbox is.
  onTrouble: () => {},
})

parentPort?.on('message', async (message: ToMailThread) => {
  if (message.kind === 'wake') worker.wake()
  else if (message.kind === 'stop') {
    await worker.stop(message.patience)
    tell({ kind: 'stopped' })
  } else {
    const answer = waiting.get(message.number)
    waiting.delete(message.number)
    if (message.kind === 'answer') answer?.resolve(message.value)
    else answer?.reject(new Error('The outbox cannot be reached'))
  }
})
