import type { IncomingHttpHeaders } from 'node:http'
import { extrasInTexts, messageWithExtras } from '../../contract/extras.ts'
import { hiddenFields } from '../../contract/functions.ts'
import { needControl, type SentContext } from '../../contract/lead-context.ts'
import { controlNames, extraRows } from '../../contract/lead-fields.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { pageLanguage } from '../../contract/words/language.ts'
import { Refusal } from '../http/refusal.ts'
import { formPage, saidNeed } from './form-page.ts'
import { decodeBody, type LeadCall, readIdempotencyKey, refusePrototypeKeys } from './lead-call.ts'
import { contextLine } from './lead-context-header.ts'
import { preferredLanguage } from './preferred-language.ts'

/** A form sent by the browser itself: hidden fields stand in for the headers. */
export type FormPost = LeadCall & { fields: Record<string, string> }

/** Reads a form post; `now` is epoch milliseconds. Throws a Refusal. */
export function readFormPost(body: Buffer, headers: IncomingHttpHeaders, now: number): FormPost {
  const parameters = new URLSearchParams(decodeBody(body))
  const names = [...parameters.keys()]
  refusePrototypeKeys(names)
  if (new Set(names).size < names.length) {
    throw new Refusal('malformed_request', 'request.fieldTwice')
  }
  const extras = extraRows.flatMap(([name]) => controlNames(name))
  const besides = new Set<string>([needControl, ...Object.values(hiddenFields), ...extras])
  const fields = Object.fromEntries([...parameters].filter(([name]) => !besides.has(name)))
  const context = contextOf(parameters, headers, now)
  if (fields.message !== undefined) {
    fields.message = messageWithExtras(
      fields.message,
      context.extras,
      contractWords(pageLanguage(context.page)).lead,
    )
  }
  return {
    fields,
    idempotencyKey: readIdempotencyKey(parameters.get(hiddenFields.idempotencyKey) ?? undefined),
    context,
  }
}

function contextOf(
  parameters: URLSearchParams,
  headers: IncomingHttpHeaders,
  now: number,
): SentContext {
  const context: SentContext = {}
  const page = formPage(parameters, headers)
  if (page) context.page = page
  const need = saidNeed(parameters, page)
  if (need) context.need = need
  const extras = extrasInTexts((name) => parameters.get(name), now)
  if (extras) context.extras = extras
  const language = preferredLanguage(headers['accept-language'])
  if (language) context.language = language
  const honeypot = contextLine(parameters.get(hiddenFields.honeypot) ?? '')
  if (honeypot) context.honeypot = honeypot
  const renderedAt = Number(parameters.get(hiddenFields.renderedAt) || Number.NaN)
  // A visitor's clock may run ahead of ours: then the fill time is unknown, not short.
  if (renderedAt <= now) context.fillTime = Math.min(Math.round(now - renderedAt), now)
  return context
}
