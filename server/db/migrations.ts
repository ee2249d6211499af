import type { Migration } from 'kysely/migration'
import { firstTables } from './migrations/2026-11-21-first-tables.ts'
import { newsletter } from './migrations/2026-11-21-newsletter.ts'
import { teamAccounts } from './migrations/2026-11-21-team-accounts.ts'
import { accountSessions } from './migrations/2026-11-22-account-sessions.ts'
import { leadNeed } from './migrations/2026-11-22-lead-need.ts'
import { passkeys } from './migrations/2026-11-22-passkeys.ts'
import { mailBudgets } from './migrations/2026-11-22-privacy-mail-budgets.ts'
import { newsletterConsent } from './migrations/2026-11-22-privacy-newsletter-consent.ts'
import { placesOfAnHour } from './migrations/2026-11-22-privacy-places-of-an-hour.ts'
import { leadQuote } from './migrations/2026-11-22-quote-of-a-lead.ts'
import { workOnLeads } from './migrations/2026-11-22-work-on-leads.ts'
import { extraFields } from './migrations/2026-11-23-extra-fields.ts'
import { outboxClaims } from './migrations/2026-11-23-outbox-claims.ts'
import { waitingAccounts } from './migrations/2026-11-24-day-waiting-accounts.ts'
import { dayWork } from './migrations/2026-11-24-day-work.ts'
import { erasedWords } from './migrations/2026-11-24-erased-words.ts'
import { foldedEvents } from './migrations/2026-11-24-folded-events.ts'
import { mergedLeads } from './migrations/2026-11-24-merged-leads.ts'
import { provedSessions } from './migrations/2026-11-24-proved-sessions.ts'
import { siteDesk } from './migrations/2026-11-24-site-desk.ts'
import { teamAnswers } from './migrations/2026-11-24-team-answers.ts'
import { launch } from './migrations/2026-11-24-the-launch.ts'
import { toldTogether } from './migrations/2026-11-24-told-together.ts'
import { writtenIssues } from './migrations/2026-11-24-written-issues.ts'
import { languagesOfReaders } from './migrations/2026-11-26-languages-of-readers.ts'

/**
 * Every step the schema ever took, in the order of their names. A step that was
 * released is never edited, and imports nothing of ours that could change under it: the next one corrects it. A step adds
 * to what the version before it reads and writes. What nobody uses any more, a later step takes away, and says in
 * `schema_floor` which step a version must know from then on.
 */
export const migrations: Record<string, Migration> = {
  '2026-11-21-first-tables': firstTables,
  '2026-11-21-newsletter': newsletter,
  '2026-11-21-team-accounts': teamAccounts,
  '2026-11-22-account-sessions': accountSessions,
  '2026-11-22-lead-need': leadNeed,
  '2026-11-22-passkeys': passkeys,
  '2026-11-22-privacy-mail-budgets': mailBudgets,
  '2026-11-22-privacy-newsletter-consent': newsletterConsent,
  '2026-11-22-privacy-places-of-an-hour': placesOfAnHour,
  '2026-11-22-quote-of-a-lead': leadQuote,
  '2026-11-22-work-on-leads': workOnLeads,
  '2026-11-23-extra-fields': extraFields,
  '2026-11-23-outbox-claims': outboxClaims,
  '2026-11-24-day-waiting-accounts': waitingAccounts,
  '2026-11-24-day-work': dayWork,
  '2026-11-24-erased-words': erasedWords,
  '2026-11-24-folded-events': foldedEvents,
  '2026-11-24-merged-leads': mergedLeads,
  '2026-11-24-proved-sessions': provedSessions,
  '2026-11-24-team-answers': teamAnswers,
  '2026-11-24-told-together': toldTogether,
  '2026-11-24-the-launch': launch,
  '2026-11-24-written-issues': writtenIssues,
  '2026-11-24-site-desk': siteDesk,
  '2026-11-26-languages-of-readers': languagesOfReaders,
}
