import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type Acknowledged,
  type FunctionName,
  functionPath,
  headers as names,
} from '../../contract/functions.ts'
import { clientKey } from '../http/client-key.ts'
import type { OwnOrigin } from '../http/own-origin.ts'
import { Refusal } from '../http/refusal.ts'
import { refusalOf } from '../http/refusal-of.ts'
import type { EnquiryKind } from '../leads/enquiry.ts'
import type { Submission, SubmitResult } from '../leads/submit-lead.ts'
import { type AnswerPages, answerPages } from './answer-pages.ts'
import type { LeadCall } from './lead-call.ts'
import { form, json, mediaType } from './media-type.ts'
import { otherMethods, refuseMethod } from './other-methods.ts'
import { readFormPost } from './read-form-post.ts'
import { readJsonCall } from './read-json-call.ts'

export type LeadRouteDeps = {
  submit: (submission: Submission) => Promise<SubmitResult>
  publicKey: string
  ownOrigin: OwnOrigin
  /** The built answer page, with the marks of `contract/published-file.ts`. */
  answerTemplate: { html: string; contentSecurityPolicy: string }
  onOutcome: (kind: EnquiryKind, outcome: string) => void
  now: () => number
}

export const leadFunctions = {
  'send-contact-email': 'contact',
  'send-partnership-email': 'partnership',
} as const satisfies Partial<Record<FunctionName, EnquiryKind>>

/** Bytes; the longest valid message, every character escaped, fits well. */
const largestBody = 64 * 1024

/** The two calls that take a lead, from script (JSON) or from the browser's own form. */
export async function leadRoutes(app: FastifyInstance, deps: LeadRouteDeps): Promise<void> {
  for (const type of [json, form]) {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
  }
  for (const [name, kind] of Object.entries(leadFunctions)) {
    const url = functionPath(name as FunctionName)
    const pages = answerPages(kind, url, deps.answerTemplate.html)
    app.route({
      method: 'POST',
      url,
      bodyLimit: largestBody,
      onRequest: async (request) => {
        request.surface = name
        admitCaller(request, deps)
      },
      handler: (request, reply) => takeLead(request, reply, kind, pages, deps),
      errorHandler: (error, request, reply) =>
        answerError(error, request, reply, kind, pages, deps),
    })
    app.route({ method: otherMethods, url, onRequest: refuseMethod, handler: refuseMethod })
  }
}

/** Before the body is read: what is refused here costs no more than its headers. */
function admitCaller(request: FastifyRequest, deps: LeadRouteDeps): void {
  if (mediaType(request.headers) === form) {
    // Any site's page can send a form; a call it cannot, for no foreign origin may set our headers.
    if (deps.ownOrigin(request.headers)) return
    throw new Refusal('forbidden', 'Messages are taken from our own pages only.')
  }
  if (request.headers[names.publicKey] !== deps.publicKey) {
    throw new Refusal('unauthorized', 'The public key is missing or wrong.')
  }
}

async function takeLead(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: EnquiryKind,
  pages: AnswerPages,
  deps: LeadRouteDeps,
): Promise<FastifyReply> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const isForm = mediaType(request.headers) === form
  const call: LeadCall = isForm
    ? readFormPost(body, request.headers, deps.now())
    : readJsonCall(body, request.headers)
  const result = await deps.submit({ kind, ...call, clientKey: clientKey(request.ip) })
  deps.onOutcome(kind, 'suspicious' in result && result.suspicious ? 'suspicious' : result.outcome)
  const reference = acknowledgedReference(result)

  reply.header('cache-control', 'no-store')
  if (isForm) return sendPage(reply, 200, pages.acknowledged(reference), deps)
  return reply.send({ ok: true, reference } satisfies Acknowledged)
}

function acknowledgedReference(result: SubmitResult): string {
  if (result.outcome === 'invalid') {
    const fields = result.fields
    throw new Refusal('invalid_fields', 'Some fields need another look.', { fields })
  }
  if (result.outcome === 'limited') {
    const minutes = Math.ceil(result.retryAfterSeconds / 60)
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    throw new Refusal('too_many_requests', `Too many messages; please try again in ${wait}.`, {
      headers: { 'retry-after': String(result.retryAfterSeconds) },
    })
  }
  return result.reference
}

/** A form is answered with a page, a call with JSON; both with the same status. */
function answerError(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: EnquiryKind,
  pages: AnswerPages,
  deps: LeadRouteDeps,
): FastifyReply {
  const refusal = refusalOf(error)
  if (refusal.status >= 500) {
    request.log.error({ err: error }, 'A lead could not be stored')
    deps.onOutcome(kind, 'unavailable')
  }
  reply.headers({ ...refusal.headers, 'cache-control': 'no-store' })
  const essence = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (essence !== form) return reply.code(refusal.status).send(refusal.body)
  return sendPage(reply, refusal.status, pages.refused(refusal, request.body), deps)
}

function sendPage(
  reply: FastifyReply,
  status: number,
  html: string,
  deps: LeadRouteDeps,
): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', deps.answerTemplate.contentSecurityPolicy)
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html)
}
