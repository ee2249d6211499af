import type { Need } from '../../contract/lead-context.ts'
import type { Extras, LeadKind } from '../../contract/lead-fields.ts'
import type { AnswerDraft } from '../../contract/team-answers.ts'
import type { MailFile, QueuedMail } from '../mail/queued-mail.ts'
import type { Actor } from './lead-management-store.ts'

/** A lead as its answer needs it. */
export type AnsweredLead = {
  id: string
  reference: string
  kind: LeadKind
  interest: string
  need: Need | null
  firstName: string
  lastName: string
  email: string
  organization: string
  /** The page it was written on, and the first language of its browser. */
  page: string | null
  language: string | null
  extras: Extras
  /** The Message-IDs of what was mailed to and fro, the oldest first, as far as they are known. */
  thread: readonly string[]
}

/** An answer as its author wants it sent. */
export type WrittenAnswer = Omit<AnswerDraft, 'attachments'> & {
  /** Chosen by the author's browser: the same again is the same answer. */
  id: string
  files: readonly MailFile[]
  /** Epoch milliseconds. */
  at: number
  leavesAt: number
}

type Order = { reference: string; by: Actor & { accountId: string }; now: number }

/** Answers, their drafts and who writes one. Every method may throw StorageUnavailable. */
export type AnswerStore = {
  lead(reference: string): Promise<AnsweredLead | undefined>
  /**
   * Queues an answer with its record in one transaction, unless the lead has moved on from `version`. Its draft goes, and
   * nobody else sends one on the same version.
   */
  send(
    order: Order & { version: number; answer: WrittenAnswer },
    write: (lead: AnsweredLead) => QueuedMail,
  ): Promise<'queued' | 'conflict' | 'unknown'>
  /** Undoes it, as long as nobody has begun to send it. */
  takeBack(
    order: Order & { id: string },
  ): Promise<'taken-back' | 'too-late' | 'not-own' | 'unknown'>
  /** An encrypted draft, null to forget it. */
  saveDraft(order: Order & { content: string | null }): Promise<'saved' | 'unknown'>
  draft(reference: string, accountId: string, now: number): Promise<string | undefined>
  /** Notes that somebody writes, and says who else does. */
  noteAnswering(order: Order): Promise<readonly string[] | 'unknown'>
  stopAnswering(order: Order): Promise<void>
}
