/** How leads read in the dashboard. */
import type { LeadKind } from '../../../contract/lead-fields.ts'
import type { LeadStatus } from '../../../contract/lead-filters.ts'
import type { Colleague, LeadRow } from '../../../contract/team-leads.ts'
import { colleaguesWords } from '../../../contract/words/colleagues-words.ts'

export const teamWords = colleaguesWords

export const statusLabels = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
} as const satisfies Record<LeadStatus, string>

export const kindLabels = {
  contact: 'Contact',
  partnership: 'Partnership',
} as const satisfies Record<LeadKind, string>

/** Topics and types of partnership under one name each. */
export const interestLabels: Readonly<Record<string, string>> = {
  ...teamWords.lead.options.partnershipType,
  ...teamWords.lead.options.topic,
}

/** The topic of a message, `Media`; before a type of partnership its form, `Partnership, Logistics`. */
export function aboutLead({ kind, interest }: Pick<LeadRow, 'kind' | 'interest'>): string {
  const interestLabel = interestLabels[interest]
  if (!interestLabel) return kindLabels[kind]
  return kind === 'contact' ? interestLabel : `${kindLabels[kind]}, ${interestLabel}`
}

export function personName({ firstName, lastName }: Pick<LeadRow, 'firstName' | 'lastName'>) {
  return `${firstName} ${lastName}`.trim()
}

/** What stands before the @: in a team of one domain, its name. */
export function shortName(colleague: Pick<Colleague, 'address'>): string {
  return colleague.address.split('@')[0] ?? colleague.address
}

/** `1 message`, `2,300 messages`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : several}`
}

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
const dayAndYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const whole = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })

/** `22 Nov, 09:14`, or with its year once it is half a year old. Instants are epoch milliseconds. */
export function shortMoment(at: number, now: number): string {
  return (now - at > 180 * 86_400_000 ? dayAndYear : dayAndTime).format(at)
}

const dayAlone = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** `22 Nov`, in the reader's time zone. */
export function shortDay(at: number): string {
  return dayAlone.format(at)
}

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' })

/** `Sunday 22 November 2026`, in the reader's time zone. */
export function wholeDay(at: number): string {
  return longDay.format(at)
}

/** `Sunday 22 November 2026 at 09:14`, in the reader's time zone. */
export function wholeMoment(at: number): string {
  return whole.format(at)
}
