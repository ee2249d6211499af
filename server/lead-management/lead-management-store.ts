import type { Need } from '../../contract/lead-context.ts'
import type { LeadStatus } from '../../contract/lead-filters.ts'
import type { MergeHindrance } from './merge-rule.ts'

/** Who does something: an account, or the command line. */
export type Actor = { accountId: string | null; address: string }

export type LeadChange = {
  status?: LeadStatus | undefined
  /** The id of an account; null for nobody. */
  assigneeId?: string | null | undefined
  /** Marks an emergency, or says that it is none. */
  need?: Need | null | undefined
  /** Epoch milliseconds; null takes it away. */
  followUpAt?: number | null | undefined
  /** All that it has from then on, in the order of the alphabet. */
  tags?: readonly string[] | undefined
  /** Takes a change back, as if it had not been. */
  undo?: true | undefined
}

export type ChangeOrder = LeadChange & {
  reference: string
  /** The one that was seen; a later one is not overwritten. */
  version: number
  by: Actor
  /** Epoch milliseconds. */
  now: number
}

export type ChangeResult =
  | 'changed'
  /** All is as it was asked for already. */
  | 'unchanged'
  /** Somebody else changed it meanwhile. */
  | 'conflict'
  | 'unknown'
  /** The assignee is no approved account. */
  | 'no-colleague'

export type MergeResult =
  | 'merged'
  | 'unknown'
  /** Somebody else changed one of them meanwhile. */
  | 'conflict'
  | MergeHindrance

type Order = { reference: string; by: Actor; now: number }

/** What the team does with leads, each with its record in one transaction. May throw StorageUnavailable. */
export type LeadManagementStore = {
  /** Each on its own: what conflicts stays as it is, and the others change. The results in the order given. */
  change(orders: readonly ChangeOrder[]): Promise<ChangeResult[]>
  /** Lets one lead stand for another of the same address or message; each keeps its own history. */
  merge(
    order: Order & { version: number; other: { reference: string; version: number } },
  ): Promise<MergeResult>
  /** Lets a merged lead stand for itself again. */
  takeApart(order: Order & { version: number }): Promise<'apart' | 'unknown' | 'conflict'>
  /** Tells each colleague whom the note names, once. */
  addNote(order: Order & { text: string }): Promise<'added' | 'unknown'>
  deleteNote(order: Order & { id: string }): Promise<'deleted' | 'unknown' | 'not-own'>
  /** Queues the words of a mail anew; an acknowledgement counts on the budget of its address. */
  sendAgain(
    order: Order & { mailId: string },
  ): Promise<'queued' | 'unknown' | 'words-forgotten' | 'over-budget'>
  /** Deletes a lead with its mails, notes and history. */
  erase(order: Order): Promise<'erased' | 'unknown'>
}
