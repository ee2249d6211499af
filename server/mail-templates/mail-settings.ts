import type { Need } from '../../contract/lead-context.ts'
import type { LeadKind } from '../../contract/lead-fields.ts'
import type { Range } from '../../contract/supply-plan.ts'
import { interestOf } from '../leads/enquiry.ts'
import type { Lead } from '../leads/lead.ts'
import type { MailWords } from '../words/mail-words.ts'

/** Our own side of every mail about a lead. */
export type MailSettings = {
  companyName: string
  /** What the owner has filled in about the company; the rest is left out. */
  company: CompanyDetails
  from: string
  mailboxes: { general: string; partnerships: string; investors: string }
  /** Origin of the site. */
  publicUrl: () => string
  teamTimeZone: string
  /** From accepted order to arrival, in weeks, as the pages say it; unknown while the owner withholds it. */
  leadWeeks?: Range | undefined
  /** What the owner names for the region of a port, as its name was typed. */
  leadWeeksTo?: (place: string | undefined) => Range | undefined
}

export type CompanyDetails = {
  readonly legalName?: string
  readonly registration?: string
  readonly vat?: string
  readonly address?: string
  readonly phone?: string
  /** Answered at any hour. */
  readonly emergencyPhone?: string
  /** Where emergencies, and what may be one, are notified instead of the usual mailbox. */
  readonly emergencyMailbox?: string
}

/** The mailbox that answers this lead. */
export function mailboxFor({ enquiry, context }: Lead, settings: MailSettings): string {
  const { need } = context
  return mailboxOf({ kind: enquiry.kind, interest: interestOf(enquiry), need }, settings)
}

/** The same by what a stored lead says. */
export function mailboxOf(
  { kind, interest, need }: { kind: LeadKind; interest: string; need?: Need | null | undefined },
  { mailboxes, company }: MailSettings,
): string {
  if (need && company.emergencyMailbox) return company.emergencyMailbox
  if (kind === 'partnership' || interest === 'partnership') return mailboxes.partnerships
  return interest === 'investment' ? mailboxes.investors : mailboxes.general
}

/** A subject that says what presses most among its leads. */
export function urgentSubject(
  subject: string,
  needs: readonly (Need | null | undefined)[],
  words: MailWords,
): string {
  if (needs.includes('emergency')) return words('marks.emergency', { subject })
  return needs.includes('maybe') ? words('marks.maybeEmergency', { subject }) : subject
}

/** Who sends a mail, as its foot says: the name and site, then what the law wants, as far as it is filled in. */
export function senderLines({ companyName, company, publicUrl }: MailSettings): string {
  const { legalName, address, registration, vat, phone } = company
  const seat = [legalName, address].filter(Boolean).join(', ')
  const imprint = [seat, registration, vat, phone].filter(Boolean).join(' · ')
  return [`${companyName}, ${publicUrl()}`, imprint].filter(Boolean).join('\n')
}

/** The fixed parts of a mail's identity: made of the reference, so that no attempt invents another. */
export function mailIdentity(
  lead: Lead,
  kind: 'notification' | 'acknowledgement',
  settings: MailSettings,
): { id: string; messageId: string } {
  const id = `${lead.reference}.${kind}`.toLowerCase()
  return { id, messageId: messageIdOf(id, settings) }
}

/** The Message-ID of a mail, in the domain it is sent from. */
export function messageIdOf(id: string, { from }: Pick<MailSettings, 'from'>): string {
  return `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`
}
