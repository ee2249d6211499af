/**
 * What an optional field costs, and that it arrives: a made-up one is added in a copy of the sources, which then
 * takes a lead with it.
 */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filledPath } from '../../contract/filled-path.ts'
import { teamAdminPaths } from '../../contract/team-admin.ts'
import { type LeadDetail, type LeadPage, teamLeadPaths } from '../../contract/team-leads.ts'
import { contactFormWords } from '../../site/views/contact/contact-sections.ts'
import { type Change, copySite } from '../../tools/site-copy.ts'
import { eventually } from '../support/eventually.ts'
import { callFunction, contactFields, postForm } from '../support/lead-calls.ts'
import { smtpPeer } from '../support/smtp-peer.ts'
import { enrol, giveRole, newAccount } from '../support/team-accounts.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { openForTest } from '../support/test-databases.ts'
import { webhookReceiver } from '../support/webhook-receiver.ts'

const root = resolve(import.meta.dirname, '../..')
const vessel = { label: 'Name of the vessel', value: 'Dettifoss' }

const changes: readonly Change[] = [
  {
    path: 'contract/lead-fields.ts',
    edit: (source) =>
      source.replace(
        'export const extraFields = {\n',
        `$&  vessel: {
    forms: ['contact'],
    control: { kind: 'line', maxLength: 80 },
  },
`,
      ),
  },
  {
    path: 'contract/words/en.json',
    edit: (source) =>
      source.replace('"fields": {', `$&\n      "vessel": { "label": "${vessel.label}" },`),
  },
]

let folder: string
/** A module of the copy, of the type that it has here. */
const inCopy = <T>(path: string): Promise<T> => import(/* @vite-ignore */ join(folder, path))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-variant-'))
  await copySite(folder, changes)
  await cp(join(root, 'tests/support'), join(folder, 'tests/support'), { recursive: true })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('it costs one row of the table and its words, and at most ten files', async () => {
  const changed: string[] = []
  for (const top of ['contract', 'server', 'site', 'tools']) {
    for (const file of await readdir(join(folder, top), { recursive: true, withFileTypes: true })) {
      const copy = join(file.parentPath, file.name)
      const path = copy.slice(folder.length + 1)
      if (file.isFile() && !(await readFile(copy)).equals(await readFile(join(root, path)))) {
        changed.push(path)
      }
    }
  }
  expect(changed.toSorted()).toEqual(changes.map(({ path }) => path))
  expect(changed.length).toBeLessThanOrEqual(10)
})

test('its types fit everywhere', async () => {
  const entries = ['server/main.ts', 'server/leads-command.ts', 'tools/seed-leads.ts']
  const islands = ['ContactForm.tsx', 'PartnershipForm.tsx', 'team/TeamArea.tsx']
  const settings = {
    extends: './tsconfig.json',
    files: [
      ...entries,
      ...islands.map((file) => `site/islands/${file}`),
      'site/ui/custom-properties.d.ts',
    ],
    include: [],
    compilerOptions: { types: ['node', 'astro/client'] },
  }
  await writeFile(join(folder, 'tsconfig.check.json'), JSON.stringify(settings))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const checked = promisify(execFile)(process.execPath, [compiler, '-p', 'tsconfig.check.json'], {
    cwd: folder,
  })
  await expect(checked.catch(({ stdout }) => stdout)).resolves.toEqual({ stdout: '', stderr: '' })
}, 300_000)

test('the form asks for it', async () => {
  const { ContactForm } = await inCopy<typeof import('../../site/islands/ContactForm.tsx')>(
    'site/islands/ContactForm.tsx',
  )
  const { hints, emergency, quote } = contactFormWords('en')
  if (!hints || !emergency || !quote) throw new Error('The form is withheld')
  const { contractWords } = await inCopy<typeof import('../../contract/words/contract-words.ts')>(
    'contract/words/contract-words.ts',
  )
  const words = contractWords('en').lead
  const props = { publicKey: '', words, hints, emergency, quote }
  const page = renderToStaticMarkup(createElement(ContactForm, props))
  expect(page).toMatch(new RegExp(`<label [^>]*for="vessel"[^>]*>${vessel.label}<`))
  expect(page).toMatch(/<input [^>]*name="vessel"/)
})

test('it is stored, mailed, shown, exported, delivered and found', async () => {
  const { serverInProcess } = await inCopy<typeof import('../support/server-in-process.ts')>(
    'tests/support/server-in-process.ts',
  )
  const { runCommand } = await inCopy<typeof import('../support/run-command.ts')>(
    'tests/support/run-command.ts',
  )
  const { LeadMessage } = await inCopy<
    typeof import('../../site/islands/team/lead/LeadMessage.tsx')
  >('site/islands/team/lead/LeadMessage.tsx')
  const receiver = await webhookReceiver()
  const peer = await smtpPeer()
  const address = { dataDir: await temporaryFolder(), databaseUrl: undefined }
  const options = { webhookNetwork: receiver.network }
  const origin = await serverInProcess({ SMTP_URL: peer.url }, address, options)
  const database = await openForTest(address)
  const account = await newAccount(origin, peer)
  await giveRole(database, account.address, 'admin')
  const { token } = await enrol(origin, account.token)
  const call = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    })
  const json = async <T>(path: string) => (await (await call(path)).json()) as T
  await call(teamAdminPaths.webhooks, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: receiver.url }),
  })

  const { organization: _, ...fields } = contactFields()
  const extras = encodeURIComponent(JSON.stringify({ vessel: vessel.value }))
  const headers = { 'lead-context': `fill=5321, extras="${extras}"` }
  const ways = {
    script: () => callFunction(origin, 'send-contact-email', fields, { headers }),
    form: () => postForm(origin, 'send-contact-email', { ...fields, vessel: vessel.value }),
  }
  const mended = await postForm(origin, 'send-contact-email', { vessel: vessel.value })
  expect(mended.status).toBe(400)
  expect(await mended.text()).toMatch(
    new RegExp(`${vessel.label}.*\\n<input [^>]*name="vessel"[^>]*value="${vessel.value}"`),
  )

  const fact = `${vessel.label}: ${vessel.value}`
  for (const [way, send] of Object.entries(ways)) {
    expect((await send()).status, way).toBe(200)
    const [lead] = (await json<LeadPage>(`${teamLeadPaths.leads}?search=dettifoss`)).leads
    const reference = lead?.reference ?? ''
    const row = await database.db
      .selectFrom('leads')
      .select('extras')
      .where('reference', '=', reference)
      .executeTakeFirst()
    expect(JSON.parse(row?.extras ?? '{}'), way).toEqual({ vessel: vessel.value })
    const detail = await json<LeadDetail>(filledPath(teamLeadPaths.lead, { reference }))
    expect(detail.extras, way).toEqual({ vessel: vessel.value })
    expect(renderToStaticMarkup(createElement(LeadMessage, { lead: detail })), way).toContain(
      `<dt>${vessel.label}</dt><dd>${vessel.value}</dd>`,
    )
    const mails = () =>
      peer.accepted.filter(({ email }) => email.headers.some(({ value }) => value === reference))
    await eventually('the mail to the team', () => mails().length === 1)
    expect(mails()[0]?.email.text, way).toContain(`\n${fact}\n`)
    const delivered = () => receiver.received.find(({ body }) => body.includes(reference))
    await eventually('the delivery', () => delivered() !== undefined)
    expect(JSON.parse(delivered()?.body ?? ''), way).toMatchObject({
      data: { extras: { vessel: vessel.value } },
    })
    const shown = await runCommand('leads-command.ts', address, ['show', reference])
    expect(shown.output, way).toContain(`\n${fact}\n`)
    const [head = '', ...rows] = (await (await call(teamLeadPaths.export)).text()).split('\r\n')
    const column = head.split(',').indexOf(vessel.label)
    expect(column).toBeGreaterThan(0)
    // Beside the message, whose lines hold it too.
    expect(
      rows.find((line) => line.startsWith(reference)),
      way,
    ).toContain(`",${vessel.value},`)
    await call(filledPath(teamLeadPaths.lead, { reference }), {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version: detail.version, status: 'spam' }),
    })
  }
})
