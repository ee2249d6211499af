import type { FormField } from '../../contract/field-controls.ts'
import { functionPath } from '../../contract/functions.ts'
import { specifiedFields } from '../../contract/lead-fields.ts'
import { newsletterPaths } from '../../contract/newsletter.ts'
import { contractWords, type LeadWords } from '../../contract/words/contract-words.ts'
import { addressIn, answeredIn, type Language } from '../../contract/words/language.ts'
import type { Refusal } from '../http/refusal.ts'
import { escapeHtml } from '../kernel/escape-html.ts'
import { confirmationDays } from '../newsletter/subscribe.ts'
import type { LinkPurpose } from '../newsletter/subscriber-store.ts'
import { answerWords } from '../words/answer-words.ts'
import { fillAnswer, homeLink, writtenValues } from './answer-pages.ts'
import { formMarkup } from './form-markup.ts'

const emailField = ({ fields }: LeadWords): FormField => ({
  name: 'email',
  label: fields.email.label,
  required: true,
  control: specifiedFields.email.control,
})

/**
 * Like every page here a whole HTML document; `template` is the built page with
 * the marks of `contract/published-file.ts`.
 */
export function subscribedPage(template: string, language: Language): string {
  const { title, description } = contractWords(language).newsletter.subscribed
  return fillAnswer(template, title, [paragraph(description), homeLink(language)])
}

/** `body` is what the browser sent, so that the address stays in the field. */
export function subscribeRefusedPage(
  template: string,
  refusal: Refusal,
  body: unknown,
  language: Language,
): string {
  const { lead } = contractWords(language)
  // Words that another site sent must not appear on ours as if our visitor wrote them.
  const values = refusal.code === 'forbidden' ? new Map<string, string>() : writtenValues(body)
  const form = formMarkup({
    action: answeredIn(functionPath('subscribe'), language),
    fields: [emailField(lead)],
    words: lead,
    values,
    errors: refusal.fields ?? {},
  })
  return fillAnswer(template, titleOf(refusal, language), [
    alert(refusal.in(language)),
    values.size > 0 ? form : homeLink(language),
  ])
}

function titleOf({ code }: Refusal, language: Language): string {
  if (code === 'too_many_requests') return answerWords(language)('tooManyAddresses')
  const { badAddress, failed } = contractWords(language).newsletter
  return code === 'invalid_fields' ? badAddress.title : failed.title
}

/** What a link leads to: one button. Following the link changes nothing; mail scanners follow all. */
export function linkPage(
  template: string,
  purpose: LinkPurpose,
  secret: string,
  language: Language,
): string {
  const words = answerWords(language)
  return fillAnswer(template, words(`${purpose}.question`), [
    paragraph(words(`${purpose}.explanation`)),
    `<form class="answer-step" method="post" action="${addressIn(newsletterPaths[purpose], language)}">`,
    // In the body: the address of the page that answers carries no secret.
    `<input type="hidden" name="token" value="${escapeHtml(secret)}">`,
    `<button type="submit">${escapeHtml(words(`${purpose}.button`))}</button>`,
    '</form>',
  ])
}

export function linkDonePage(template: string, purpose: LinkPurpose, language: Language): string {
  const words = answerWords(language)
  return fillAnswer(template, words(`${purpose}.done`), [
    paragraph(words(`${purpose}.thanks`)),
    homeLink(language),
  ])
}

/** The same for a link that is unknown, used or expired. */
export function linkUnusablePage(
  template: string,
  purpose: LinkPurpose,
  language: Language,
): string {
  const words = answerWords(language)
  return fillAnswer(template, words('linkUnusable'), [
    paragraph(words(`${purpose}.unusable`, { days: confirmationDays })),
    homeLink(language),
  ])
}

/** For whatever went wrong on the way. */
export function linkFailurePage(template: string, refusal: Refusal, language: Language): string {
  const words = answerWords(language)
  return fillAnswer(
    template,
    words(refusal.status < 500 ? 'linkFailed.never' : 'linkFailed.later'),
    [alert(refusal.code === 'unavailable' ? words('linkFailed.notStored') : refusal.in(language))],
  )
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
const alert = (text: string) => `<p role="alert">${escapeHtml(text)}</p>`
