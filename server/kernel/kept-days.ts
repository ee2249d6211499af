/** How long what is kept, days; 0 keeps it for ever. */
export type KeptDays = Record<
  'sentMails' | 'pendingSubscribers' | 'unconfirmedAccounts' | 'suspiciousLeads',
  number
>

export const usualKeptDays: KeptDays = {
  sentMails: 90,
  pendingSubscribers: 14,
  // A link to confirm works for one: then a stranger who signed somebody up blocks nobody.
  unconfirmedAccounts: 2,
  suspiciousLeads: 90,
}

/** The instant before which something is too old, epoch milliseconds; undefined where it is kept for ever. */
export function oldestKept(days: number, now: number): number | undefined {
  return days === 0 ? undefined : now - days * 86_400_000
}
