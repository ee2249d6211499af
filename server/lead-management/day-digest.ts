import type { LeadFilters } from '../../contract/lead-filters.ts'
import { dayOf, hourOf } from '../kernel/calendar.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import type { LeadReader } from './lead-reader.ts'
import { leadView } from './lead-view.ts'

/** What a digest counts, each as a view of the inbox shows it. */
export const digestViews = {
  first: { due: 'first' },
  today: { when: 'today' },
  mine: { assignee: 'me' },
  unassigned: { assignee: 'nobody' },
  emergencies: { emergency: 'some' },
} as const satisfies Record<string, LeadFilters>

export type DayDigest = {
  address: string
  counts: Readonly<Record<keyof typeof digestViews, number>>
  /** The day of the team, `2026-11-22`. */
  day: string
  /** Epoch milliseconds. */
  now: number
}

/** Who gets a digest, and when. Every method may throw StorageUnavailable. */
export type DigestStore = {
  /** At which hour of the team's clock, 0 to 23; null for never. */
  hourOf(accountId: string): Promise<number | null>
  /** `from` is the day of the first one, `2026-11-22`, exclusive: that of an hour that has passed already. */
  setHour(accountId: string, hour: number | null, from: string): Promise<void>
  /** Colleagues whose hour has come on this day, and who got none on it. */
  due(day: string, hour: number): Promise<{ accountId: string; address: string }[]>
  /** Notes the day and queues the mail, if there is one, in one transaction; false where another process did. */
  sendOnce(accountId: string, day: string, mail: QueuedMail | undefined): Promise<boolean>
}

export type SendDigestsDeps = {
  digests: DigestStore
  leads: LeadReader
  write: (digest: DayDigest) => QueuedMail
  teamTimeZone: string
  now: () => number
}

/** Mails to each colleague whose hour has come how the messages stand, once a day and not where there is nothing to do. */
export async function sendDigests(deps: SendDigestsDeps): Promise<number> {
  const { digests, leads, write, teamTimeZone: timeZone } = deps
  const now = deps.now()
  const day = dayOf(now, timeZone)
  let queued = 0
  for (const { accountId, address } of await digests.due(day, hourOf(now, timeZone))) {
    const counted = await Promise.all(
      Object.entries(digestViews).map(async ([name, filters]) => {
        const view = leadView(filters, { accountId, at: now, timeZone })
        return [name, await leads.count(view)] as const
      }),
    )
    const counts = Object.fromEntries(counted) as DayDigest['counts']
    const isIdle = Object.values(counts).every((count) => count === 0)
    const mail = isIdle ? undefined : write({ address, counts, day, now })
    const sent = await digests.sendOnce(accountId, day, mail)
    if (sent && mail) queued += 1
  }
  return queued
}
