/** What a sender reads after a lead was stored, on the page as on the page without script. */

import type { Need } from './lead-context.ts'
import type { Extras } from './lead-fields.ts'
import type { Topic } from './option-labels.ts'
import { responseHours } from './response-times.ts'
import { spokenDue } from './spoken-time.ts'

/** What was sent through which form, as far as the words after it depend on it. */
export type SentLead =
  | { form: 'contact'; topic: Topic; need?: Need | undefined; extras?: Extras | undefined }
  | { form: 'partnership' }

export const sentWords = {
  heading: { contact: 'Your message is with us', partnership: 'Your inquiry is with us' },
  reference: 'Your reference',
  whatYouSent: 'What you sent',
  next: 'What happens next',
  meanwhile: 'Meanwhile',
} as const

function isEmergency(lead: SentLead): boolean {
  return lead.form === 'contact' && lead.need === 'emergency'
}

/** `We answer by Monday, 23 November, 14:20 (Reykjavik), within 24 hours on business days.` */
export function answerBy(lead: SentLead, answerDueAt: number, timeZone: string): string {
  const due = spokenDue(answerDueAt, timeZone)
  return isEmergency(lead)
    ? `We answer by ${due}: ${responseHours.emergency}-hour emergency response.`
    : `We answer by ${due}, within ${responseHours.businessDays} hours on business days.`
}

/** Only where a mail is queued; the address is the sender's own. */
export function mailOnItsWay(address: string): string {
  return `A mail with your reference is on its way to ${address}.`
}

/** Where none is: the sender must not wait for one. */
export const keepReference = 'Keep this reference: no mail repeats it.'

const ourAnswer = 'A person answers. Where something is missing, we ask for it.'
/** What a quote of ours holds: said wherever somebody waits for one. */
export const yourQuote =
  'Your quote names the price, the port and the lead time; the analysis of your lot comes with it.'
const yourDecision = 'An order begins when you accept.'

/** What comes after the sending, one sentence or two a step. */
export function nextSteps(lead: SentLead): readonly string[] {
  if (lead.form === 'partnership') {
    return [
      'Our answer opens the assessment: what you bring, what is missing, and whether it fits.',
      'Then volume, place, route and roles on one sheet, agreed by both sides.',
      'What we agreed is counted where the water arrives, and the count comes to you.',
    ]
  }
  return lead.topic === 'supply' && !isEmergency(lead)
    ? [ourAnswer, yourQuote, yourDecision]
    : [ourAnswer]
}

const documents = {
  product: { label: 'Product sheet', href: '/downloads/product-sheet.pdf' },
  logistics: { label: 'Logistics guide', href: '/downloads/logistics-guide.pdf' },
  quality: { label: 'Quality sheet', href: '/downloads/quality-sheet.pdf' },
  impact: { label: 'Impact summary', href: '/downloads/impact-summary.pdf' },
  partnership: { label: 'Partnership guide', href: '/downloads/partnership-guide.pdf' },
} as const

const documentOfTopic: Partial<Record<Topic, keyof typeof documents>> = {
  partnership: 'partnership',
  supply: 'product',
  investment: 'impact',
  media: 'impact',
  'pure-flow': 'logistics',
}

/** The document to read until the answer comes; undefined where none fits. */
export function matchingDocument(lead: SentLead): { label: string; href: string } | undefined {
  if (lead.form === 'partnership') return documents.partnership
  const { extras } = lead
  if (extras?.format === 'tanker' || extras?.format === 'rail') return documents.logistics
  if (lead.topic === 'supply' && extras?.ph) return documents.quality
  const key = documentOfTopic[lead.topic]
  return key && documents[key]
}
