import type { Account } from '../../../contract/accounts.ts'

/** What the team's page shows, one at a time; the names stand in the address, `/team?view=overview`. */
export const teamViews = {
  inbox: 'Inbox',
  overview: 'Overview',
  site: 'Site',
  accounts: 'Accounts',
  launch: 'Launch',
  newsletter: 'Newsletter',
  webhooks: 'Webhooks',
  record: 'Record',
  account: 'Your account',
} as const

export type TeamView = keyof typeof teamViews

export const adminViews = ['accounts', 'launch', 'newsletter', 'webhooks', 'record'] as const
export type AdminView = (typeof adminViews)[number]

export function isAdminView(view: TeamView): view is AdminView {
  return (adminViews as readonly string[]).includes(view)
}

/** The view that an address asks for; the inbox where it says none that exists. */
export function viewIn(search: string): TeamView {
  const name = new URLSearchParams(search).get('view') ?? ''
  return Object.hasOwn(teamViews, name) ? (name as TeamView) : 'inbox'
}

export function hrefOf(view: TeamView): string {
  return view === 'inbox' ? '/team' : `/team?view=${view}`
}

/** Approved, and with the second factor that its role needs. */
export function mayWork({ role, enrolsFirst }: Account): boolean {
  return role !== 'pending' && !enrolsFirst
}

/** May change and publish the site. */
export function mayEdit({ role }: Account): boolean {
  return role === 'editor' || role === 'admin'
}

/** The view that this account gets when it asks for another: what it may not see is not shown. */
export function viewFor(wanted: TeamView, account: Account): TeamView {
  if (!mayWork(account)) return 'account'
  if (wanted === 'site' && !mayEdit(account)) return 'inbox'
  return isAdminView(wanted) && account.role !== 'admin' ? 'inbox' : wanted
}
