import type { Acknowledged } from '../../contract/functions.ts'
import type { LeadKind } from '../../contract/lead-fields.ts'
import { formFields } from '../../contract/lead-forms.ts'
import { answerTemplate } from '../../contract/published-file.ts'
import { contractWords, type LeadWords } from '../../contract/words/contract-words.ts'
import { addressIn, type Language, pageLanguage } from '../../contract/words/language.ts'
import type { Refusal } from '../http/refusal.ts'
import { escapeHtml } from '../kernel/escape-html.ts'
import { answerWords } from '../words/answer-words.ts'
import { acknowledgedMarkup } from './acknowledged-markup.ts'
import { formMarkup, type WrittenForm } from './form-markup.ts'
import { saidNeed } from './form-page.ts'

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
  answerTemplate: (language: Language) => { html: string }
  teamTimeZone: string
  now: () => number
}

export function answerPages(
  kind: LeadKind,
  action: string,
  { answerTemplate: template, teamTimeZone: timeZone, now }: AnswerPagesDeps,
): AnswerPages {
  const { sent, failed, address } = forms[kind]

  return {
    acknowledged(answer, body, page) {
      const values = writtenValues(body)
      const language = pageLanguage(page)
      const { title, description } = contractWords(language).lead.notices[sent]
      return fillAnswer(template(language).html, title, [
        `<p>${escapeHtml(description)}</p>`,
        ...acknowledgedMarkup({ kind, answer, values, page, timeZone, now: now() }),
        homeLink(language),
      ])
    },

    refused(refusal, body, page) {
      // Words that another site sent must not appear on ours as if our visitor wrote them.
      const values = refusal.code === 'forbidden' ? new Map() : writtenValues(body)
      const errors = refusal.fields ?? {}
      const missing = Object.keys(errors).some((name) => !values.get(name)?.trim())
      const language = pageLanguage(page)
      const words = contractWords(language).lead
      const notice = words.notices[missing ? 'missingFields' : failed]
      const explanation = missing ? '' : `<p>${escapeHtml(refusal.in(language))}</p>`
      return fillAnswer(template(language).html, notice.title, [
        `<p role="alert">${escapeHtml(notice.description)}</p>`,
        explanation,
        values.size > 0
          ? formMarkup({
              action,
              ...shownFields(kind, words, values, page),
              words,
              values,
              errors,
              page,
            })
          : link(addressIn(address, language), answerWords(language)('backToForm')),
      ])
    },
  }
}

export const homeLink = (language: Language): string =>
  link(addressIn('/', language), answerWords(language)('home'))

const link = (address: string, label: string) =>
  `<p><a href="${address}">${escapeHtml(label)}</a></p>`

/** An emergency is asked for what it needs, everybody else for a quote; what was said in the other part goes along. */
export function shownFields(
  kind: LeadKind,
  words: LeadWords,
  values: ReadonlyMap<string, string>,
  page: string | undefined,
): Pick<WrittenForm, 'fields' | 'along' | 'emergency'> {
  const all = formFields(kind, words)
  if (kind !== 'contact') return { fields: all }
  const emergency = saidNeed(values, page) !== undefined
  const left = emergency ? 'quote' : 'emergency'
  return {
    fields: all.filter(({ part }) => part !== left),
    along: all.filter(({ part }) => part === left).map(({ name }) => name),
    emergency,
  }
}

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
