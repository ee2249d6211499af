/**
 * Every table, and how `bin/privacy` finds a person in it. A test fails for a table that stands
 * nowhere here: whoever adds one says whether it holds anything about anybody.
 */

/** Hold an account's id in the given column; what they hold goes with the account. */
export const accountTables = {
  account_authenticators: 'account_id',
  account_challenges: 'account_id',
  account_events: 'account_id',
  account_passkeys: 'account_id',
  account_sessions: 'account_id',
  lead_drafts: 'account_id',
  lead_presence: 'account_id',
  account_waits_told: 'account_id',
  team_digests: 'account_id',
  team_sessions: 'user_id',
  team_credentials: 'user_id',
  team_second_factors: 'user_id',
  team_verifications: 'value',
} as const satisfies Record<string, string>

/** Read and erased by queries of their own in `server/db/personal-data.ts`. */
export const ownQueries = [
  'leads',
  'lead_events',
  'lead_words',
  'untold_leads',
  'lead_answers',
  'lead_quotes',
  'lead_replies',
  'mail_files',
  'lead_tags',
  'outbox',
  'subscribers',
  'subscriber_tokens',
  'subscription_events',
  'team_accounts',
  'team_role_changes',
  'team_actions',
  'launch_steps',
  'newsletter_issues',
  'newsletter_recipients',
  'site_drafts',
  'site_work',
  'webhooks',
  'mail_budgets',
  'account_letters',
] as const

/** Hold nothing about anybody, or keyed hashes that expire within the hour. */
export const impersonalTables = [
  'acknowledged_addresses',
  'acknowledgement_hours',
  'hourly_places',
  'mailbox_places',
  'overdue_reminders',
  'page_views',
  'quote_numbers',
  'rate_limits',
  'schema_floor',
  'server_secrets',
  'storage_probe',
] as const

/** Columns that open something: nobody's export holds them, not even the owner's. */
export const secretColumns: ReadonlySet<string> = new Set([
  'access_token',
  'backup_codes',
  // Of drafts, which are exported in words, and of files, which we made.
  'content',
  'hash',
  'id_token',
  'identifier',
  'password',
  'public_key',
  'recovery_codes',
  'refresh_token',
  'secret',
  'token',
  'token_hash',
])
