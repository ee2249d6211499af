import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Acknowledged, headers as names } from '../../contract/functions.ts'
import { type Language, pageLanguage } from '../../contract/words/language.ts'
import { form } from '../http/media-type.ts'
import { Refusal } from '../http/refusal.ts'
import { refusalOf } from '../http/refusal-of.ts'
import type { SubmitResult } from '../leads/submit-lead.ts'
import { type AnswerPages, writtenValues } from './answer-pages.ts'
import { formPage } from './form-page.ts'
import { readLeadContext } from './lead-context-header.ts'

/** The built page that every answer to a form is set in, and its policy. */
export type AnswerTemplate = { html: string; contentSecurityPolicy: string }

/** The same page in a language, of the live version. */
export type AnswerTemplateIn = (language: Language) => AnswerTemplate

/** What an answer to one form is made of. */
export type AnswerParts = { pages: AnswerPages; template: AnswerTemplateIn }

/** What a stored or repeated lead is acknowledged with; throws a Refusal for any other result. */
export function acknowledgementOf(result: SubmitResult): Acknowledged {
  if (result.outcome === 'invalid') {
    const fields = result.fields
    throw new Refusal('invalid_fields', 'request.fields', { fields })
  }
  if (result.outcome === 'limited') {
    throw new Refusal('too_many_requests', 'lead.tooMany', {
      values: { minutes: Math.ceil(result.retryAfterSeconds / 60) },
      headers: { 'retry-after': String(result.retryAfterSeconds) },
    })
  }
  const { reference, answerDueAt } = result
  const mailed = result.outcome === 'repeated' ? result.mailed : result.acknowledgement === 'queued'
  return { ok: true, reference, answerDueAt, mailed }
}

/** Says that the lead is on disk: a form is answered with a page, a call with JSON. */
export function acknowledge(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Acknowledged,
  parts: AnswerParts,
): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (isForm(request)) {
    const page = pageOf(request)
    const html = parts.pages.acknowledged(answer, request.body, page)
    return sendPage(reply, 200, html, parts.template(pageLanguage(page)))
  }
  return reply.send(answer)
}

/** As `acknowledge`, for whatever went wrong; returns what it answered. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  error: Error,
  parts: AnswerParts,
): Refusal {
  const refusal = refusalOf(error)
  reply.headers({ ...refusal.headers, 'cache-control': 'no-store' })
  const page = pageOf(request)
  if (isForm(request)) {
    const html = parts.pages.refused(refusal, request.body, page)
    sendPage(reply, refusal.status, html, parts.template(pageLanguage(page)))
  } else {
    reply.code(refusal.status).send(refusal.body(pageLanguage(page)))
  }
  return refusal
}

/** The page that a form stands on, whichever way it was sent. */
export function pageOf(request: FastifyRequest): string | undefined {
  const { body, headers } = request
  return isForm(request)
    ? formPage(writtenValues(body), headers)
    : readLeadContext(headers[names.leadContext]).page
}

/** By its bare type: a form that is refused for its encoding is answered with a page too. */
export function isForm(request: FastifyRequest): boolean {
  const essence = (request.headers['content-type'] ?? '').split(';')[0]
  return essence?.trim().toLowerCase() === form
}

/** Sends an answer page with its own policy; it is never indexed. */
export function sendPage(
  reply: FastifyReply,
  status: number,
  html: string,
  template: AnswerTemplate,
): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', template.contentSecurityPolicy)
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html)
}
