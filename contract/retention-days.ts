/** How long what is kept, days; 0 keeps it for ever. */
export type RetentionDays = Record<
  | 'sentWords'
  | 'sentMails'
  | 'pendingSubscribers'
  | 'unconfirmedAccounts'
  | 'suspiciousLeads'
  | 'accountEvents',
  number
>

/** Unless the operator says otherwise; the privacy note of /contact names some of them. */
export const defaultRetentionDays = {
  // A mailbox that lost a mail says so within days; until then it can be sent again as it was.
  sentWords: 7,
  sentMails: 90,
  pendingSubscribers: 14,
  // A link to confirm works for one: then a stranger who signed somebody up blocks nobody.
  unconfirmedAccounts: 2,
  suspiciousLeads: 90,
  accountEvents: 365,
} as const satisfies RetentionDays
