import type { Acknowledged } from '../../../contract/functions.ts'
import type { Need } from '../../../contract/lead-context.ts'
import type { Extras } from '../../../contract/lead-fields.ts'
import type { LeadWords } from '../../../contract/words/contract-words.ts'
import { fillWords } from '../../../contract/words/fill-words.ts'
import type { Outcome } from './send-lead.ts'

/** Title and description of a message or a toast. */
export type Notice = { title: string; description: string }

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
      need: Need | undefined
      extras: Extras | undefined
    }

/** What is said of a message that did not arrive; a reason that the server gave comes with it. */
export function notSent(
  outcome: Extract<Outcome, { kind: 'offline' | 'failed' }>,
  { notices, language }: LeadWords,
): Notice {
  if (outcome.kind === 'offline') return notices.offline
  const { reason } = outcome
  if (!reason) return notices.notSent
  const description = fillWords(notices.notSentBecause, { reason }, language)
  return { title: notices.notSent.title, description }
}
