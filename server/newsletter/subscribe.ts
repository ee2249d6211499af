import * as v from 'valibot'
import { fieldErrors } from '../../contract/field-errors.ts'
import type { FieldErrors } from '../../contract/functions.ts'
import { subscription } from '../../contract/newsletter.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import type { Language } from '../../contract/words/language.ts'
import { newLinkToken } from '../kernel/link-token.ts'
import type { ClientLimit } from '../limits/sender-limit.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import type { SubscriberStore, SubscriberTransaction } from './subscriber-store.ts'

export type SubscribeCall = {
  /** Untrusted: whatever the visitor's browser sent. */
  fields: unknown
  /** Whom the limits count: an opaque key of the client's network address. */
  clientKey: string
  /** Of the page that the address was entered on. */
  language: Language
}

export type SubscribeResult =
  | { outcome: 'accepted' }
  | { outcome: 'invalid'; fields: FieldErrors }
  | { outcome: 'limited'; retryAfterSeconds: number }

/** What the confirmation mail is written from. The secrets stand nowhere else in the clear. */
export type ConfirmationMail = {
  address: string
  confirmSecret: string
  unsubscribeSecret: string
  language: Language
  /** Epoch milliseconds. */
  writtenAt: number
}

export type SubscribeDeps = {
  store: SubscriberStore
  admit: ClientLimit
  writeConfirmation: (mail: ConfirmationMail) => QueuedMail
  now: () => number
}

/** One confirmation per address and hour: else anybody could fill a stranger's mailbox. */
const confirmationInterval = 3_600_000

/** How long a link to confirm with works, days. */
export const confirmationDays = 7

/**
 * Takes an address for the newsletter and queues its confirmation mail in the
 * same transaction. Every address goes the same way and changes no state: a
 * stranger who enters it can neither learn whether it is subscribed nor undo an
 * unsubscription. Throws StorageUnavailable when nothing was stored.
 */
export async function subscribe(
  call: SubscribeCall,
  deps: SubscribeDeps,
): Promise<SubscribeResult> {
  const read = v.safeParse(subscription, call.fields)
  if (!read.success)
    return {
      outcome: 'invalid',
      fields: fieldErrors(read.issues, contractWords(call.language).lead),
    }
  // Mailboxes that tell cases apart are unheard of; two spellings must not be two subscriptions.
  const address = read.output.email.toLowerCase()

  const admission = await deps.admit(call.clientKey)
  if (!admission.admitted) return admission
  try {
    await deps.store.transact((transaction) =>
      askToConfirm(transaction, { address, language: call.language }, deps),
    )
  } catch (error) {
    // What was not stored does not count, or an outage would lock its victims out.
    await admission.refund()
    throw error
  }
  return { outcome: 'accepted' }
}

async function askToConfirm(
  transaction: SubscriberTransaction,
  { address, language }: Pick<ConfirmationMail, 'address' | 'language'>,
  deps: SubscribeDeps,
): Promise<void> {
  const now = deps.now()
  const subscriberId = await transaction.noteRequest(address, now)
  const subscriber = { id: subscriberId, address }
  if (!(await transaction.claimConfirmation(subscriber, now, confirmationInterval))) return

  const confirm = newLinkToken()
  const unsubscribe = newLinkToken()
  const issued = { subscriberId, issuedAt: now }
  await transaction.addToken({
    ...issued,
    hash: confirm.hash,
    purpose: 'confirm',
    expiresAt: now + confirmationDays * 86_400_000,
  })
  // Without an end: whoever finds an old mail must still be able to leave.
  await transaction.addToken({
    ...issued,
    hash: unsubscribe.hash,
    purpose: 'unsubscribe',
    expiresAt: null,
  })
  await transaction.queueMail(
    deps.writeConfirmation({
      address,
      confirmSecret: confirm.secret,
      unsubscribeSecret: unsubscribe.secret,
      language,
      writtenAt: now,
    }),
  )
}
