import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Role, SessionBegun } from '../../../contract/accounts.ts'
import { sessionKey } from '../../../site/ui/stored-session.ts'
import type { StoredColleague } from '../../support/stored-colleague.ts'
import { callAccount, enrol, password, secretIn } from '../../support/team-accounts.ts'
import type { TeamSite } from './team-site.ts'

export type Colleague = StoredColleague

/**
 * The page of an account that waits asks again and again. A call under way while its session gets another token is
 * refused, and asks anew; the browser notes the refusal.
 */
export const tokenReplaced = /status of 401/

/** Makes an account of a role, with the second factor that an approved one needs; it is signed in nowhere yet. */
export function newColleague(site: TeamSite, name: string, role: Role): Promise<Colleague> {
  return site.storeColleague(newAddress(name), role)
}

/** Makes a colleague as it happens, with its mails and events: signed up, confirmed, approved, enrolled. */
export async function newColleagueByCalls(
  site: TeamSite,
  name: string,
  role: Exclude<Role, 'pending'>,
): Promise<Colleague> {
  const address = newAddress(name)
  await signUpByCall(site, address)
  const [mail] = await site.mailsTo(address, /^Confirm/)
  const body = { token: secretIn(mail, 'confirm'), password }
  const answer = await callAccount(site.url, 'confirm', body, { headers: clientOfItsOwn() })
  if (!answer.ok) throw new Error(`Confirming answered ${answer.status}: ${await answer.text()}`)
  const { token } = (await answer.json()) as SessionBegun
  await site.team('approve', address, '--role', role)
  return { address, ...(await enrol(site.url, token)) }
}

/** Signs an address up; the account waits for its confirmation. */
export async function signUpByCall(site: TeamSite, address: string): Promise<void> {
  const body = { email: address, password, redirectTo: `${site.url}/` }
  const answer = await callAccount(site.url, 'signUp', body, { headers: clientOfItsOwn() })
  if (!answer.ok) throw new Error(`Signing up answered ${answer.status}: ${await answer.text()}`)
}

/** Signs the browser of a page in: the next page that it opens is the colleague's. */
export async function signInAs(page: Page, { token }: Colleague): Promise<void> {
  // A page of the site without anything on it that would ask about the session.
  await page.goto('/robots.txt', { waitUntil: 'commit' })
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    sessionKey,
    token,
  ] as const)
}

/** Signs the browser of a page in as the new account of this address, which waits for approval; gives it back. */
export async function newAccount(page: Page, site: TeamSite, address: string): Promise<string> {
  await signInAs(page, await site.storeColleague(address, 'pending'))
  return address
}

/** Opens a view of the team's page as a colleague. */
export async function openAs(page: Page, colleague: Colleague, view: string): Promise<void> {
  await signInAs(page, colleague)
  await page.goto(`/team?view=${view}`)
}

function newAddress(name: string): string {
  return `${name}-${randomInt(1_000_000)}@company.example`
}

/** Sign-ups are counted for each client: this one is seen for the first time. */
function clientOfItsOwn(): Record<string, string> {
  return { 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` }
}
