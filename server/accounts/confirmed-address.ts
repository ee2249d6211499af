import type { AccountDeps } from './account-deps.ts'

/**
 * Marks an address as its owner's own; an account of a trusted mail domain becomes
 * staff by it. Never earlier: whoever signs up may type any address.
 */
export async function addressConfirmed(
  account: { id: string; email: string },
  deps: Pick<AccountDeps, 'auth' | 'roles' | 'teamDomains' | 'now'>,
): Promise<void> {
  const { internalAdapter } = await (await deps.auth()).$context
  await internalAdapter.updateUser(account.id, { emailVerified: true })
  const domain = account.email.slice(account.email.lastIndexOf('@') + 1)
  if (!deps.teamDomains.includes(domain)) return
  const current = await deps.roles.findByAddress(account.email)
  if (current?.role !== 'pending') return
  await deps.roles.change({
    accountId: account.id,
    to: 'staff',
    by: 'TEAM_DOMAINS',
    now: deps.now(),
    mayLeaveNoAdmin: false,
  })
}
