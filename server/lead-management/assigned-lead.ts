import type { Need } from '../../contract/lead-context.ts'
import type { LeadKind } from '../../contract/lead-fields.ts'

/** A lead that one colleague gave to another; instants are epoch milliseconds. */
export type AssignedLead = {
  leadId: string
  reference: string
  kind: LeadKind
  need: Need | null
  /** Undefined for a lead that was answered. */
  answerDueAt: number | undefined
  /** The address of whom it was given to. */
  assignee: string
  /** The address of who gave it. */
  by: string
  at: number
}
