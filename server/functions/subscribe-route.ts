import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { functionPath } from '../../contract/functions.ts'
import type { Subscribed } from '../../contract/newsletter.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { type Language, languageField, languageNamed } from '../../contract/words/language.ts'
import { clientKey } from '../http/client-key.ts'
import { form, json, mediaType } from '../http/media-type.ts'
import { refuseOtherMethods } from '../http/other-methods.ts'
import type { OwnOrigin } from '../http/own-origin.ts'
import type { PublicKeys } from '../http/public-key.ts'
import { Refusal } from '../http/refusal.ts'
import { refusalOf } from '../http/refusal-of.ts'
import type { SubscribeCall, SubscribeResult } from '../newsletter/subscribe.ts'
import { admitCaller } from './admit-caller.ts'
import { type AnswerTemplateIn, isForm, sendPage } from './lead-answers.ts'
import { subscribedPage, subscribeRefusedPage } from './newsletter-pages.ts'
import { readFormPost } from './read-form-post.ts'
import { readJsonCall } from './read-json-call.ts'

export type SubscribeRouteDeps = {
  subscribe: (call: SubscribeCall) => Promise<SubscribeResult>
  publicKey: PublicKeys
  ownOrigin: OwnOrigin
  answerTemplate: AnswerTemplateIn
  onOutcome: (outcome: SubscribeResult['outcome'] | 'unavailable') => void
  now: () => number
}

/** Bytes; the longest address, every character escaped, fits well. */
const largestBody = 8 * 1024

/** The call that takes an address for the newsletter, from script (JSON) or from the browser's own form. */
export async function subscribeRoute(
  app: FastifyInstance,
  deps: SubscribeRouteDeps,
): Promise<void> {
  const url = functionPath('subscribe')
  const template = deps.answerTemplate
  for (const type of [json, form]) {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
  }
  app.route({
    method: 'POST',
    url,
    bodyLimit: largestBody,
    onRequest: async (request) => {
      request.surface = 'subscribe'
      admitCaller(request, deps)
    },
    handler: async (request, reply) => {
      await takeAddress(request, deps)
      reply.header('cache-control', 'no-store')
      if (isForm(request)) {
        const language = languageOf(request)
        const own = template(language)
        return sendPage(reply, 200, subscribedPage(own.html, language), own)
      }
      return reply.send({ ok: true } satisfies Subscribed)
    },
    errorHandler(error, request, reply) {
      const refusal = refusalOf(error)
      if (refusal.status >= 500) {
        request.log.error({ err: error }, 'An address could not be stored')
        deps.onOutcome('unavailable')
      }
      refuse(request, reply, inOurWords(refusal), template)
    },
  })
  refuseOtherMethods(app, url, ['POST'])
}

async function takeAddress(request: FastifyRequest, deps: SubscribeRouteDeps): Promise<void> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const { fields } =
    mediaType(request.headers) === form
      ? readFormPost(body, request.headers, deps.now())
      : readJsonCall(body, request.headers)
  const result = await deps.subscribe({
    fields,
    clientKey: clientKey(request.ip),
    language: languageOf(request),
  })
  deps.onOutcome(result.outcome)
  if (result.outcome === 'invalid') {
    throw new Refusal('invalid_fields', said('badAddress'), { fields: result.fields })
  }
  if (result.outcome === 'limited') {
    throw new Refusal('too_many_requests', 'newsletter.tooMany', {
      values: { minutes: Math.ceil(result.retryAfterSeconds / 60) },
      headers: { 'retry-after': String(result.retryAfterSeconds) },
    })
  }
}

const said = (what: 'badAddress' | 'failed') => (language: Language) =>
  contractWords(language).newsletter[what].description

/** As the form names it, for what it sends holds no page. */
const languageOf = ({ query }: FastifyRequest): Language =>
  languageNamed((query as Record<string, unknown>)[languageField])

/** An outage is worded for messages elsewhere; here an address was not stored. */
function inOurWords(refusal: Refusal): Refusal {
  if (refusal.code !== 'unavailable') return refusal
  const headers = { ...refusal.headers }
  return new Refusal('unavailable', said('failed'), { headers })
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  template: AnswerTemplateIn,
): void {
  reply.headers({ ...refusal.headers, 'cache-control': 'no-store' })
  if (isForm(request)) {
    const language = languageOf(request)
    const own = template(language)
    const page = subscribeRefusedPage(own.html, refusal, request.body, language)
    sendPage(reply, refusal.status, page, own)
  } else {
    reply.code(refusal.status).send(refusal.body(languageOf(request)))
  }
}
