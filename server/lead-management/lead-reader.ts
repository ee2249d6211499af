import type {
  Colleague,
  LeadDetail,
  LeadNews,
  LeadPage,
  LeadRow,
  SelectedLeads,
  WrittenLead,
} from '../../contract/team-leads.ts'
import type { LeadCursor } from './lead-cursor.ts'
import type { LeadView } from './lead-view.ts'

/** A lead with what a file of leads holds besides. */
export type ExportedLead = LeadRow & WrittenLead

/** Reads leads for those who work on them. Every method may throw StorageUnavailable. */
export type LeadReader = {
  /** The first page, or the one after a cursor of the same view, opened at the cursor's instant. */
  page(view: LeadView, after?: LeadCursor): Promise<Omit<LeadPage, 'at'>>
  /** What happened since an instant, epoch milliseconds. */
  news(view: LeadView, since: number): Promise<Omit<LeadNews, 'at'>>
  /** The lead as an account sees it; undefined where there is none of this reference. */
  detail(reference: string, accountId: string | null): Promise<LeadDetail | undefined>
  /** The leads of these references, in their order; unknown ones are left out. */
  rows(references: readonly string[]): Promise<LeadRow[]>
  /** Everything a view shows, the newest first, in portions. */
  all(view: LeadView): AsyncIterable<readonly ExportedLead[]>
  colleagues(): Promise<Colleague[]>
  /** The newest under a view, with what a change of them needs. */
  selection(view: LeadView): Promise<SelectedLeads>
  /** How many a view shows, up to 10,000. */
  count(view: LeadView): Promise<number>
  /** Those in use, the most used first, at most 50. */
  tags(): Promise<string[]>
}
