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
import type { Browser, Page } from '@playwright/test'
import type { Role } from '../../../contract/accounts.ts'
import { openDatabase } from '../../../server/db/open-database.ts'
import { freePort } from '../../support/free-port.ts'
import { openSmtpPeer } from '../../support/open-smtp-peer.ts'
import { type StoredColleague, storeColleague } from '../../support/stored-colleague.ts'
import { password, signUp as signUpByCall } from '../../support/team-accounts.ts'
import { test as base, expect, type Site, siteAt, start } from './site.ts'
import { afterTries, slowed } from './slow-processor.ts'

export type TeamSite = Site & {
  /** Texts of the mails to an address that match, once there is one. */
  mailsTo(address: string, subject: RegExp): Promise<string[]>
  /** Writes a signed-in account of a role into the database. */
  storeColleague(address: string, role: Role): Promise<StoredColleague>
  /** Stops the server and starts it anew on the same data and port. */
  restart(): Promise<void>
  /** Runs `bin/team`'s command beside the server. */
  team(...words: string[]): Promise<string>
  /** Reads or writes rows of the running site, for what nobody could do by hand in a test's time. */
  store(work: (database: DatabaseSync) => unknown): void
  /** Lets every session of an account expire, as a week of rest would. */
  expireSessions(address: string): void
}

/**
 * What a server loads when a first colleague needs it. In runs under load that takes up to 16 s, and the
 * pages of the team wait 20 s for an answer.
 */
const loadedAhead: { NODE_OPTIONS?: string } =
  slowed > 1
    ? { NODE_OPTIONS: '--import=./server/accounts/open-auth.ts --import=@simplewebauthn/server' }
    : {}

export const test = base.extend<object, { teamSite: TeamSite; sourcesFolder: string }>({
  // Where the server runs; a test that publishes has a copy of the sources.
  sourcesFolder: ['.', { scope: 'worker', option: true }],

  baseURL: async ({ teamSite }, use) => use(teamSite.url),

  teamSite: [
    async ({ sourcesFolder }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'team-site-'))
      const port = await freePort()
      const peer = await openSmtpPeer()
      const launch = () =>
        start(dataDir, port, { SMTP_URL: peer.url, ...loadedAhead }, sourcesFolder)
      let server = await launch()
      // The first password that a server judges makes it load what it judges by.
      await signUpByCall(
        `http://localhost:${port}`,
        'easily-guessed@company.example',
        'passwordpassword',
        {
          headers: { 'x-forwarded-for': '198.18.255.255' },
        },
      )
      const stop = async () => {
        const gone = once(server, 'exit')
        server.kill('SIGTERM')
        await gone
      }
      const site = siteAt(`http://localhost:${port}`, dataDir)
      const store = (work: (database: DatabaseSync) => unknown) => {
        const database = new DatabaseSync(join(dataDir, 'site.sqlite'))
        // The server writes too, and each waits for the other.
        database.exec('pragma busy_timeout = 5000; pragma foreign_keys = on')
        try {
          work(database)
        } finally {
          database.close()
        }
      }
      await use({
        ...site,
        async mailsTo(address, subject) {
          const found = () =>
            peer.accepted
              .filter(({ to, email }) => to === address && subject.test(email.subject ?? ''))
              .map(({ email }) => email.text ?? '')
          await expect(() => expect(found()).not.toEqual([])).toPass()
          return found()
        },
        async storeColleague(address, role) {
          const database = await openDatabase({ dataDir, databaseUrl: undefined }, () => {})
          try {
            return await storeColleague(database, address, role, process.env.AUTH_SECRET)
          } finally {
            await database.db.destroy()
          }
        },
        async restart() {
          await stop()
          server = await launch()
        },
        async team(...words) {
          const env = {
            ...process.env,
            DATA_DIR: dataDir,
            PORT: String(port),
            DATABASE_URL: '',
            // Halves a start.
            NODE_COMPILE_CACHE: '.cache/node',
          }
          const command = ['server/team-command.ts', ...words]
          return (await promisify(execFile)(process.execPath, command, { env })).stdout
        },
        store,
        expireSessions(address) {
          store((database) =>
            database
              .prepare(
                `update account_sessions set used_at = 0
                  where account_id = (select id from team_accounts where email = ?)`,
              )
              .run(address),
          )
        },
      })
      await stop()
      await peer.close()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 * slowed },
  ],
})

export { expect } from '@playwright/test'

export { password }

export function toast(page: Page) {
  return page.locator('.toast')
}

/** What the header offers to who is signed in. */
export function controls(page: Page) {
  return page.locator('.site-nav .site-team, .team-header')
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
  await expect(toast(page)).toContainText('Registration Successful', afterTries)
}

/** The link in a mail. */
export function linkIn(text: string | undefined): string {
  return /http\S+\/auth#\w+=[\w-]+/.exec(text ?? '')?.[0] ?? ''
}

/** A page of a browser that shares nothing with the first one; closing its context ends it. */
export async function inAnotherBrowser(browser: Browser, site: TeamSite): Promise<Page> {
  const elsewhere = await browser.newContext({ baseURL: site.url })
  return elsewhere.newPage()
}
