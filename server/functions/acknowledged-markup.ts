import {
  aboutMail,
  answerBy,
  matchingDocument,
  nextSteps,
  type SentLead,
} from '../../contract/after-sending.ts'
import { needOf } from '../../contract/emergency-words.ts'
import { extrasInTexts, extrasOf, messageWithExtras } from '../../contract/extras.ts'
import type { Acknowledged } from '../../contract/functions.ts'
import type { LeadKind } from '../../contract/lead-fields.ts'
import { topics } from '../../contract/options.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { pageLanguage } from '../../contract/words/language.ts'
import { escapeHtml } from '../kernel/escape-html.ts'
import { saidNeed } from './form-page.ts'

/** A form that was taken, as its answer speaks of it. */
type TakenForm = {
  kind: LeadKind
  answer: Acknowledged
  /** What the visitor wrote, by field name. */
  values: ReadonlyMap<string, string>
  /** The page it was sent from. */
  page: string | undefined
  /** Whose clock is spoken of: a visitor without script tells no other. */
  timeZone: string
  /** Epoch milliseconds. */
  now: number
}

/** What a sender reads after the specified words: the panel of the page with script, as plain markup. */
export function acknowledgedMarkup({
  kind,
  answer,
  values,
  page,
  timeZone,
  now,
}: TakenForm): string[] {
  const { lead: words } = contractWords(pageLanguage(page))
  const extras = extrasOf(
    kind,
    extrasInTexts((name) => values.get(name), now),
  )
  const topic = topics.find((known) => known === values.get('topic')) ?? 'other'
  const message = messageWithExtras(values.get('message') ?? '', extras, words)
  const need = needOf(kind === 'contact' ? saidNeed(values, page) : undefined, message)
  const lead: SentLead =
    kind === 'contact' ? { form: kind, topic, need, extras } : { form: kind, need }
  const document = matchingDocument(lead, words)
  const mail = aboutMail(answer.mailed, values.get('email')?.trim() ?? '', words)
  const { sent } = words
  const { reference } = answer
  return [
    `<p>${sent.reference}: <strong class="answer-reference">${escapeHtml(reference)}</strong></p>`,
    paragraph(answerBy(lead, answer.answerDueAt, timeZone, words)),
    paragraph(mail),
    `<details><summary>${sent.whatYouSent}</summary><p>${escapeHtml(message)}</p></details>`,
    `<h2>${sent.next}</h2>`,
    `<ol>${nextSteps(lead, words)
      .map((step) => `<li>${escapeHtml(step)}</li>`)
      .join('')}</ol>`,
    document
      ? `<p>${sent.meanwhile}: <a href="${document.href}">${escapeHtml(document.label)} (PDF)</a></p>`
      : '',
  ]
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
