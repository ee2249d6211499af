import { contactPresets } from '../../contract/contact-presets.ts'
import { controlTexts } from '../../contract/extras.ts'
import { functionPath } from '../../contract/functions.ts'
import { needControl } from '../../contract/lead-context.ts'
import type { LeadWords } from '../../contract/words/contract-words.ts'
import { shownFields } from './answer-pages.ts'
import { formMarkup } from './form-markup.ts'

/**
 * The contact form, filled with what a link to it carries. The form that is published reads the link by script alone.
 */
export function quoteForm(link: string, words: LeadWords): string {
  const [path = '', query = ''] = link.split('?', 2)
  const { topic, need, extras, query: presets } = contactPresets(query)
  const page = path + presets
  const values = new Map(
    Object.entries({
      ...(topic && { topic }),
      ...(need && { [needControl]: need }),
      ...(extras && controlTexts(extras)),
    }),
  )
  return formMarkup({
    action: functionPath('send-contact-email'),
    send: words.form.sendContact,
    ...shownFields('contact', words, values, page),
    words,
    values,
    errors: {},
    page,
  })
}
