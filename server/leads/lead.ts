import type { LeadContext } from '../../contract/lead-context.ts'
import type { Enquiry } from './enquiry.ts'
import type { Suspicion } from './suspicions.ts'

/** An enquiry as it is kept. Instants are epoch milliseconds. */
export type Lead = {
  id: string
  /** What the visitor quotes: `BGW-7K3M-9Q2F`. */
  reference: string
  submissionKey: string
  enquiry: Enquiry
  context: LeadContext
  suspicions: readonly Suspicion[]
  receivedAt: number
  answerDueAt: number
}
