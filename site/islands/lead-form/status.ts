import type { Acknowledged } from '../../../contract/functions.ts'
import type { Extras } from '../../../contract/lead-fields.ts'
import type { Notice } from '../../../contract/notices.ts'
import type { Outcome } from './send-lead.ts'

/** Where a form stands, and what it says about it. */
export type Status =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'wrong'; notice: Notice }
  | { kind: 'failed'; notice: Notice }
  /** `values` are what was sent: our mail does not repeat them. */
  | {
      kind: 'sent'
      answer: Acknowledged
      values: Record<string, string>
      extras: Extras | undefined
    }

/** A field's own sentence says what; this says that nothing went out. */
export const checkFields: Notice = {
  title: 'Check the marked fields',
  description: 'Nothing has been sent yet.',
}

export const checkEmail: Notice = {
  title: 'Check your email address',
  description: 'Nothing has been sent yet.',
}

export const offlineNotice: Notice = {
  title: 'You are offline',
  description: 'Your message is kept here. Send it again once you are connected.',
}

export const keptNotice: Notice = {
  title: 'Not sent yet',
  description: 'Your words are kept here. Send them again in a moment.',
}

/** What is said of a message that did not arrive; a reason that the server gave comes with it. */
export function notSent(outcome: Extract<Outcome, { kind: 'offline' | 'failed' }>): Notice {
  if (outcome.kind === 'offline') return offlineNotice
  const { title, description } = keptNotice
  return {
    title,
    description: outcome.reason ? `${outcome.reason} Your words are kept here.` : description,
  }
}
