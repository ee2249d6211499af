import type { FastifyInstance } from 'fastify'
import { uploadTypes } from '../../contract/photographs.ts'
import { accountErrorHandler } from '../accounts/account-call-route.ts'
import { answer } from '../accounts/account-calls.ts'
import type { AccountDeps } from '../accounts/account-deps.ts'
import { json } from '../http/media-type.ts'
import { type AdminRouteDeps, adminRoutes } from './admin-routes.ts'
import { admitAccount } from './admit-account.ts'
import { type AnswerRouteDeps, answerRoutes } from './answer-routes.ts'
import { type DigestRouteDeps, digestRoutes } from './digest-routes.ts'
import { Download } from './download.ts'
import { type LaunchRouteDeps, launchRoutes } from './launch-routes.ts'
import { type LeadFileDeps, leadFileRoutes } from './lead-file-routes.ts'
import { leadListRoutes } from './lead-list-routes.ts'
import { leadWorkRoutes } from './lead-management-routes.ts'
import { type NewsletterRouteDeps, newsletterRoutes } from './newsletter-routes.ts'
import { type OverviewRouteDeps, overviewRoutes } from './overview-routes.ts'
import { type QuoteRouteDeps, quoteRoutes } from './quote-routes.ts'
import { type RoleRouteDeps, roleRoutes } from './role-routes.ts'
import { type SiteRouteDeps, siteRoutes } from './site-routes.ts'
import type { TeamRoute } from './team-route.ts'
import { type WebhookRouteDeps, webhookRoutes } from './webhook-routes.ts'

export type TeamRouteDeps = Pick<
  AccountDeps,
  'sessions' | 'events' | 'limits' | 'secondFactorFrom'
> &
  RoleRouteDeps &
  LeadFileDeps &
  AnswerRouteDeps &
  QuoteRouteDeps &
  OverviewRouteDeps &
  DigestRouteDeps &
  AdminRouteDeps &
  WebhookRouteDeps &
  LaunchRouteDeps &
  NewsletterRouteDeps &
  SiteRouteDeps

/** Bytes; two hundred leads with their versions, or the longest note, fit well. */
const usualBody = 64 * 1024

/** Every call below `/api/team`, with who may make it; the matrix test reads this very list. */
export function teamRouteList(deps: TeamRouteDeps): readonly TeamRoute[] {
  return [
    ...roleRoutes(deps),
    ...leadListRoutes(deps),
    ...leadWorkRoutes(deps),
    ...answerRoutes(deps),
    ...quoteRoutes(deps),
    ...leadFileRoutes(deps),
    ...overviewRoutes(deps),
    ...digestRoutes(deps),
    ...adminRoutes(deps),
    ...webhookRoutes(deps),
    ...launchRoutes(deps),
    ...newsletterRoutes(deps),
    ...siteRoutes(deps),
  ]
}

/** The team's API. */
export async function teamRoutes(app: FastifyInstance, deps: TeamRouteDeps): Promise<void> {
  app.addContentTypeParser(json, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.decorateRequest('signedIn', undefined)
  app.setErrorHandler(accountErrorHandler)
  app.addContentTypeParser([...uploadTypes], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  for (const route of teamRouteList(deps)) {
    const { method, url, work, holdsBack, largestBody = usualBody, ...needs } = route
    const admit = admitAccount(needs, deps)
    app.route({
      method,
      url,
      bodyLimit: largestBody,
      onRequest: async (request, reply) => {
        request.surface = 'team'
        await admit.beforeBody(request)
        holdsBack?.(request, reply)
      },
      preHandler: admit.afterBody,
      handler: async (request, reply) => {
        const result = await work(request)
        return result instanceof Download ? result.send(reply) : answer(reply, result)
      },
    })
  }
}
