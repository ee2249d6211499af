import type { FormField } from '../../contract/field-controls.ts'
import { functionPath } from '../../contract/functions.ts'
import { specifiedFields } from '../../contract/lead-fields.ts'
import { newsletterPaths } from '../../contract/newsletter.ts'
import { contractWords, type LeadWords } from '../../contract/words/contract-words.ts'
import { pageLanguage } from '../../contract/words/language.ts'
import type { Refusal } from '../http/refusal.ts'
import { escapeHtml } from '../kernel/escape-html.ts'
import { confirmationDays } from '../newsletter/subscribe.ts'
import type { LinkPurpose } from '../newsletter/subscriber-store.ts'
import { fillAnswer, writtenValues } from './answer-pages.ts'
import { formMarkup } from './form-markup.ts'

const home = '<p><a href="/">Return to Home</a></p>'

const { lead, newsletter: newsletterWords } = contractWords(pageLanguage(undefined))

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
export function subscribedPage(template: string): string {
  const { title, description } = newsletterWords.subscribed
  return fillAnswer(template, title, [`<p>${escapeHtml(description)}</p>`, home])
}

/** `body` is what the browser sent, so that the address stays in the field. */
export function subscribeRefusedPage(template: string, refusal: Refusal, body: unknown): string {
  // Words that another site sent must not appear on ours as if our visitor wrote them.
  const values = refusal.code === 'forbidden' ? new Map<string, string>() : writtenValues(body)
  const form = formMarkup({
    action: functionPath('subscribe'),
    fields: [emailField(lead)],
    words: lead,
    values,
    errors: refusal.fields ?? {},
  })
  return fillAnswer(template, titleOf(refusal), [
    `<p role="alert">${escapeHtml(refusal.message)}</p>`,
    values.size > 0 ? form : home,
  ])
}

function titleOf({ code }: Refusal): string {
  if (code === 'invalid_fields') return newsletterWords.badAddress.title
  if (code === 'too_many_requests') return newsletterWords.tooMany.title
  return newsletterWords.failed.title
}

/** What stands on the page behind each link, before and after its button is pressed. */
export const linkWords = {
  confirm: {
    question: 'Confirm your address',
    explanation: 'Press the button, and our news comes to the mailbox this link was sent to.',
    button: 'Confirm this address',
    done: 'You are subscribed',
    thanks: 'Our news comes to the address you confirmed. Every mail has a link to leave.',
    unusable:
      `A link to confirm works once, for ${confirmationDays} days. If you pressed it before and have ` +
      'stayed, your address is confirmed. If not, enter your address again at the foot of any ' +
      'page, and a new link comes by mail.',
  },
  unsubscribe: {
    question: 'Leave the newsletter',
    explanation: 'Press the button, and our news stops for this mailbox.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed',
    thanks:
      'Our news to this address has stopped. You can subscribe again at the foot of any page.',
    unusable:
      'Perhaps it was cut off on its way: copy the whole link from the mail. The link of any ' +
      'other newsletter mail to your address works as well.',
  },
} as const satisfies Record<LinkPurpose, Record<string, string>>

export const unusableTitle = 'This link does not work any more'

/** What a link leads to: one button. Following the link changes nothing; mail scanners follow all. */
export function linkPage(template: string, purpose: LinkPurpose, secret: string): string {
  const words = linkWords[purpose]
  return fillAnswer(template, words.question, [
    `<p>${words.explanation}</p>`,
    `<form class="answer-step" method="post" action="${newsletterPaths[purpose]}">`,
    // In the body: the address of the page that answers carries no secret.
    `<input type="hidden" name="token" value="${escapeHtml(secret)}">`,
    `<button type="submit">${words.button}</button>`,
    '</form>',
  ])
}

export function linkDonePage(template: string, purpose: LinkPurpose): string {
  const words = linkWords[purpose]
  return fillAnswer(template, words.done, [`<p>${words.thanks}</p>`, home])
}

/** The same for a link that is unknown, used or expired. */
export function linkUnusablePage(template: string, purpose: LinkPurpose): string {
  return fillAnswer(template, unusableTitle, [`<p>${linkWords[purpose].unusable}</p>`, home])
}
