import type { Acknowledged } from '../../contract/functions.ts'
import type { LeadKind } from '../../contract/lead-fields.ts'
import { formFields } from '../../contract/lead-forms.ts'
import { answerTemplate } from '../../contract/published-file.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { pageLanguage } from '../../contract/words/language.ts'
import type { Refusal } from '../http/refusal.ts'
import { escapeHtml } from '../kernel/escape-html.ts'
import { acknowledgedMarkup } from './acknowledged-markup.ts'
import { formMarkup } from './form-markup.ts'

/** The pages that answer a form sent without script; each returns a whole HTML document. */
export type AnswerPages = {
  /** `body` is what the browser sent: its words stay readable, for our mail does not repeat them; `page` is where it was sent from. */
  acknowledged: (answer: Acknowledged, body: unknown, page: string | undefined) => string
  /** As `acknowledged`: what was written stays in the form. */
  refused: (refusal: Refusal, body: unknown, page: string | undefined) => string
}

const forms = {
  contact: { sent: 'contactSent', failed: 'contactFailed', address: '/contact' },
  partnership: {
    sent: 'partnershipSent',
    failed: 'partnershipFailed',
    address: '/partnerships#contact-form',
  },
} as const

type AnswerPagesDeps = {
  /** The built page with the marks of `contract/published-file.ts`. */
  answerTemplate: { html: string }
  teamTimeZone: string
  now: () => number
}

export function answerPages(
  kind: LeadKind,
  action: string,
  { answerTemplate: { html: template }, teamTimeZone: timeZone, now }: AnswerPagesDeps,
): AnswerPages {
  const { sent, failed, address } = forms[kind]
  const backLink = `<p><a href="${address}">Back to the form</a></p>`

  return {
    acknowledged(answer, body, page) {
      const values = writtenValues(body)
      const { title, description } = leadWords(page).notices[sent]
      return fillAnswer(template, title, [
        `<p>${escapeHtml(description)}</p>`,
        ...acknowledgedMarkup({ kind, answer, values, page, timeZone, now: now() }),
        '<p><a href="/">Return to Home</a></p>',
      ])
    },

    refused(refusal, body, page) {
      // Words that another site sent must not appear on ours as if our visitor wrote them.
      const values = refusal.code === 'forbidden' ? new Map() : writtenValues(body)
      const errors = refusal.fields ?? {}
      const missing = Object.keys(errors).some((name) => !values.get(name)?.trim())
      const words = leadWords(page)
      const notice = words.notices[missing ? 'missingFields' : failed]
      const explanation = missing ? '' : `<p>${escapeHtml(refusal.message)}</p>`
      return fillAnswer(template, notice.title, [
        `<p role="alert">${escapeHtml(notice.description)}</p>`,
        explanation,
        values.size > 0
          ? formMarkup({ action, fields: formFields(kind, words), words, values, errors, page })
          : backLink,
      ])
    },
  }
}

/** In the language of the page that a form stands on. */
const leadWords = (page: string | undefined) => contractWords(pageLanguage(page)).lead

/** The fields of a form as the browser sent them; none when the body is no form. */
export function writtenValues(body: unknown): ReadonlyMap<string, string> {
  return new Map(Buffer.isBuffer(body) ? new URLSearchParams(body.toString('utf8')) : [])
}

/** The template with a title, its heading and the markup of the page's body. */
export function fillAnswer(template: string, title: string, markup: readonly string[]): string {
  const heading = `<h1>${escapeHtml(title)}</h1>`
  // Through functions: a `$&` in a visitor's words is not a pattern of ours.
  return template
    .replaceAll(answerTemplate.titleMark, () => escapeHtml(title))
    .replaceAll(answerTemplate.bodyMark, () => [heading, ...markup].filter(Boolean).join('\n'))
}
