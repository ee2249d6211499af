import type { Generated } from 'kysely'
import type { Role } from '../../contract/accounts.ts'
import type { LeadStatus } from '../../contract/lead-filters.ts'
import type { WorkStage } from '../../contract/site-desk.ts'
import type { Language } from '../../contract/words/language.ts'

/**
 * The tables, as Kysely sees them. Columns are text, integer and bigint only, so
 * that one schema serves both engines: instants are epoch milliseconds, flags
 * are 0 or 1, structures are JSON text. The tables of better-auth are the
 * exception; of them only what our own queries touch stands here.
 */
export type Database = {
  leads: LeadTable
  lead_events: LeadEventTable
  lead_words: LeadWordsTable
  lead_answers: LeadAnswerTable
  lead_drafts: LeadDraftTable
  lead_presence: LeadPresenceTable
  lead_quotes: LeadQuoteTable
  lead_replies: LeadReplyTable
  mail_files: MailFileTable
  /** The last number of a quote that was given in a year. */
  quote_numbers: { year: number; last: number }
  /** How far a mailbox was read; `validity` is the server's word for which numbering holds. */
  mailbox_places: { mailbox: string; validity: string; last_uid: number }
  lead_tags: { lead_id: string; tag: string }
  outbox: OutboxTable
  mail_budgets: MailBudgetTable
  /** The places of an hour since 1970 that are taken, as the version before counts acknowledgements. */
  acknowledgement_hours: { hour: number; place: number }
  /** The places of an hour since 1970 that are taken, by what they are for. */
  hourly_places: { hour: number; purpose: string; place: number }
  /** Leads that the team has had no mail about yet, by the hour since 1970 they came in. */
  untold_leads: { lead_id: string; hour: number }
  storage_probe: StorageProbeTable
  rate_limits: RateLimitTable
  subscribers: SubscriberTable
  subscriber_tokens: SubscriberTokenTable
  subscription_events: SubscriptionEventTable
  team_accounts: TeamAccountTable
  team_credentials: { user_id: string; provider_id: string; password: string | null }
  account_sessions: AccountSessionTable
  account_challenges: AccountChallengeTable
  account_authenticators: AccountAuthenticatorTable
  account_passkeys: AccountPasskeyTable
  account_events: AccountEventTable
  /** Links; their value is the account's id. */
  team_verifications: { value: string }
  team_role_changes: TeamRoleChangeTable
  account_letters: AccountMailTable
  /** Of which accounts that wait for approval the admins were told. */
  account_waits_told: { account_id: string; told_at: number }
  server_secrets: { name: string; value: string }
  /** How often a page was read on a day of the team's time zone, `2026-11-22`. */
  page_views: { day: string; page: string; views: number }
  webhooks: WebhookTable
  /** The hours since 1970 in which the team was reminded of overdue answers. */
  overdue_reminders: { hour: number }
  team_actions: TeamActionTable
  team_digests: TeamDigestTable
  launch_steps: LaunchStepTable
  newsletter_issues: NewsletterIssueTable
  /** To whom an issue goes; `queued_at` is null until the mail is in the outbox. */
  newsletter_recipients: { issue_id: string; subscriber_id: string; queued_at: number | null }
  site_drafts: SiteDraftTable
  site_work: SiteWorkTable
}

export type LeadTable = {
  id: string
  reference: string
  submission_key: string
  kind: string
  first_name: string
  last_name: string
  email: string
  organization: string
  /** The topic of a contact message or the type of a partnership; empty when not said. */
  interest: string
  message: string
  page: string | null
  /** `emergency`, `maybe`, or null. */
  need: string | null
  /** JSON of the extra fields, `extraFields` of `contract/lead-fields.ts`; null when nothing is said in them. */
  extras: string | null
  referrer: string | null
  campaign: string | null
  fill_time: number | null
  /** JSON list of reasons; an empty list for a lead nobody suspects. */
  suspicions: string
  received_at: number
  /** The id of the lead that it was merged into, which then stands for it in every list. */
  merged_into: string | null
  answer_due_at: number
  status: Generated<LeadStatus>
  assignee_id: string | null
  /** Moves on with each change but a note. */
  version: Generated<number>
  /** When its status first left `new` for an answer. */
  answered_at: number | null
  /** When it was received, or its status, assignee or notes changed last. */
  changed_at: number
  /** The first language the browser asked for, `de-CH`. */
  language: string | null
  /** What follows the @ of the address, in lower case. */
  domain: Generated<string>
  /** When it is to be taken up again. */
  follow_up_at: Generated<number | null>
}

/** What happened to a lead after it was received. */
export type LeadEventTable = {
  id: string
  lead_id: string
  happened_at: number
  /** Who did it; null for what the server did. */
  account_id: string | null
  /** Its address then, `erased` after the account is. */
  by_address: string | null
  kind:
    | 'status'
    | 'assignee'
    | 'need'
    | 'follow-up'
    | 'tags'
    | 'merged'
    | 'taken-apart'
    | 'note'
    | 'sent-again'
    | 'answer'
    | 'answer-sent'
    | 'answer-refused'
    | 'quote'
    | 'reply'
    | 'bounce'
  /** JSON: what `LeadEvent` of `contract/team-leads.ts` has besides. */
  detail: string
}

/** What a colleague answered. */
export type LeadAnswerTable = {
  id: string
  lead_id: string
  /** Its mail in the outbox, which goes earlier than the answer. */
  mail_id: string
  /** With angle brackets: what a reply refers to. */
  message_id: string
  account_id: string | null
  /** The author's address then, `erased` after the account is. */
  by_address: string
  written_at: number
  /** Until then it can be taken back. */
  leaves_at: number
  subject: string
  text: string
  /** JSON list of names, types and sizes. */
  attachments: string
  state: 'waiting' | 'sent' | 'refused'
  ended_at: number | null
  error: string | null
}

/** An answer that is not sent yet, for its author alone. */
export type LeadDraftTable = {
  lead_id: string
  account_id: string
  /** Encrypted. */
  content: string
  saved_at: number
}

/** Who writes an answer just now. */
export type LeadPresenceTable = {
  lead_id: string
  account_id: string
  by_address: string
  seen_at: number
}

/** One version of a quote. */
export type LeadQuoteTable = {
  id: string
  lead_id: string
  number: string
  /** From 1. */
  version: number
  /** JSON: `QuoteFields` of `contract/team-quotes.ts`. */
  fields: string
  made_at: number
  account_id: string | null
  by_address: string
  /** The PDF in Base64. */
  content: string
}

/** A mail that came back about a lead. */
export type LeadReplyTable = {
  id: string
  lead_id: string
  message_id: string
  kind: 'reply' | 'bounce'
  from_name: string
  from_address: string
  subject: string
  text: string
  /** JSON list of names and types. */
  attachments: string
  received_at: number
}

/** A file that travels with a mail of the outbox, and goes with its words. */
export type MailFileTable = {
  id: string
  mail_id: string
  place: number
  name: string
  type: string
  /** Base64. */
  content: string
}

/** The words a lead is found by, with blanks between them; on SQLite `lead_search` indexes them, on PostgreSQL `search`. */
export type LeadWordsTable = { row: Generated<number>; lead_id: string; words: string }

export type WebhookTable = {
  id: string
  url: string
  /** Encrypted: it signs what is delivered. */
  secret: string
  is_on: number
  created_by: string
  created_at: number
}

/** Who gets a digest of the day's work, and when. */
export type TeamDigestTable = {
  account_id: string
  /** Of the team's clock, 0 to 23. */
  hour: number
  /** The day of the last one, `2026-11-22`; empty before the first. */
  sent_day: string
}

/** What colleagues did that concerns no single lead, and what erased one. */
export type TeamActionTable = {
  id: string
  happened_at: number
  account_id: string | null
  by_address: string
  /** In words. */
  what: string
}

/** What was done on the way to a launch: once for each name, the last time. */
export type LaunchStepTable = {
  /** A `StepName` of `server/launch/launch-store.ts`. */
  name: string
  happened_at: number
  account_id: string | null
  /** Empty for what no colleague did. */
  by_address: string
  /** The name under a promise, as it was typed; empty elsewhere. */
  signed_as: string
  detail: string
}

export type NewsletterIssueTable = {
  id: string
  title: string
  introduction: string
  /** JSON list of `OfferedArticle`. */
  articles: string
  state: 'draft' | 'sending' | 'sent'
  written_at: number
  written_by: string
  sent_at: number | null
  sent_by: string | null
  /** No process queues mails of it before. */
  next_batch_at: number
}

/** What an editor has changed in a file of words or settings, and not published yet. */
export type SiteDraftTable = {
  file: string
  /** Moves on with each saving and publishing. */
  version: number
  /** JSON: by the key of a field, what it held and what it shall hold. */
  changes: string
  by_address: string
  changed_at: number
}

/** Previews and publishings of the site, and goings back. */
export type SiteWorkTable = {
  id: string
  /** Machine and folder of the sources. */
  place: string
  /** As `place` until it has ended, then null: at most one runs. */
  running: string | null
  kind: 'preview' | 'publish' | 'go back'
  stage: WorkStage
  /** Of a hundred. */
  share: number
  version: string | null
  process: number
  process_begun: string
  /** JSON list of what was changed with it. */
  changes: string
  /** JSON list of mistakes. */
  problems: string
  by_address: string
  begun_at: number
  ended_at: number | null
}

export type OutboxTable = {
  id: string
  lead_id: string | null
  /** The webhook it is delivered to; null for a mail. */
  webhook_id: string | null
  kind: string
  /** The whole mail as JSON, fixed when it was queued: each attempt sends the same words. */
  message: string
  /** 0 once the words of a sent one are forgotten: of a mail its envelope stays, of a delivery `{}`. */
  has_words: Generated<number>
  state: 'waiting' | 'sent' | 'failed'
  attempts: number
  queued_at: number
  next_attempt_at: number
  lease_until: number
  lease_owner: string | null
  finished_at: number | null
  last_error: string | null
}

/** What was mailed to an address lately. */
export type MailBudgetTable = {
  /** Keyed hash of the folded address. */
  key: string
  /** JSON list of kinds and instants, oldest first. */
  mails: string
  changed_at: number
}

export type StorageProbeTable = { id: number; written_at: number }

/** Laid out as rate-limiter-flexible expects it; used on PostgreSQL only. */
export type RateLimitTable = { key: string; points: number; expire: number | null }

export type SubscriberTable = {
  id: string
  /** In lower case. */
  address: string
  state: 'pending' | 'confirmed' | 'unsubscribed'
  /** The latest request, whoever made it; what was agreed to stands in the events. */
  requested_at: number
  /** Of the page that it was confirmed on: what a newsletter says around its articles. */
  language: Generated<Language>
  /** When the latest confirmation mail was queued; 0 before the first. */
  mailed_at: number
  confirmed_at: number | null
  unsubscribed_at: number | null
}

export type SubscriberTokenTable = {
  /** SHA-256 of the secret that stands in a mail's link. */
  hash: string
  subscriber_id: string
  purpose: 'confirm' | 'unsubscribe'
  issued_at: number
  /** Null: the link works for ever. */
  expires_at: number | null
}

/** Evidence of a consent and of its end; the database refuses to change a row. */
export type SubscriptionEventTable = {
  id: string
  subscriber_id: string
  event: 'confirmed' | 'unsubscribed'
  /** When the confirmed mail was asked for; null for an end, and for what came before this table. */
  requested_at: number | null
  happened_at: number
}

/** Written by better-auth, its role by us: on SQLite flags are 0 or 1 and instants ISO text. */
export type TeamAccountTable = {
  id: string
  /** In lower case. */
  email: string
  email_verified: boolean | number
  role: Role
  two_factor_enabled: boolean | number | null
  /** Moves on with each change of password or factor: what was begun before holds no longer. */
  credential_epoch: number
  created_at: Date | string
}

export type AccountSessionTable = {
  id: string
  /** Keyed hash of the token: a stolen copy of the table opens nothing. */
  token_hash: string
  account_id: string
  /** The account's epoch when the password was read that began it. */
  epoch: number
  /** Browser and system in a few words. */
  device: string
  begun_at: number
  used_at: number
  /** When a password or code was last given in it. */
  proved_at: Generated<number>
}

/** A right password that waits for its second factor. */
export type AccountChallengeTable = {
  token_hash: string
  account_id: string
  epoch: number
  tries: number
  expires_at: number
}

export type AccountAuthenticatorTable = {
  account_id: string
  /** Encrypted. */
  secret: string
  /** JSON list of keyed hashes; what does not begin with `[` was encrypted by a version before. */
  recovery_codes: string
  /** 0 while it is only offered. */
  proved: number
  /** The half minute of the last code that was taken; no earlier one is. */
  used_step: number
  /** Since the last right code or the last lock. */
  wrong_codes: number
  /** Since the last right code: each lock lasts twice as long as the one before. */
  locks: number
  locked_until: number
}

export type AccountPasskeyTable = {
  id: string
  account_id: string
  public_key: string
  counter: number
  /** JSON list. */
  transports: string
  device: string
  added_at: number
}

export type AccountEventTable = {
  id: string
  happened_at: number
  kind: string
  /** Null where no account is concerned. */
  account_id: string | null
  /** Keyed hash of the client's network; empty for refusals of pending accounts. */
  client: string
  /** How often it happened within the hour that began with `happened_at`. */
  times: Generated<number>
  /** When it happened last; null for once. */
  last_at: number | null
}

export type TeamRoleChangeTable = {
  id: string
  address: string
  from_role: Role
  to_role: Role | 'removed'
  changed_by: string
  changed_at: number
}

/** When the latest mail of a kind was queued for an address. */
export type AccountMailTable = {
  /** Keyed hash of kind and address. */
  key: string
  queued_at: number
}
