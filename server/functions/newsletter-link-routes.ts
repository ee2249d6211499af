import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newsletterPaths } from '../../contract/newsletter.ts'
import { addressIn, type Language, languages } from '../../contract/words/language.ts'
import { form } from '../http/media-type.ts'
import { Refusal } from '../http/refusal.ts'
import { refusalOf } from '../http/refusal-of.ts'
import type { LinkResult } from '../newsletter/follow-link.ts'
import type { LinkPurpose } from '../newsletter/subscriber-store.ts'
import { type AnswerTemplateIn, sendPage } from './lead-answers.ts'
import { linkDonePage, linkFailurePage, linkPage, linkUnusablePage } from './newsletter-pages.ts'

export type LinkRouteDeps = {
  isUsable: (purpose: LinkPurpose, secret: unknown) => Promise<boolean>
  /** Does what the link is for, on a page in this language; the secret is untrusted. */
  followLink: (purpose: LinkPurpose, secret: unknown, language: Language) => Promise<LinkResult>
  answerTemplate: AnswerTemplateIn
}

/** Bytes; a token and the one-click field in any encoding of a form. */
const largestBody = 4 * 1024

/**
 * The pages behind the links in newsletter mails. GET asks, POST does. Neither
 * needs an origin or a key: the token is the whole credential, and a mail
 * client's one-click button (RFC 8058) comes from no page.
 */
export async function newsletterLinkRoutes(
  app: FastifyInstance,
  deps: LinkRouteDeps,
): Promise<void> {
  // RFC 8058 lets the mail client choose either encoding.
  for (const type of [form, /^multipart\/form-data(?:;|$)/]) {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
  }
  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    for (const language of languages) linkRoute(app, purpose, language, deps)
  }
}

function linkRoute(
  app: FastifyInstance,
  purpose: LinkPurpose,
  language: Language,
  deps: LinkRouteDeps,
): void {
  const url = addressIn(newsletterPaths[purpose], language)
  const surface = `newsletter-${purpose}`

  function answer(
    reply: FastifyReply,
    status: number,
    page: (template: string) => string,
  ): FastifyReply {
    const template = deps.answerTemplate(language)
    // The address holds a secret: no cache may keep it and no link may pass it on.
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    return sendPage(reply, status, page(template.html), template)
  }

  function errorHandler(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    const refusal = refusalOf(error)
    if (refusal.status >= 500) request.log.error({ err: error }, 'A newsletter link failed')
    reply.headers(refusal.headers)
    answer(reply, refusal.status, (template) => linkFailurePage(template, refusal, language))
  }

  app.route({
    method: ['GET', 'HEAD'],
    url,
    errorHandler,
    onRequest: async (request) => {
      request.surface = surface
    },
    handler: async (request, reply) => {
      const secret = queryToken(request)
      return typeof secret === 'string' && (await deps.isUsable(purpose, secret))
        ? answer(reply, 200, (template) => linkPage(template, purpose, secret, language))
        : answer(reply, 404, (template) => linkUnusablePage(template, purpose, language))
    },
  })

  app.route({
    method: 'POST',
    url,
    bodyLimit: largestBody,
    errorHandler,
    onRequest: async (request) => {
      request.surface = surface
    },
    handler: async (request, reply) => {
      // One-click posts to the link itself; our button posts the token in the form.
      const secret = queryToken(request) ?? bodyToken(request)
      return (await deps.followLink(purpose, secret, language)) === 'done'
        ? answer(reply, 200, (template) => linkDonePage(template, purpose, language))
        : answer(reply, 404, (template) => linkUnusablePage(template, purpose, language))
    },
  })

  const refuseMethod = async (request: FastifyRequest): Promise<never> => {
    request.surface = surface
    throw new Refusal('method_not_allowed', 'newsletter.otherMethod', {
      headers: { allow: 'GET, HEAD, POST' },
    })
  }
  const method = ['PUT', 'PATCH', 'DELETE', 'OPTIONS']
  app.route({ method, url, errorHandler, onRequest: refuseMethod, handler: refuseMethod })
}

function queryToken(request: FastifyRequest): unknown {
  return (request.query as Record<string, unknown>).token
}

function bodyToken({ body, headers }: FastifyRequest): string | null {
  const isForm = headers['content-type']?.toLowerCase().startsWith(form)
  if (!isForm || !Buffer.isBuffer(body)) return null
  return new URLSearchParams(body.toString('utf8')).get('token')
}
