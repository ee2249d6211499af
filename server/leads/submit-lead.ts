import { randomUUID } from 'node:crypto'
import { needOf } from '../../contract/emergency-words.ts'
import { extrasOf } from '../../contract/extras.ts'
import type { FieldErrors } from '../../contract/functions.ts'
import type { LeadContext, SentContext } from '../../contract/lead-context.ts'
import type { LeadKind } from '../../contract/lead-fields.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { pageLanguage } from '../../contract/words/language.ts'
import type { SenderLimit } from '../limits/sender-limit.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { answerDue, type BusinessDays } from './answer-due.ts'
import { type Enquiry, readEnquiry } from './enquiry.ts'
import type { Lead } from './lead.ts'
import type { EarlierLead, LeadStore, LeadTransaction } from './lead-store.ts'
import { newReference } from './reference.ts'
import { submissionKeys } from './submission-keys.ts'
import { isDoubtful, suspicions } from './suspicions.ts'

export type Submission = {
  kind: LeadKind
  /** Untrusted: whatever the visitor's browser sent. */
  fields: unknown
  idempotencyKey: string | undefined
  context: SentContext
  /** Whom the limits count: an opaque key of the client's network address. */
  clientKey: string
}

export type SubmitResult =
  | {
      outcome: 'stored'
      reference: string
      /** Epoch milliseconds. */
      answerDueAt: number
      suspicious: boolean
      notification: NotificationFate
      acknowledgement: AcknowledgementFate
    }
  | ({ outcome: 'repeated' } & EarlierLead)
  | { outcome: 'invalid'; fields: FieldErrors }
  | { outcome: 'limited'; retryAfterSeconds: number }

/**
 * Whether the visitor is mailed, or why not. Only a message that a person seems to have typed
 * earns a mail: without a fill time nobody can tell.
 */
export type AcknowledgementFate =
  | 'queued'
  | 'suspicious'
  | 'fill-time-missing'
  | 'address-budget'
  | 'hourly-budget'

/** Whether the team is mailed at once, or after the hour together with others, as too many came. */
export type NotificationFate = 'queued' | 'told-together'

export type SubmitLeadDeps = {
  store: LeadStore
  admit: SenderLimit
  writeNotification: (lead: Lead) => QueuedMail
  writeAcknowledgement: (lead: Lead) => QueuedMail
  /** What a webhook is told, as JSON. */
  writeDelivery: (lead: Lead) => string
  businessDays: BusinessDays
  now: () => number
}

/** A reference collides once in 2^40 leads; three attempts suffice for ever. */
const referenceAttempts = 3

/**
 * Records an enquiry and queues its mails in one transaction: a mail outage may
 * delay a notification, but never loses an enquiry. A repeated submission gets
 * the reference of the first. Throws StorageUnavailable when nothing was stored.
 */
export async function submitLead(
  submission: Submission,
  deps: SubmitLeadDeps,
): Promise<SubmitResult> {
  const { lead: words } = contractWords(pageLanguage(submission.context.page))
  const read = readEnquiry(submission.kind, submission.fields, words)
  if (!read.ok) return { outcome: 'invalid', fields: read.fields }

  const keys = submissionKeys(read.enquiry, submission.idempotencyKey, deps.now())
  // Before the limits: a retry after a lost answer must learn that its lead is safe.
  const earlier = await deps.store.findEarlier(keys)
  if (earlier) return { outcome: 'repeated', ...earlier }

  const admission = await deps.admit({
    client: submission.clientKey,
    email: read.enquiry.fields.email,
  })
  if (!admission.admitted) return admission
  let result: SubmitResult | undefined
  try {
    result = await record(read.enquiry, keys, submission.context, admission.busyAddress, deps)
    return result
  } finally {
    // What was not stored does not count, or an outage would lock its victims out.
    if (result?.outcome !== 'stored') await admission.refund()
  }
}

function record(
  enquiry: Enquiry,
  keys: readonly [string, ...string[]],
  context: SentContext,
  busyAddress: boolean,
  deps: SubmitLeadDeps,
): Promise<SubmitResult> {
  return deps.store.transact(async (transaction) => {
    for (let attempt = 0; attempt < referenceAttempts; attempt += 1) {
      const lead = newLead(enquiry, keys[0], context, busyAddress, deps)
      if (await transaction.addLead(lead)) {
        const notification = await tellTeam(lead, transaction, deps)
        await transaction.queueDeliveries(lead, () => deps.writeDelivery(lead))
        const suspicious = lead.suspicions.length > 0
        const acknowledgement = await fateOf(lead, transaction)
        if (acknowledgement === 'queued') {
          await transaction.queueMail(deps.writeAcknowledgement(lead))
        }
        const { reference, answerDueAt } = lead
        const fates = { notification, acknowledgement }
        return { outcome: 'stored', reference, answerDueAt, suspicious, ...fates }
      }
      const simultaneous = await transaction.findEarlier(keys)
      if (simultaneous) return { outcome: 'repeated', ...simultaneous }
    }
    throw new Error(`${referenceAttempts} new references were all taken`)
  })
}

async function tellTeam(
  lead: Lead,
  transaction: LeadTransaction,
  { writeNotification }: Pick<SubmitLeadDeps, 'writeNotification'>,
): Promise<NotificationFate> {
  const urgent = lead.context.need ? 'emergency' : 'message'
  const share = isDoubtful(lead.suspicions) ? 'suspicious' : urgent
  if (await transaction.claimNotification(share, lead.receivedAt)) {
    await transaction.queueMail(writeNotification(lead))
    return 'queued'
  }
  await transaction.tellLater(lead.id, lead.receivedAt)
  return 'told-together'
}

async function fateOf(lead: Lead, transaction: LeadTransaction): Promise<AcknowledgementFate> {
  if (lead.suspicions.length > 0) return 'suspicious'
  if (lead.context.fillTime === undefined) return 'fill-time-missing'
  return transaction.claimAcknowledgement(lead.enquiry.fields.email, lead.receivedAt)
}

function newLead(
  enquiry: Enquiry,
  submissionKey: string,
  given: SentContext,
  busyAddress: boolean,
  deps: SubmitLeadDeps,
): Lead {
  const receivedAt = deps.now()
  const { kind } = enquiry
  const context: LeadContext = {
    ...given,
    // Only the contact form has a switch.
    need: needOf(kind === 'contact' ? given.need : undefined, enquiry.fields.message),
    extras: extrasOf(kind, given.extras),
  }
  return {
    id: randomUUID(),
    reference: newReference(),
    submissionKey,
    enquiry,
    context,
    suspicions: suspicions(enquiry, context, busyAddress),
    receivedAt,
    answerDueAt: answerDue(context.need, receivedAt, deps.businessDays),
  }
}
