import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ListedAccount,
  type Role,
  type RoleChange,
  teamPaths,
} from '../../../../contract/accounts.ts'
import { callTeam } from '../team-call.ts'
import { waitingFor } from './account-changes.ts'

const accountsKey = ['team', 'accounts'] as const
const changesKey = ['team', 'role-changes'] as const

const listAccounts = ({ signal }: { signal: AbortSignal }) =>
  callTeam<{ accounts: ListedAccount[] }>(teamPaths.accounts, { signal })

/** Every account. */
export function useAccounts() {
  return useQuery({ queryKey: accountsKey, queryFn: listAccounts })
}

/** How many accounts wait for an approval; 0 until that is known. For admins alone: others may not ask. */
export function useWaitingAccounts(): number {
  const { data } = useQuery({ queryKey: accountsKey, queryFn: listAccounts, staleTime: 60_000 })
  return data ? waitingFor(data.accounts).length : 0
}

/** The last changes of roles, the newest first. */
export function useRoleChanges() {
  return useQuery({
    queryKey: changesKey,
    queryFn: ({ signal }) => callTeam<{ changes: RoleChange[] }>(teamPaths.roleChanges, { signal }),
  })
}

/** Gives an account a role or ends it; both lists are asked for anew before it settles. */
export function useChangeAccount(onDone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, to }: { id: string; to: Role | 'removed' }) => {
      const path = `${teamPaths.accounts}/${encodeURIComponent(id)}`
      return to === 'removed'
        ? callTeam(path, { method: 'DELETE' })
        : callTeam(`${path}/role`, { method: 'PUT', body: { role: to } })
    },
    onSuccess: onDone,
    // After a refusal too: the list that was acted on may be out of date.
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: accountsKey }),
        cache.invalidateQueries({ queryKey: changesKey }),
      ]),
  })
}
