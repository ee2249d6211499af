import type { DeskProblem, DeskValue, DeskWork } from '../../contract/site-desk.ts'
import type { Actor } from '../lead-management/lead-management-store.ts'

/** What a field held when it was changed, and what it shall hold; null for a setting that is left out. */
export type Change = { was: DeskValue; now: DeskValue }

/** What is changed in one file, by the key of the field. */
export type Changes = Readonly<Record<string, Change>>

export type Draft = { file: string; version: number; changes: Changes; by: string; at: number }

export type PublishedChange = Change & { file: string; key: string }

/** A preview, a publishing or a going back: begun by somebody, and at most one at a time in a folder of sources. */
export type Work = Omit<DeskWork, 'kind' | 'previewPath'> & {
  kind: DeskWork['kind'] | 'go back'
  /** The process that does it, to tell whether it still runs. */
  process: number
  processBegun: string
  changes: readonly PublishedChange[]
}

export type WorkStart = Pick<Work, 'kind' | 'stage' | 'changes' | 'version'> & {
  by: Actor
  now: number
}

export type DeskStore = {
  drafts(): Promise<readonly Draft[]>
  /** Undefined where the draft is no longer the one with `version`. */
  saveDraft(
    order: Omit<Draft, 'by' | 'at'> & { by: Actor; now: number },
  ): Promise<Draft | undefined>
  /** Undefined where other work runs in the folder. */
  begin(place: string, start: WorkStart): Promise<Work | undefined>
  advance(
    id: string,
    to: Partial<Pick<Work, 'stage' | 'share' | 'version' | 'changes'>>,
  ): Promise<void>
  /** Ends the work with what came of it; nothing is taken out of the drafts. */
  end(
    id: string,
    result: { stage: Work['stage']; problems: readonly DeskProblem[]; now: number },
  ): Promise<void>
  /** Ends it as done, records it, and takes what is published now out of the drafts, in one transaction. */
  finish(work: Work, by: Actor, now: number): Promise<void>
  /** The work that has not ended in a folder. */
  running(place: string): Promise<Work | undefined>
  /** The last previews and publishings of a folder, the newest first. */
  latest(place: string, most: number): Promise<readonly Work[]>
  /** Notes what an editor did in the team's record. */
  record(what: string, by: Actor, now: number): Promise<void>
  /** Publishings that made the named versions. */
  publishedAs(names: readonly string[]): Promise<readonly Work[]>
}
