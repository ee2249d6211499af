/**
 * The running site, as a visitor meets it: one server per worker with a database
 * and a mailbox of its own, and a page whose unexpected console errors and policy
 * violations fail the test.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test as base, type Page, type Response } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { freePort } from '../../support/free-port.ts'
import { islandsRun } from './late-script.ts'
import { late, slowed, slowPagesOf } from './slow-processor.ts'
import { typefacesStand } from './typefaces.ts'

export type Site = {
  url: string
  /** Rows of the table `leads`, oldest first. */
  leads(): Record<string, unknown>[]
  /** State of a newsletter address; undefined when it was never entered. */
  subscriberState(address: string): string | undefined
  /** Every mail in the local mailbox, parsed. */
  mails(): Promise<Email[]>
}

type Fixtures = {
  /** Console errors this test expects; all others fail it. */
  expectedErrors: RegExp
  unexpectedErrors: undefined
  /** Whether loops play by themselves. Without a graphics card decoding them takes half a core: most visitors save data. */
  loopsPlay: boolean
  savedData: undefined
}

/**
 * What Chromium says where it left out the transition between two pages, since a page was shown before it could begin
 * or left before it ended: our style sheets alone ask for transitions, and no script could answer it.
 */
const skippedTransition =
  /InvalidStateError: Transition was aborted because of invalid state|AbortError: Transition was skipped/

export const test = base.extend<Fixtures, { site: Site; slowPages: undefined }>({
  // Contexts that a test opens itself as well.
  slowPages: [
    async ({ browser }, use) => {
      browser.on('context', slowPagesOf)
      await use(undefined)
      browser.off('context', slowPagesOf)
    },
    { scope: 'worker', auto: true },
  ],

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'site-'))
      const port = await freePort()
      const server = await start(dataDir, port)
      await use(siteAt(`http://localhost:${port}`, dataDir))
      server.kill('SIGTERM')
      await once(server, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 30_000 * slowed },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  // Each test is a visitor with an address of its own, as the limits per address see it.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, testInfo) => {
    const number = Number.parseInt(testInfo.testId.slice(-6), 16)
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': address })
  },

  loopsPlay: [false, { option: true }],

  savedData: [
    async ({ context, loopsPlay }, use) => {
      if (!loopsPlay) {
        await context.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
        })
      }
      await use(undefined)
    },
    { auto: true },
  ],

  page: async ({ page, javaScriptEnabled }, use) => {
    refuseLateRoutes(page)
    // What is measured, and what a pointer aims at, is the page with its typefaces and its forms running.
    if (javaScriptEnabled !== false) waitUntilWhole(page)
    await use(page)
  },

  expectedErrors: [/(?!)/, { option: true }],

  unexpectedErrors: [
    async ({ page, expectedErrors }, use) => {
      const unexpected: string[] = []
      const note = (text: string) => {
        if (!expectedErrors.test(text) && !skippedTransition.test(text)) unexpected.push(text)
      }
      page.on('console', (message) => {
        if (message.type() === 'error') note(message.text())
      })
      page.on('pageerror', (error) => note(String(error)))
      await use(undefined)
      if (unexpected.length > 0) throw new Error(`Unexpected errors:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/**
 * Requests that follow the first route of an open page may still pass it: the browser tells the page later. With a
 * route that was there before the page, further ones hold at once.
 */
function refuseLateRoutes(page: Page): void {
  const route = page.route.bind(page)
  let early = false
  page.route = (...all) => {
    early ||= page.url() === 'about:blank'
    if (!early) throw new Error('Set the first route before the page is opened')
    return route(...all)
  }
}

/** Lets a page count as loaded once its typefaces stand and its islands run, unless a test waits for less than `load`. */
function waitUntilWhole(page: Page): void {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const load = page[name].bind(page) as (...all: unknown[]) => Promise<Response | null>
    page[name] = async (...all: unknown[]) => {
      const answer = await load(...all)
      const { waitUntil = 'load' } = (all.at(-1) ?? {}) as { waitUntil?: string }
      if (waitUntil === 'load') {
        await typefacesStand(page)
        await islandsRun(page)
      }
      return answer
    }
  }
}

const lateAnswers = new URL('late-answers.ts', import.meta.url).href

/** Starts the server on a data directory; resolves once it could take a lead. */
export async function start(
  dataDir: string,
  port: number,
  environment: Record<string, string> = {},
  folder = '.',
): Promise<ChildProcess> {
  const ahead = late > 0 ? ['--import', lateAnswers] : []
  const server = spawn(process.execPath, [...ahead, 'server/main.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      PUBLIC_URL: '',
      TRUST_PROXY: '127.0.0.0/8,::1',
      // One server takes the messages of many tests within the hour.
      ACKNOWLEDGEMENTS_PER_HOUR: '1000000',
      NOTIFICATIONS_PER_HOUR: '1000000',
      // Halves a start.
      NODE_COMPILE_CACHE: '.cache/node',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  server.stdout.on('data', collect)
  server.stderr.on('data', collect)
  for (let tries = 0; tries < 150 * slowed; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The server stopped:\n${output}`)
    const signal = AbortSignal.timeout(5_000 * slowed)
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => null)
    if (ready?.ok) return server
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  server.kill('SIGKILL')
  throw new Error(`The server did not become ready:\n${output}`)
}

export function siteAt(url: string, dataDir: string): Site {
  /** By the name of its file, which is renamed into place whole and never changes. */
  const parsed = new Map<string, Promise<Email>>()
  const parse = async (file: string) => PostalMime.parse(await readFile(file))
  return {
    url,
    leads() {
      const database = new DatabaseSync(join(dataDir, 'site.sqlite'), {
        readOnly: true,
      })
      const rows = database.prepare('select * from leads order by received_at').all()
      database.close()
      return rows
    },
    subscriberState(address) {
      const database = new DatabaseSync(join(dataDir, 'site.sqlite'), { readOnly: true })
      const row = database.prepare('select state from subscribers where address = ?').get(address)
      database.close()
      return row && String(row.state)
    },
    async mails() {
      const folder = join(dataDir, 'mail')
      const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
      return Promise.all(
        files.map((file) => {
          const mail = parsed.get(file) ?? parse(join(folder, file))
          parsed.set(file, mail)
          return mail
        }),
      )
    },
  }
}
