/**
 * How many mails anybody may have us send to an address that need not be theirs: 10 a day in
 * all. Each kind has its own share, so that nobody keeps a reset from its owner by writing
 * messages under that address.
 */

export type BudgetedKind = 'acknowledgement' | 'newsletter' | 'account'

/** A mail that was queued for an address, and when: epoch milliseconds. */
export type BudgetedMail = { kind: BudgetedKind; at: number }

const hour = 3_600_000
const day = 24 * hour

/** Mails within any 24 hours. */
export const dailyShares = {
  acknowledgement: 3,
  newsletter: 3,
  account: 4,
} as const satisfies Record<BudgetedKind, number>

/** From one acknowledgement to the next; the last interval holds from then on. */
export const acknowledgementIntervals = [hour, 4 * hour, day] as const

/** After so long without one, the intervals begin anew. Milliseconds. */
export const budgetMemory = 7 * day

/** Acknowledgements an hour to all addresses together, unless the operator says otherwise. */
export const usualAcknowledgementsPerHour = 60

/** Mails an hour that each tell the team of one lead, of each kind of `NotificationShare`; the rest is told together. */
export const usualNotificationsPerHour = 60

/** Counted apart, so that a flood of one kind keeps no mail about another from the team. */
export type NotificationShare = 'emergency' | 'message' | 'suspicious'

/** Whether another mail of this kind may go to the address that got the earlier ones. */
export function mayMail(
  kind: BudgetedKind,
  earlier: readonly BudgetedMail[],
  now: number,
): boolean {
  const alike = earlier.filter((mail) => mail.kind === kind && mail.at > now - budgetMemory)
  const today = alike.filter(({ at }) => at > now - day)
  if (today.length >= dailyShares[kind]) return false
  const last = alike.at(-1)
  if (kind !== 'acknowledgement' || !last) return true
  const step = Math.min(alike.length, acknowledgementIntervals.length) - 1
  return now - last.at >= (acknowledgementIntervals[step] ?? day)
}

/** What is worth remembering at `now`. */
export function remembered(mails: readonly BudgetedMail[], now: number): BudgetedMail[] {
  return mails.filter(({ at }) => at > now - budgetMemory)
}

/**
 * The mailbox behind an address, for counting alone: `Ada+x@Example.com` and `ada@example.com`
 * are one to most mail servers. Mails go to the address as it was written.
 */
export function foldedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const name = address.slice(0, at)
  const plain = name.split('+')[0] || name
  return `${plain}${address.slice(at)}`.toLowerCase()
}
