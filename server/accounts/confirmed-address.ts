import type { AccountDeps } from './account-deps.ts'

/**
 * Marks an address as its owner's own; an account of a trusted mail domain becomes
 * staff by it. Never earlier: whoever signs up may type any address. And never again:
 * a later link would undo what an admin decided in between. Should the change of role
 * fail, the account stays pending until an admin approves it.
 */
export async function addressConfirmed(
  account: { id: string; email: string },
  deps: Pick<AccountDeps, 'auth' | 'roles' | 'teamDomains' | 'waiting' | 'onTrouble' | 'now'>,
): Promise<void> {
  const current = await deps.roles.findByAddress(account.email)
  if (!current || current.confirmed) return
  const { internalAdapter } = await (await deps.auth()).$context
  await internalAdapter.updateUser(account.id, { emailVerified: true })
  const domain = account.email.slice(account.email.lastIndexOf('@') + 1)
  if (current.role !== 'pending') return
  if (!deps.teamDomains.includes(domain)) {
    // The hour that comes tells them where this fails: nobody is refused for it.
    await deps.waiting.tell(deps.now()).catch(deps.onTrouble)
    return
  }
  await deps.roles.change({
    accountId: account.id,
    to: 'staff',
    by: 'TEAM_DOMAINS',
    now: deps.now(),
    mayLeaveNoAdmin: false,
  })
}
