import type { QueuedMail } from '../mail/queued-mail.ts'
import type { UntoldLead, UntoldLeads } from './untold-leads.ts'

export type TellTogetherDeps = {
  leads: UntoldLeads
  /** The mailbox that answers this lead. */
  mailboxOf: (lead: UntoldLead) => string
  writeTogether: (
    told: { mailbox: string; leads: readonly UntoldLead[] },
    at: { hour: number; now: number },
  ) => QueuedMail
  now: () => number
}

/**
 * Tells the team, once the hour is over, which leads came in it beyond those it was mailed about one by one: one mail to
 * each mailbox that answers some of them. Returns how many mails were queued.
 */
export async function tellTogether({
  leads,
  mailboxOf,
  writeTogether,
  now: clock,
}: TellTogetherDeps): Promise<number> {
  const now = clock()
  const hour = Math.floor(now / 3_600_000)
  return leads.tellOnce(hour, (untold) =>
    [...Map.groupBy(untold, mailboxOf)].map(([mailbox, theirs]) =>
      writeTogether({ mailbox, leads: theirs }, { hour, now }),
    ),
  )
}
