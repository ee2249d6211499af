import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Role, SessionBegun } from '../../../contract/accounts.ts'
import { callAccount, enrol, password, secretIn } from '../../support/team-accounts.ts'
import type { TeamSite } from './team-site.ts'

export type Colleague = {
  address: string
  token: string
  /** Of the authenticator of one who was approved; its code of the half minute of enrolment is used up. */
  uri?: string
}

/** Makes an account of a role by calls, with the second factor that an approved one needs; it is signed in nowhere yet. */
export async function newColleague(site: TeamSite, name: string, role: Role): Promise<Colleague> {
  const address = `${name}-${randomInt(1_000_000)}@company.example`
  await signUpByCall(site, address)
  const [mail] = await site.mailsTo(address, /^Confirm/)
  const body = { token: secretIn(mail, 'confirm'), password }
  const answer = await callAccount(site.url, 'confirm', body, { headers: clientOfItsOwn() })
  if (!answer.ok) throw new Error(`Confirming answered ${answer.status}: ${await answer.text()}`)
  const { token } = (await answer.json()) as SessionBegun
  if (role === 'pending') return { address, token }
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
  await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('team-session', text), token)
}

/** Opens a view of the team's page as a colleague. */
export async function openAs(page: Page, colleague: Colleague, view: string): Promise<void> {
  await signInAs(page, colleague)
  await page.goto(`/team?view=${view}`)
}

/** Sign-ups are counted for each client: this one is seen for the first time. */
function clientOfItsOwn(): Record<string, string> {
  return { 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` }
}
