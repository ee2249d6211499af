import type { FastifyRequest } from 'fastify'
import { roleCall } from '../../contract/account-calls.ts'
import { accountMailPause, type Role, teamPaths } from '../../contract/accounts.ts'
import { readCall } from '../accounts/account-calls.ts'
import type { AccountMailQueue } from '../accounts/account-mail.ts'
import type { RoleResult, RoleStore } from '../accounts/role-store.ts'
import { Refusal } from '../http/refusal.ts'
import type { TeamRoute } from './team-route.ts'

export type RoleRouteDeps = {
  roles: RoleStore
  mails: Pick<AccountMailQueue, 'queue'>
  now: () => number
}

/** Role changes that are shown at once. */
const shownChanges = 200

const accountPath = `${teamPaths.accounts}/:id`

/** Who is in the team, and as what. */
export function roleRoutes({ roles, mails, now }: RoleRouteDeps): readonly TeamRoute[] {
  async function change(request: FastifyRequest, to: Role | 'removed'): Promise<unknown> {
    const { id } = request.params as { id: string }
    const by = request.signedIn?.account.address ?? ''
    const order = { accountId: id, to, by, now: now(), mayLeaveNoAdmin: false }
    const result = await roles.change(order)
    if (result.outcome === 'changed' && result.change.from === 'pending' && to !== 'removed') {
      const approved = { kind: 'account-approved', address: result.change.address } as const
      // Taken back and given again at once, it is told once.
      await mails.queue(approved, now(), accountMailPause)
    }
    if (result.outcome === 'changed' && to === 'removed' && !result.confirmed) {
      // Whoever signed it up may have been a stranger, who knew a password that its owner does not.
      await mails.queue({ kind: 'address-freed', address: result.change.address }, now(), 0)
    }
    return outcomeOf(result)
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
      wantsProof: true,
      work: async (request) => change(request, readCall(roleCall, request).role),
    },
    {
      method: 'DELETE',
      url: accountPath,
      least: 'admin',
      wantsProof: true,
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
  if (result.outcome === 'unknown') throw new Refusal('not_found', 'team.noAccount')
  if (result.outcome === 'unconfirmed') {
    throw new Refusal('forbidden', 'team.unconfirmed')
  }
  throw new Refusal('forbidden', 'team.lastAdmin')
}
