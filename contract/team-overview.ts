/** What browser and server agree on about the overview: what came in, from where, and how soon it was answered. */
import type { LeadKind } from './lead-fields.ts'
import type { LeadStatus } from './lead-filters.ts'

export const teamOverviewPaths = {
  /** GET with `weeks`: an `Overview`. */
  overview: '/api/team/overview',
  /** GET with `days`: a `PageReadings`. */
  pages: '/api/team/pages',
} as const

/** Spans to choose from. */
export const overviewWeeks = [12, 26, 52] as const
export const pageDays = [7, 30, 90, 365] as const

/** Leads that nobody took for spam, of the last so many weeks, in the team's time zone. */
export type Overview = {
  weeks: readonly {
    /** The Monday, `2026-11-16`. */
    begins: string
    kinds: Readonly<Record<LeadKind, number>>
    /** By topic or type; only those that occur, with an empty name where none was said. */
    interests: Readonly<Record<string, number>>
  }[]
  /** By path of the page and by campaign, the most first, at most 20 each; a null name gathers those without one. */
  pages: readonly { name: string | null; leads: number }[]
  campaigns: readonly { name: string | null; leads: number }[]
  /** Spam included. */
  statuses: Readonly<Record<LeadStatus, number>>
  /** Null while nothing was answered and nothing is overdue. */
  firstAnswer: {
    answered: number
    /** Of those, the ones that were answered before their answer was due. */
    inTime: number
    /** Still new though their answer was due: nobody can meet the promise any more. */
    overdue: number
    /** From receipt to the first answer, milliseconds; null while nothing was answered. */
    waits: { median: number; percentile90: number } | null
  } | null
}

/** How often each page was read, and how many leads named it as theirs; the most read first. */
export type PageReadings = {
  /** The first and the last day, `2026-11-22`. */
  from: string
  to: string
  pages: readonly { page: string; views: number; leads: number }[]
  days: readonly { day: string; views: number; leads: number }[]
}
