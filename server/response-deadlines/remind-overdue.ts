import type { QueuedMail } from '../mail/queued-mail.ts'
import type { OverdueLead, OverdueLeads } from './overdue-leads.ts'

/** To the team, or to the colleague with this address: what is overdue, never empty. */
export type Reminder = { to: 'team' | { address: string }; overdue: readonly OverdueLead[] }

export type RemindOverdueDeps = {
  leads: OverdueLeads
  writeReminder: (reminder: Reminder, at: { hour: number; now: number }) => QueuedMail
  now: () => number
}

const hourLength = 3_600_000

/**
 * Reminds the team, and each colleague of theirs, while answers are overdue: at most once in an
 * hour of the clock, whatever the number of processes. Returns how many mails were queued.
 */
export async function remindOverdue({
  leads,
  writeReminder,
  now: clock,
}: RemindOverdueDeps): Promise<number> {
  const now = clock()
  const hour = Math.floor(now / hourLength)
  return leads.remindOnce(hour, now, (overdue) => {
    const byColleague = Map.groupBy(overdue, ({ assignee }) => assignee)
    const reminders: Reminder[] = [{ to: 'team', overdue }]
    for (const [address, theirs] of byColleague) {
      if (address !== null) reminders.push({ to: { address }, overdue: theirs })
    }
    return reminders.map((reminder) => writeReminder(reminder, { hour, now }))
  })
}
