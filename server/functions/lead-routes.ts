import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Acknowledged, type FunctionName, functionPath } from '../../contract/functions.ts'
import type { LeadKind } from '../../contract/lead-fields.ts'
import { clientKey } from '../http/client-key.ts'
import { form, json, mediaType } from '../http/media-type.ts'
import { refuseOtherMethods } from '../http/other-methods.ts'
import type { OwnOrigin } from '../http/own-origin.ts'
import type { PublicKeys } from '../http/public-key.ts'
import type { Submission, SubmitResult } from '../leads/submit-lead.ts'
import { admitCaller } from './admit-caller.ts'
import { answerPages } from './answer-pages.ts'
import { type AnswerTemplateIn, acknowledge, acknowledgementOf, refuse } from './lead-answers.ts'
import type { LeadCall } from './lead-call.ts'
import { readFormPost } from './read-form-post.ts'
import { readJsonCall } from './read-json-call.ts'

export type LeadRouteDeps = {
  submit: (submission: Submission) => Promise<SubmitResult>
  publicKey: PublicKeys
  ownOrigin: OwnOrigin
  answerTemplate: AnswerTemplateIn
  onOutcome: (kind: LeadKind, outcome: string) => void
  /** Whose clock an answer page speaks of: a visitor without script tells no other. */
  teamTimeZone: string
  now: () => number
}

export const leadFunctions = {
  'send-contact-email': 'contact',
  'send-partnership-email': 'partnership',
} as const satisfies Partial<Record<FunctionName, LeadKind>>

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
    const parts = {
      pages: answerPages(kind, url, deps),
      template: deps.answerTemplate,
    }
    app.route({
      method: 'POST',
      url,
      bodyLimit: largestBody,
      onRequest: async (request) => {
        request.surface = name
        admitCaller(request, deps)
      },
      handler: async (request, reply) =>
        acknowledge(request, reply, await takeLead(request, kind, deps), parts),
      errorHandler(error, request, reply) {
        const refusal = refuse(request, reply, error, parts)
        if (refusal.status < 500) return
        request.log.error({ err: error }, 'A lead could not be stored')
        deps.onOutcome(kind, 'unavailable')
      },
    })
    refuseOtherMethods(app, url, ['POST'])
  }
}

async function takeLead(
  request: FastifyRequest,
  kind: LeadKind,
  deps: LeadRouteDeps,
): Promise<Acknowledged> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const call: LeadCall =
    mediaType(request.headers) === form
      ? readFormPost(body, request.headers, deps.now())
      : readJsonCall(body, request.headers)
  const result = await deps.submit({ kind, ...call, clientKey: clientKey(request.ip) })
  deps.onOutcome(kind, 'suspicious' in result && result.suspicious ? 'suspicious' : result.outcome)
  return acknowledgementOf(result)
}
