import type { LeadStatus } from '../../contract/lead-filters.ts'
import type { Colleague } from '../../contract/team-leads.ts'
import type { LeadEventTable } from '../../server/db/schema.ts'
import type { MadeUpLead } from './made-up-leads.ts'
import { noteSentences, tags } from './word-lists.ts'

/** `id` is null for who has no account. */
type Author = { id: string | null; address: string }

type MadeUpEvent = { at: number; by: Author; kind: LeadEventTable['kind']; detail: object }

/** What the team made of a lead: its history in order, its tags, and when it is taken up again. */
export type MadeUpHistory = {
  events: readonly MadeUpEvent[]
  tags: readonly string[]
  followUpAt: number | null
}

const hour = 3_600_000
const day = 24 * hour

/** Whose work it was in a database without accounts. */
const somebody: Author = { id: null, address: 'colleague@company.example' }

/** The way that a lead takes to each status. */
const ways: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ['new'],
  spam: ['new', 'spam'],
  contacted: ['new', 'contacted'],
  qualified: ['new', 'contacted', 'qualified'],
  won: ['new', 'contacted', 'qualified', 'won'],
  lost: ['new', 'contacted', 'lost'],
}

/** What might have happened until `now`. */
export function madeUpHistory(
  { lead, status, answeredAt }: MadeUpLead,
  assignee: Colleague | undefined,
  colleagues: readonly Colleague[],
  now: number,
  random: () => number,
): MadeUpHistory {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const by: Author = assignee ?? colleagues[0] ?? somebody
  const events: MadeUpEvent[] = []
  let at = lead.receivedAt
  const later = (most: number) => {
    at = Math.min(now, at + Math.round(random() * most))
    return at
  }
  if (assignee) {
    const detail = { from: null, to: assignee.address }
    events.push({ at: later(hour / 2), by: pick(colleagues), kind: 'assignee', detail })
  }
  const way = ways[status]
  for (const [step, to] of way.entries()) {
    const from = way[step - 1]
    if (!from) continue
    at = step === 1 && answeredAt !== null ? answeredAt : later(5 * day)
    events.push({ at, by, kind: 'status', detail: { from, to } })
    if (random() < 0.2) {
      events.push({ at: later(hour), by, kind: 'note', detail: { text: pick(noteSentences) } })
    }
  }
  const tagged = status !== 'spam' && random() < 0.12 ? [pick(tags)] : []
  if (tagged.length > 0) {
    events.push({ at: later(hour), by, kind: 'tags', detail: { added: tagged, removed: [] } })
  }
  const isOpen = status === 'contacted' || status === 'qualified'
  const followUpAt =
    isOpen && random() < 0.3 ? midnightFrom(now, Math.floor(random() * 14) - 3) : null
  if (followUpAt !== null) {
    events.push({ at: later(hour), by, kind: 'follow-up', detail: { from: null, to: followUpAt } })
  }
  return { events: events.toSorted((one, other) => one.at - other.at), tags: tagged, followUpAt }
}

/** The beginning of a day in UTC, so many days from an instant. */
function midnightFrom(now: number, days: number): number {
  return Math.floor(now / day) * day + days * day
}
