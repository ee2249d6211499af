import type { FastifyRequest } from 'fastify'
import { roleCall } from '../../contract/account-calls.ts'
import { type Role, teamPaths } from '../../contract/accounts.ts'
import { readCall } from '../accounts/account-calls.ts'
import type { RoleResult, RoleStore } from '../accounts/role-store.ts'
import { Refusal } from '../http/refusal.ts'
import type { TeamRoute } from './team-route.ts'

export type RoleRouteDeps = { roles: RoleStore; now: () => number }

/** Role changes that are shown at once. */
const shownChanges = 200

const accountPath = `${teamPaths.accounts}/:id`

/** Who is in the team, and as what. */
export function roleRoutes({ roles, now }: RoleRouteDeps): readonly TeamRoute[] {
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

function outcomeOf(result: RoleResult): unknown {
  if (result.outcome === 'changed') return { change: result.change }
  if (result.outcome === 'unchanged') return { role: result.role }
  if (result.outcome === 'unknown') throw new Refusal('not_found', 'There is no such account.')
  if (result.outcome === 'unconfirmed') {
    throw new Refusal('forbidden', 'This account has not confirmed its address yet.')
  }
  throw new Refusal('forbidden', 'Make someone else an admin first: nobody else could approve.')
}
