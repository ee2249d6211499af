import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Acknowledged } from '../../contract/functions.ts'
import { form } from '../http/media-type.ts'
import { Refusal } from '../http/refusal.ts'
import { refusalOf } from '../http/refusal-of.ts'
import { spokenWait } from '../http/spoken-wait.ts'
import type { SubmitResult } from '../leads/submit-lead.ts'
import { type AnswerPages, writtenValues } from './answer-pages.ts'
import { formPage } from './form-page.ts'

/** The built page that every answer to a form is set in, and its policy. */
export type AnswerTemplate = { html: string; contentSecurityPolicy: string }

/** What an answer to one form is made of. */
export type AnswerParts = { pages: AnswerPages; template: AnswerTemplate }

/** What a stored or repeated lead is acknowledged with; throws a Refusal for any other result. */
export function acknowledgementOf(result: SubmitResult): Acknowledged {
  if (result.outcome === 'invalid') {
    const fields = result.fields
    throw new Refusal('invalid_fields', 'Some fields need another look.', { fields })
  }
  if (result.outcome === 'limited') {
    const wait = spokenWait(result.retryAfterSeconds)
    throw new Refusal('too_many_requests', `Too many messages. Please try again in ${wait}.`, {
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
    const page = formPage(writtenValues(request.body), request.headers)
    return sendPage(reply, 200, parts.pages.acknowledged(answer, request.body, page), parts)
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
  if (isForm(request)) {
    const { body, headers } = request
    const page = formPage(writtenValues(body), headers)
    sendPage(reply, refusal.status, parts.pages.refused(refusal, body, page), parts)
  } else {
    reply.code(refusal.status).send(refusal.body)
  }
  return refusal
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
  { template }: { template: AnswerTemplate },
): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', template.contentSecurityPolicy)
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html)
}
