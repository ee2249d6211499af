/**
 * The tables, as Kysely sees them. Columns are text, integer and bigint only, so
 * that one schema serves both engines: instants are epoch milliseconds, flags
 * are 0 or 1, structures are JSON text. The tables of better-auth are the
 * exception; of them only what our own queries touch stands here.
 */
export type Database = {
  leads: LeadTable
  outbox: OutboxTable
  mail_budgets: MailBudgetTable
  acknowledgement_hours: { hour: number; mails: number }
  storage_probe: StorageProbeTable
  rate_limits: RateLimitTable
  subscribers: SubscriberTable
  subscriber_tokens: SubscriberTokenTable
  subscription_events: SubscriptionEventTable
  team_accounts: TeamAccountTable
  team_sessions: { user_id: string }
  team_second_factors: { user_id: string }
  team_credentials: { user_id: string; password: string | null }
  /** Links and half-done sign-ins; their value is the account's id. */
  team_verifications: { value: string }
  team_role_changes: TeamRoleChangeTable
  account_letters: AccountLetterTable
  server_secrets: { name: string; value: string }
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
  /** `emergency`, or null. */
  need: string | null
  referrer: string | null
  campaign: string | null
  fill_time: number | null
  /** JSON list of reasons; an empty list for a lead nobody suspects. */
  suspicions: string
  received_at: number
  answer_due_at: number
}

export type OutboxTable = {
  id: string
  lead_id: string | null
  kind: string
  /** The whole mail as JSON, fixed when it was queued: each attempt sends the same words. */
  message: string
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
  role: 'pending' | 'staff' | 'admin'
  two_factor_enabled: boolean | number | null
  created_at: Date | string
}

export type TeamRoleChangeTable = {
  id: string
  address: string
  from_role: 'pending' | 'staff' | 'admin'
  to_role: 'pending' | 'staff' | 'admin' | 'removed'
  changed_by: string
  changed_at: number
}

/** When the latest letter of a kind was queued for an address. */
export type AccountLetterTable = {
  /** Keyed hash of kind and address. */
  key: string
  queued_at: number
}
