/** How long what is kept, days; 0 keeps it for ever. */
export type RetentionDays = Record<
  'sentMails' | 'pendingSubscribers' | 'unconfirmedAccounts' | 'suspiciousLeads' | 'accountEvents',
  number
>

/** Unless the operator says otherwise; the privacy note of /contact names some of them. */
export const defaultRetentionDays = {
  sentMails: 90,
  pendingSubscribers: 14,
  // A link to confirm works for one: then a stranger who signed somebody up blocks nobody.
  unconfirmedAccounts: 2,
  suspiciousLeads: 90,
  accountEvents: 365,
} as const satisfies RetentionDays
