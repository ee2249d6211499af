import type { EnquiryKind } from '../leads/enquiry.ts'
import { interestOf } from '../leads/enquiry.ts'
import type { Lead } from '../leads/lead.ts'

/** Our own side of every mail about a lead. */
export type MailSettings = {
  companyName: string
  from: string
  mailboxes: { general: string; partnerships: string; investors: string }
  /** Origin of the site. */
  publicUrl: () => string
  teamTimeZone: string
}

/** The mailbox that answers this lead. */
export function mailboxFor(lead: Lead, mailboxes: MailSettings['mailboxes']): string {
  const interest = interestOf(lead.enquiry)
  if (lead.enquiry.kind === 'partnership' || interest === 'partnership') {
    return mailboxes.partnerships
  }
  return interest === 'investment' ? mailboxes.investors : mailboxes.general
}

export const enquiryNames = {
  contact: 'contact message',
  partnership: 'partnership inquiry',
} as const satisfies Record<EnquiryKind, string>

/** The fixed parts of a mail's identity: made of the reference, so that no attempt invents another. */
export function mailIdentity(
  lead: Lead,
  kind: 'notification' | 'acknowledgement',
  settings: MailSettings,
): { id: string; messageId: string } {
  const id = `${lead.reference}.${kind}`.toLowerCase()
  const domain = settings.from.slice(settings.from.lastIndexOf('@') + 1)
  return { id, messageId: `<${id}@${domain}>` }
}
