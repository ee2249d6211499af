/** What a sender reads after a lead was stored, on the page as on the page without script. */

import { documentPath, isSetIn } from './document-files.ts'
import type { Need } from './lead-context.ts'
import type { Extras } from './lead-fields.ts'
import type { Topic } from './options.ts'
import { responseHours } from './response-times.ts'
import { spokenDue } from './spoken-time.ts'
import type { LeadWords } from './words/contract-words.ts'
import { fillWords } from './words/fill-words.ts'

/** What was sent through which form, as far as the words after it depend on it. */
export type SentLead =
  | { form: 'contact'; topic: Topic; need?: Need | undefined; extras?: Extras | undefined }
  | { form: 'partnership'; need?: Need | undefined }

/** `We answer by Monday, 23 November, 14:20 (Reykjavik), within 24 hours on business days.` */
export function answerBy(
  lead: SentLead,
  answerDueAt: number,
  timeZone: string,
  words: LeadWords,
): string {
  const { sent, language } = words
  const due = spokenDue(answerDueAt, timeZone, words)
  if (!lead.need)
    return fillWords(sent.answerBy, { due, hours: responseHours.businessDays }, language)
  const text = lead.need === 'emergency' ? sent.answerEmergencyBy : sent.answerMaybeBy
  return fillWords(text, { due, hours: responseHours.emergency }, language)
}

/** Whether a mail with the reference comes: only where one is queued. The address is the sender's own. */
export function aboutMail(mailed: boolean, address: string, { sent, language }: LeadWords): string {
  return mailed ? fillWords(sent.mailOnItsWay, { address }, language) : sent.keepReference
}

/** What comes after the sending, one sentence or two a step. */
export function nextSteps(lead: SentLead, { sent: { steps } }: LeadWords): readonly string[] {
  // Where lives may depend on it, how long our water takes comes first.
  if (lead.need) return [steps.bridge, steps.answer]
  if (lead.form === 'partnership') return [steps.assessment, steps.design, steps.impact]
  return lead.topic === 'supply' ? [steps.answer, steps.quote, steps.order] : [steps.answer]
}

type SentDocument = keyof LeadWords['sent']['documents']

const slugs: Readonly<Record<SentDocument, string>> = {
  product: 'product-sheet',
  logistics: 'logistics-guide',
  quality: 'quality-sheet',
  impact: 'impact-summary',
  partnership: 'partnership-guide',
}

/** What a document is called in a language, also where it is set in English alone; undefined of one that no message leads to. */
export const documentName = (slug: string, { sent }: LeadWords): string | undefined =>
  Object.entries(sent.documents).find(([document]) => slugs[document as SentDocument] === slug)?.[1]

const documentOfTopic: Partial<Record<Topic, SentDocument>> = {
  partnership: 'partnership',
  supply: 'product',
  investment: 'impact',
  media: 'impact',
  'pure-flow': 'logistics',
}

/** The document to read until the answer comes, in the reader's language or said to be English; undefined where none fits. */
export function matchingDocument(
  lead: SentLead,
  { sent, language }: LeadWords,
): { label: string; href: string } | undefined {
  const document = documentFor(lead)
  if (!document) return undefined
  const label = sent.documents[document]
  const slug = slugs[document]
  return {
    label: isSetIn(slug, language) ? label : fillWords(sent.inEnglish, { label }, language),
    href: documentPath(slug, language),
  }
}

function documentFor(lead: SentLead): SentDocument | undefined {
  if (lead.need) return 'logistics'
  if (lead.form === 'partnership') return 'partnership'
  const { extras } = lead
  if (extras?.format === 'tanker' || extras?.format === 'rail') return 'logistics'
  return lead.topic === 'supply' && extras?.ph ? 'quality' : documentOfTopic[lead.topic]
}
