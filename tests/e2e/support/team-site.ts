/**
 * The running site with a mail server of its own: account mails are read as they
 * arrive there. One per worker; the server can be restarted under its visitors.
 */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { openSmtpPeer } from '../../support/open-smtp-peer.ts'
import { freePort } from './free-port.ts'
import { test as base, expect, type Site, siteAt, start } from './site.ts'

export type TeamSite = Site & {
  /** Texts of the mails to an address that match, once there is one. */
  mailsTo(address: string, subject: RegExp): Promise<string[]>
  /** Stops the server and starts it anew on the same data and port. */
  restart(): Promise<void>
  /** Runs `bin/team`'s command beside the server. */
  team(...words: string[]): Promise<string>
  /** Lets every session of an account expire, as a week of rest would. */
  expireSessions(address: string): void
}

export const test = base.extend<object, { teamSite: TeamSite }>({
  baseURL: async ({ teamSite }, use) => use(teamSite.url),

  teamSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'team-site-'))
      const port = await freePort()
      const peer = await openSmtpPeer()
      const launch = () => start(dataDir, port, { SMTP_URL: peer.url })
      let server = await launch()
      const stop = async () => {
        const gone = once(server, 'exit')
        server.kill('SIGTERM')
        await gone
      }
      const site = siteAt(`http://localhost:${port}`, dataDir)
      await use({
        ...site,
        async mailsTo(address, subject) {
          const found = () =>
            peer.accepted
              .filter(({ to, email }) => to === address && subject.test(email.subject ?? ''))
              .map(({ email }) => email.text ?? '')
          await expect.poll(() => found().length, { timeout: 15_000 }).toBeGreaterThan(0)
          return found()
        },
        async restart() {
          await stop()
          server = await launch()
        },
        async team(...words) {
          const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: '' }
          const command = ['server/team-command.ts', ...words]
          return (await promisify(execFile)(process.execPath, command, { env })).stdout
        },
        expireSessions(address) {
          const database = new DatabaseSync(join(dataDir, 'site.sqlite'))
          database
            .prepare(
              `update account_sessions set used_at = 0
                where account_id = (select id from team_accounts where email = ?)`,
            )
            .run(address)
          database.close()
        },
      })
      await stop()
      await peer.close()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export { expect } from '@playwright/test'

export const password = 'tindfjoll-9-havets-rauk'

export function toast(page: Page) {
  return page.locator('.toast')
}

/** The form that the card shows. */
export function form(page: Page, name: string) {
  return page.locator(`[data-form=${name}]`)
}

export async function fillSignIn(page: Page, address: string, tried = password): Promise<void> {
  await page.goto('/auth')
  await form(page, 'sign-in').getByLabel('Email').fill(address)
  await form(page, 'sign-in').getByLabel('Password', { exact: true }).fill(tried)
}

export async function signIn(page: Page, address: string, tried = password): Promise<void> {
  await fillSignIn(page, address, tried)
  await form(page, 'sign-in').getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(/\/$/, { waitUntil: 'commit' })
}

/** Signs up through the page; the account waits for its confirmation. */
export async function signUp(page: Page, address: string): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const fields = form(page, 'sign-up')
  await fields.getByLabel('Email').fill(address)
  await fields.getByLabel('Password', { exact: true }).fill(password)
  await fields.getByLabel('Confirm Password').fill(password)
  await fields.getByRole('button', { name: 'Create Account' }).click()
  // The first call of a server loads what it judges passwords and makes accounts with.
  await expect(toast(page)).toContainText('Registration Successful', { timeout: 20_000 })
}

/** The link in a mail. */
export function linkIn(text: string | undefined): string {
  return /http\S+\/auth#\w+=[\w-]+/.exec(text ?? '')?.[0] ?? ''
}

/** Signs up and confirms by the mailed link; ends on the home page, signed in. */
export async function newAccount(page: Page, site: TeamSite, address: string): Promise<void> {
  await signUp(page, address)
  const [mail] = await site.mailsTo(address, /^Confirm/)
  await page.goto('about:blank')
  await page.goto(linkIn(mail))
  await form(page, 'confirm').getByLabel('Password', { exact: true }).fill(password)
  await form(page, 'confirm').getByRole('button', { name: 'Confirm and sign in' }).click()
  await page.waitForURL(/\/$/, { waitUntil: 'commit' })
}
