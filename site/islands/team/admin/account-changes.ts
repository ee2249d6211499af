import type { ListedAccount, Role, RoleChange } from '../../../../contract/accounts.ts'

export const roleNames = {
  pending: 'Waiting',
  staff: 'Staff',
  editor: 'Editor',
  admin: 'Admin',
} as const satisfies Record<Role, string>

/** Something an admin may do with an account. */
export type AccountChange = {
  to: Role | 'removed'
  /** What the button says; with the address it is unique. */
  label: string
  question: (address: string) => string
  /** What happens then, in whole sentences. */
  effect: string
}

const approve: AccountChange = {
  to: 'staff',
  label: 'Approve',
  question: (address) => `Approve ${address}?`,
  effect: 'From then on this account sees every message and may work on it.',
}

const promote: AccountChange = {
  to: 'admin',
  label: 'Make admin',
  question: (address) => `Make ${address} an admin?`,
  effect:
    'An admin also approves and removes accounts, sees newsletter readers and sets up webhooks. It needs a second factor before it can begin.',
}

const makeEditor: AccountChange = {
  to: 'editor',
  label: 'Make editor',
  question: (address) => `Make ${address} an editor?`,
  effect:
    'An editor also changes the words, facts and figures of the site and publishes them. It needs a second factor before it can begin.',
}

const demote: AccountChange = {
  to: 'staff',
  label: 'Make staff',
  question: (address) => `Make ${address} staff again?`,
  effect:
    'This account keeps working on messages. It no longer changes the site or sees the pages of admins.',
}

const withdraw: AccountChange = {
  to: 'pending',
  label: 'Withdraw approval',
  question: (address) => `Withdraw the approval of ${address}?`,
  effect: 'This account sees no message from now on. An admin can approve it again.',
}

const remove: AccountChange = {
  to: 'removed',
  label: 'Remove',
  question: (address) => `Remove ${address}?`,
  effect:
    'The account ends and is signed out everywhere. Its notes and changes stay, without its address. This cannot be undone.',
}

const free: AccountChange = {
  to: 'removed',
  label: 'Free the address',
  question: (address) => `Free ${address}?`,
  effect:
    'Nobody has confirmed this account. It ends, and the owner of the address is mailed that they can sign up with a password of their own.',
}

/** What may be done with an account, the likeliest first. */
export function changesOf({ role, confirmed }: ListedAccount): readonly AccountChange[] {
  if (role === 'admin') return [demote, remove]
  if (role === 'editor') return [promote, demote, remove]
  if (role === 'staff') return [makeEditor, promote, withdraw, remove]
  return confirmed ? [approve, remove] : [free]
}

/** Accounts that an admin could approve now. */
export function waitingFor(accounts: readonly ListedAccount[]): readonly ListedAccount[] {
  return accounts.filter(({ role, confirmed }) => role === 'pending' && confirmed)
}

/** Who changed a role: a colleague, the command line, or the rule for a domain. */
export function changerInWords(by: string): string {
  if (by === 'command line') return 'on the command line'
  return by === 'TEAM_DOMAINS' ? 'by the rule for its domain' : `by ${by}`
}

/** What a change did, to follow an address: `was approved`. */
export function changeInWords({ from, to }: Pick<RoleChange, 'from' | 'to'>): string {
  if (to === 'removed') return 'was removed'
  if (to === 'admin') return 'became an admin'
  if (to === 'editor') return 'became an editor'
  if (to === 'pending') return 'lost the approval'
  return from === 'pending' ? 'was approved' : 'became staff again'
}
