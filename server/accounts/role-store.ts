import type { ListedAccount, Role, RoleChange } from '../../contract/accounts.ts'

export type RoleResult =
  | { outcome: 'changed'; change: RoleChange; confirmed: boolean }
  | { outcome: 'unchanged'; role: Role }
  | { outcome: 'unknown' }
  /** It would leave the team without anybody who can approve. */
  | { outcome: 'last-admin' }
  /** Nobody has shown yet that the mailbox is theirs: such an account cannot rise. */
  | { outcome: 'unconfirmed' }

export type RoleOrder = {
  accountId: string
  /** `removed` deletes the account with its sessions. */
  to: Role | 'removed'
  by: string
  /** Epoch milliseconds. */
  now: number
  /** The command line may leave no admin: it can make the next one. */
  mayLeaveNoAdmin: boolean
}

/** Roles and the record of their changes. Every method may throw StorageUnavailable. */
export type RoleStore = {
  list(): Promise<ListedAccount[]>
  /** The address in any case. */
  findByAddress(address: string): Promise<ListedAccount | undefined>
  /** Changes the role and records the change in one transaction. */
  change(order: RoleOrder): Promise<RoleResult>
  /**
   * Ends every way in but a new link: sessions, password, second factor, links and
   * half-done sign-ins. Its next mails go out at once.
   */
  endAccess(accountId: string): Promise<void>
  /** The newest first. */
  changes(limit: number): Promise<RoleChange[]>
}
