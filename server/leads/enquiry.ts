import * as v from 'valibot'
import { type ContactMessage, contactMessage } from '../../contract/contact-message.ts'
import { fieldErrors } from '../../contract/field-errors.ts'
import type { FieldErrors } from '../../contract/functions.ts'
import type { LeadKind } from '../../contract/lead-fields.ts'
import { type PartnershipInquiry, partnershipInquiry } from '../../contract/partnership-inquiry.ts'
import type { LeadWords } from '../../contract/words/contract-words.ts'

/** What a visitor said, through which of the two forms. */
export type Enquiry =
  | { kind: 'contact'; fields: ContactMessage }
  | { kind: 'partnership'; fields: PartnershipInquiry }

export type ReadEnquiry = { ok: true; enquiry: Enquiry } | { ok: false; fields: FieldErrors }

/** Checks untrusted fields against the form's schema; on refusal, one sentence per wrong field. */
export function readEnquiry(kind: LeadKind, input: unknown, words: LeadWords): ReadEnquiry {
  if (kind === 'contact') {
    const result = v.safeParse(contactMessage(words), input)
    if (!result.success) return { ok: false, fields: fieldErrors(result.issues, words) }
    return { ok: true, enquiry: { kind, fields: result.output } }
  }
  const result = v.safeParse(partnershipInquiry(words), input)
  if (!result.success) return { ok: false, fields: fieldErrors(result.issues, words) }
  return { ok: true, enquiry: { kind, fields: result.output } }
}

/** The topic of a contact message or the type of a partnership; empty when not said. */
export function interestOf(enquiry: Enquiry): string {
  return enquiry.kind === 'contact' ? enquiry.fields.topic : enquiry.fields.partnershipType
}
