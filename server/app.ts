import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { pageLanguage, teamLanguage } from '../contract/words/language.ts'
import type { AccountRouteDeps } from './accounts/account-deps.ts'
import { accountRoutes } from './accounts/account-routes.ts'
import { type LeadRouteDeps, leadRoutes } from './functions/lead-routes.ts'
import { type LinkRouteDeps, newsletterLinkRoutes } from './functions/newsletter-link-routes.ts'
import { type PlanRouteDeps, planRoute } from './functions/plan-route.ts'
import { type SubscribeRouteDeps, subscribeRoute } from './functions/subscribe-route.ts'
import { type TestFunctionDeps, testFunctionRoute } from './functions/test-function-route.ts'
import { closeSilentAtStop } from './http/close-silent.ts'
import { pauseIdleClock } from './http/idle-connections.ts'
import { logOptions } from './http/log.ts'
import { type OperatorDeps, operatorRoutes } from './http/operator-routes.ts'
import { trustsProxy } from './http/proxy-address.ts'
import type { PublishedSite } from './http/published-files.ts'
import { Refusal } from './http/refusal.ts'
import { refusalOf } from './http/refusal-of.ts'
import { securityHeaders } from './http/security-headers.ts'
import { type SecurityTextDeps, securityTextRoute } from './http/security-text-route.ts'
import type { OriginOf } from './http/site-address.ts'
import { siteRoutes } from './http/site-routes.ts'
import { closeSlowReaders, type ReadingTime } from './http/slow-readers.ts'
import { spokenAddresses } from './http/spoken-addresses.ts'
import { type Previews, previewRoutes } from './site-desk/preview-routes.ts'
import { type TeamRouteDeps, teamRoutes } from './team/team-routes.ts'

export type AppDeps = {
  /** The version that is live when a request comes. */
  site: () => PublishedSite
  /** The address to write into pages. */
  origin: OriginOf
  /** Whether search engines are to stay away: the site is not launched yet. */
  asksForNoIndex: () => boolean
  /** Hears of each page that a person read. */
  onPageRead: (path: string) => void
  lead: LeadRouteDeps
  newsletter: SubscribeRouteDeps & LinkRouteDeps
  test: TestFunctionDeps
  plan: PlanRouteDeps
  accounts: AccountRouteDeps
  team: TeamRouteDeps
  previews: Previews
  operator: OperatorDeps
  securityText: SecurityTextDeps
  publicUrl: string | undefined
  trustedProxies: readonly string[]
  /** How long a connection may be idle, milliseconds. */
  idlePatience: number
  readingTime: ReadingTime
  logLevel: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What kind of address was asked for; paths themselves may carry personal data. */
    surface: string
  }
}

/** The whole HTTP side, not yet listening. */
export function createApp(deps: AppDeps): FastifyInstance {
  const headers = securityHeaders(deps.publicUrl)
  const app = Fastify({
    logger: logOptions(deps.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustedProxies.length > 0 ? trustsProxy(deps.trustedProxies) : false,
    // Slow clients cannot hold connections for ever.
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    // Nor can those that take no byte of their answer.
    connectionTimeout: deps.idlePatience,
    // What was accepted is answered, also while the process ends: nobody else will.
    return503OnClosing: false,
    // Malformed addresses never reach the hooks below.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      const refusal = new Refusal('malformed_request', 'request.address')
      reply.code(refusal.status).headers(headers).send(refusal.body(teamLanguage))
    },
    clientErrorHandler(error, socket) {
      if (socket.writable) socket.end(unparsedAnswer(error.code, headers))
    },
  })

  app.decorateRequest('surface', 'unmatched')
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (deps.asksForNoIndex()) reply.header('x-robots-tag', 'noindex')
    // No name of ours holds a NUL, and PostgreSQL fails at one.
    if (request.url.includes('%00')) {
      throw new Refusal('malformed_request', 'request.address')
    }
  })
  app.addHook('onSend', async (_request, reply) => {
    // Also where the request came before the stop: the next one goes to a process that stays.
    if (deps.operator.isEnding()) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { surface, method } = request
    const seconds = reply.elapsedTime / 1000
    deps.operator.metrics.requestEnded(surface, method, reply.statusCode, seconds)
    const probe = surface === 'healthz' || surface === 'readyz' || surface === 'metrics'
    const facts = { surface, method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    request.log[probe ? 'debug' : 'info'](facts, 'answered')
  })
  closeSlowReaders(app, deps.readingTime)
  closeSilentAtStop(app)
  pauseIdleClock(app, deps.idlePatience)
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.status >= 500) request.log.error({ err: error }, 'A request failed')
    return reply
      .code(refusal.status)
      .headers(refusal.headers)
      .send(refusal.body(pageLanguage(request.url)))
  })

  // Bodies are read only where a route expects one.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  operatorRoutes(app, deps.operator)
  securityTextRoute(app, deps.securityText)
  spokenAddresses(app)
  app.register(async (scope) => leadRoutes(scope, deps.lead))
  app.register(async (scope) => subscribeRoute(scope, deps.newsletter))
  app.register(async (scope) => newsletterLinkRoutes(scope, deps.newsletter))
  app.register(async (scope) => testFunctionRoute(scope, deps.test))
  app.register(async (scope) => planRoute(scope, deps.plan))
  app.register(async (scope) => accountRoutes(scope, deps.accounts))
  app.register(async (scope) => teamRoutes(scope, deps.team))
  previewRoutes(app, deps.previews, deps.origin)
  siteRoutes(app, deps.site, deps)
  return app
}

const unparsedStatus: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Node gave the request up before there was a reply object to set headers on. */
function unparsedAnswer(code: string, headers: Record<string, string>): string {
  const refusal = new Refusal('malformed_request', 'request.notHttp')
  const body = JSON.stringify(refusal.body(teamLanguage))
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  const status = unparsedStatus[code] ?? '400 Bad Request'
  return `HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}
