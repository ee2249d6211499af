import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import { roleCall } from '../../contract/account-calls.ts'
import { type Role, teamPaths } from '../../contract/accounts.ts'
import { accountErrorHandler } from '../accounts/account-call-route.ts'
import { answer, readCall } from '../accounts/account-calls.ts'
import type { AccountDeps } from '../accounts/account-deps.ts'
import type { RoleResult } from '../accounts/role-store.ts'
import { json } from '../http/media-type.ts'
import { Refusal } from '../http/refusal.ts'
import { admitAccount } from './admit-account.ts'

export type TeamRouteDeps = Pick<AccountDeps, 'sessions' | 'events' | 'roles' | 'now'>

export type TeamRoute = {
  method: HTTPMethods
  url: string
  /** The least role that is admitted. */
  least: Role
  work: (request: FastifyRequest) => Promise<unknown>
}

/** Role changes that are shown at once. */
const shownChanges = 200

const accountPath = `${teamPaths.accounts}/:id`

/** Every call below `/api/team`, with who may make it; the matrix test reads this very list. */
export function teamRouteList({ roles, now }: TeamRouteDeps): readonly TeamRoute[] {
  async function change(request: FastifyRequest, to: Role | 'removed'): Promise<unknown> {
    const { id } = request.params as { id: string }
    const by = request.signedIn?.account.address ?? ''
    const order = { accountId: id, to, by, now: now(), mayLeaveNoAdmin: false }
    return outcomeOf(await roles.change(order))
  }

  return [
    {
      method: 'GET',
      url: teamPaths.me,
      least: 'pending',
      work: async (request) => request.signedIn?.account,
    },
    {
      method: 'GET',
      url: teamPaths.accounts,
      least: 'admin',
      work: async () => ({ accounts: await roles.list() }),
    },
    {
      method: 'PUT',
      url: `${accountPath}/role`,
      least: 'admin',
      work: async (request) => change(request, readCall(roleCall, request).role),
    },
    {
      method: 'DELETE',
      url: accountPath,
      least: 'admin',
      work: async (request) => change(request, 'removed'),
    },
    {
      method: 'GET',
      url: teamPaths.roleChanges,
      least: 'admin',
      work: async () => ({ changes: await roles.changes(shownChanges) }),
    },
  ]
}

/** The team's API. */
export async function teamRoutes(app: FastifyInstance, deps: TeamRouteDeps): Promise<void> {
  app.addContentTypeParser(json, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.decorateRequest('signedIn', undefined)
  app.setErrorHandler(accountErrorHandler)
  const routes = teamRouteList(deps)
  for (const { method, url, least, work } of routes) {
    const admit = admitAccount(least, deps)
    app.route({
      method,
      url,
      bodyLimit: 64 * 1024,
      onRequest: async (request) => {
        request.surface = 'team'
        await admit(request)
      },
      handler: async (request, reply) => answer(reply, await work(request)),
    })
  }
}

function outcomeOf(result: RoleResult): unknown {
  if (result.outcome === 'changed') return { change: result.change }
  if (result.outcome === 'unchanged') return { role: result.role }
  if (result.outcome === 'unknown') throw new Refusal('not_found', 'There is no such account.')
  if (result.outcome === 'unconfirmed') {
    throw new Refusal('forbidden', 'This account has not confirmed its address yet.')
  }
  throw new Refusal('forbidden', 'Make someone else an admin first: nobody else could approve.')
}
