/**
 * What the build hands to the server, which imports nothing of the site. The file lies beside the published
 * ones and is never published: it holds what is still open before a launch.
 */
import type { LeadWeeks } from './lead-weeks.ts'

export const serverFile = 'for-server.json'

export type ServerFile = {
  /** Days of the team's country, and the owner's own, that are no business days: `2026-12-25`. */
  holidays: readonly string[]
  /** Whether the owner has named a country whose public holidays count. */
  knowsHolidays: boolean
  owner: {
    legalName: string
    address: string
    emergencyPhone: string
    emergencyMailbox: string
    platform: string
  }
  /** Lead times that the owner has named by region; not in builds before they could be. */
  leadWeeks?: LeadWeeks
  /** Promises of an answer at any hour that the site still makes, by their figure. */
  roundTheClock: readonly string[]
  /** Figures with two readings, or that a critic can turn, the most dangerous first. */
  figures: readonly FigureToSettle[]
  promises: readonly Promised[]
  /** The newest first. */
  articles: readonly OfferedArticle[]
}

export type FigureToSettle = {
  key: string
  what: string
  danger: string
  proof: string
  /** What to write into `site.settings.json`; empty where words decide. */
  paste: string
  /** Settled, or off the site. */
  done: boolean
}

export type Promised = { key: string; sentence: string; binds: string }

/** An article that an issue of the newsletter may tell of. */
export type OfferedArticle = { id: string; title: string; excerpt: string; path: string }
