import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filledPath } from '../../contract/filled-path.ts'
import type { ServerFile } from '../../contract/server-file.ts'
import { type LaunchList, type LaunchState, launchPaths } from '../../contract/team-launch.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { builtWithFacts, launchFacts } from '../../tests/support/launch-facts.ts'
import { callFunction, contactFields } from '../../tests/support/lead-calls.ts'
import { runCommand } from '../../tests/support/run-command.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import type { SmtpPeer } from '../../tests/support/smtp-peer.ts'
import { teamServer } from '../../tests/support/team-server.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { tlsAddress } from '../../tests/support/tls-address.ts'
import { addressAnswers } from './address-answers.ts'
import type { Found } from './findings.ts'
import { launchLines } from './launch-lines.ts'
import { linesOf } from './read-launch-list.ts'
import { hashOf } from './signed-items.ts'

const robots = async (origin: string, path = '/') =>
  (await fetch(origin + path)).headers.get('x-robots-tag')
const lineOf = ({ lines }: LaunchList, key: string) => lines.find((line) => line.key === key)
/** The secret in the link of the test message to this address. */
async function secretOfTrial(peer: SmtpPeer, address: string): Promise<string> {
  const found = () =>
    peer.accepted.find(({ to, email }) => to === address && /#arrived=/.test(email.text ?? ''))
  await eventually('the test message arrives', () => found() !== undefined)
  return /#arrived=([\w-]+)/.exec(found()?.email.text ?? '')?.[1] ?? ''
}

/** Of a step that nobody signed. */
const unsigned = { account_id: null, by_address: '', signed_as: '', detail: '' }

const signaturePath = (key: string) => filledPath(launchPaths.signature, { key })

test.for(engines)(
  'mail is green once the link of a test message was opened (%s)',
  async (engine) => {
    const { peer, colleague } = await teamServer(engine)
    const admin = await colleague('admin')
    expect(lineOf(await admin.get(launchPaths.list), 'mail')).toMatchObject({ green: false })
    expect(await admin.send('POST', launchPaths.trial, {})).toEqual({ to: admin.address })
    const secret = await secretOfTrial(peer, admin.address)
    const wrong = await admin.call('POST', launchPaths.arrived, { secret: 'a'.repeat(43) })
    expect(wrong.status).toBe(404)
    const list = await admin.send<LaunchList>('POST', launchPaths.arrived, { secret })
    expect(lineOf(list, 'mail')).toMatchObject({ green: true })
  },
)

test.for(engines)(
  'a backup and its trial are noted where the launch list reads them (%s)',
  async (engine) => {
    const address = await newDatabase(engine)
    await serverInProcess({}, address)
    const { db } = await openForTest(address)
    const state = async () => {
      const rows = await db.selectFrom('launch_steps').select('name').orderBy('name').execute()
      return rows.map(({ name }) => name)
    }
    expect(await state()).toEqual([])
    const folder = await temporaryFolder()
    expect((await runCommand('backup-command.ts', address, [folder])).code).toBe(0)
    expect(await state()).toEqual(['backup'])
    const file = (await readdir(folder)).find((name) => /\.(?:sqlite|dump)$/.test(name)) ?? ''
    const tried = await runCommand('restore-command.ts', address, [join(folder, file), '--check'])
    expect(tried.code, tried.output).toBe(0)
    expect(await state()).toEqual(['backup', 'restore'])
    const { oldest } = await db
      .selectFrom('launch_steps')
      .select(({ fn }) => fn.min('happened_at').as('oldest'))
      .executeTakeFirstOrThrow()
    expect(oldest).toBeGreaterThan(Date.now() - 60_000)
  },
)

test.for(engines)(
  'a signature stands with its name until it is taken back, and a red must holds the launch (%s)',
  async (engine) => {
    const siteDirectory = await builtWithFacts()
    const address = await newDatabase(engine)
    const { colleague } = await teamServer(engine, {}, { siteDirectory, address })
    const admin = await colleague('admin')
    const before = await admin.get<LaunchList>(launchPaths.list)
    expect(lineOf(before, 'promises')).toMatchObject({ green: false, items: [{ signed: null }] })
    const path = signaturePath('promise.every-lot')
    const after = await admin.send<LaunchList>('PUT', path, { as: 'Ada Lovelace' })
    expect(lineOf(after, 'promises')).toMatchObject({
      green: true,
      items: [{ done: true, signed: { as: 'Ada Lovelace', by: admin.address } }],
    })
    expect((await admin.call('PUT', signaturePath('promise.none'), { as: 'Ada' })).status).toBe(404)
    expect((await admin.call('PUT', path, { as: ' ' })).status).toBe(400)
    const taken = await admin.send<LaunchList>('DELETE', path)
    expect(lineOf(taken, 'promises')).toMatchObject({ green: false })

    expect(taken.mayLaunch).toBe(false)
    expect((await admin.call('POST', launchPaths.list, { launch: true })).status).toBe(409)
    expect(await admin.get(launchPaths.state)).toEqual({ launchedAt: null })
  },
)

test.for(engines)(
  'a signature holds for its words alone: changed ones want it anew (%s)',
  async (engine) => {
    const address = await newDatabase(engine)
    const first = await teamServer(engine, {}, { siteDirectory: await builtWithFacts(), address })
    const admin = await first.colleague('admin')
    await admin.send('PUT', signaturePath('promise.every-lot'), { as: 'Ada Lovelace' })
    const changed = await builtWithFacts({
      promises: [{ key: 'every-lot', sentence: 'Each lot is analysed twice.', binds: 'Twice.' }],
    })
    const origin = await serverInProcess({}, address, { siteDirectory: changed })
    const answer = await fetch(origin + launchPaths.list, {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(lineOf((await answer.json()) as LaunchList, 'promises')).toMatchObject({ green: false })
  },
)

test.for(engines)(
  'an unlaunched site asks not to be indexed, and a launch reaches every replica without a restart (%s)',
  async (engine) => {
    const address = await newDatabase(engine)
    const [here, there] = [await serverInProcess({}, address), await serverInProcess({}, address)]
    for (const path of ['/', '/downloads/sheet.pdf', '/nothing-here']) {
      expect(await robots(here, path), path).toBe('noindex')
    }
    const { db } = await openForTest(address)
    await db
      .insertInto('launch_steps')
      .values({ name: 'launched', happened_at: Date.now(), ...unsigned })
      .execute()
    await eventually('both replicas know of the launch', async () =>
      [await robots(here), await robots(there)].every((header) => header === null),
    )
  },
)

test.for(engines)(
  'an installation that was live before the launch list counts as launched, one on trial does not (%s)',
  async (engine) => {
    const environment = { PUBLIC_URL: 'https://www.water.example' }
    const lived = await newDatabase(engine)
    const live = await serverInProcess({}, lived)
    await callFunction(live, 'send-contact-email', contactFields())
    const { db } = await openForTest(lived)
    // What the step of the schema writes where it finds messages.
    await db
      .insertInto('launch_steps')
      .values({ name: 'leads-before', happened_at: 1, ...unsigned })
      .execute()
    expect(await robots(await serverInProcess({}, lived))).toBe('noindex')
    expect(await robots(await serverInProcess(environment, lived))).toBeNull()
    expect(await robots(await serverInProcess(environment, await newDatabase(engine)))).toBe(
      'noindex',
    )
  },
)

test('staff learn whether the site is launched, and nobody else does', async () => {
  const { origin, colleague } = await teamServer('sqlite')
  expect((await fetch(origin + launchPaths.state)).status).toBe(401)
  const staff = await colleague('staff')
  expect(await staff.get<LaunchState>(launchPaths.state)).toEqual({ launchedAt: null })
  expect((await staff.call('GET', launchPaths.list)).status).toBe(403)
})

test('an address without TLS, and one that nobody answers at, are told from one that answers', async () => {
  const now = Date.now()
  expect(await addressAnswers(undefined, now)).toEqual({ outcome: 'unset' })
  expect(await addressAnswers('http://localhost:1', now)).toEqual({ outcome: 'plain' })
  expect(await addressAnswers('https://127.0.0.1:1', now)).toMatchObject({ outcome: 'silent' })
})

test.for(engines)(
  'with every must green an admin launches at once, and the record says so (%s)',
  async (engine) => {
    const address = await newDatabase(engine)
    const secretOfBoth = { AUTH_SECRET: randomBytes(48).toString('base64') }
    const { peer, database, colleague } = await teamServer(engine, secretOfBoth, { address })
    const [admin, staff] = [await colleague('admin'), await colleague('staff')]
    const mailboxes = ['FROM', 'GENERAL', 'PARTNERSHIPS', 'INVESTORS'].map(
      (name) => [`MAIL_${name}`, 'hello@water.is'] as const,
    )
    const origin = await serverInProcess(
      {
        ...secretOfBoth,
        ...Object.fromEntries(mailboxes),
        SMTP_URL: peer.url,
        PUBLIC_URL: await tlsAddress(),
      },
      address,
      { siteDirectory: await builtWithFacts() },
    )
    const call = (method: string, path: string, body?: unknown, { token } = admin) =>
      fetch(origin + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    await call('POST', launchPaths.trial, {})
    const secret = await secretOfTrial(peer, admin.address)
    await call('POST', launchPaths.arrived, { secret })
    await call('PUT', signaturePath('promise.every-lot'), { as: 'Ada Lovelace' })
    // What a backup and its trial note: the commands themselves are tried above.
    for (const name of ['backup', 'restore']) {
      await database.db
        .insertInto('launch_steps')
        .values({ name, happened_at: Date.now(), ...unsigned })
        .execute()
    }

    const list = (await (await call('GET', launchPaths.list)).json()) as LaunchList
    const red = list.lines.filter(({ green, weight }) => !green && weight === 'must')
    expect(red.map(({ key, found }) => `${key}: ${found}`)).toEqual([])
    expect(await robots(origin)).toBe('noindex')
    expect((await call('POST', launchPaths.list, { launch: true }, staff)).status).toBe(403)
    const launched = await call('POST', launchPaths.list, { launch: true })
    const { launchedAt } = (await launched.json()) as LaunchState
    expect(launchedAt).toBeGreaterThan(Date.now() - 60_000)
    expect(await robots(origin)).toBeNull()
    const actions = await database.db.selectFrom('team_actions').selectAll().execute()
    expect(actions).toContainEqual(
      expect.objectContaining({ what: 'launched the site', by_address: admin.address }),
    )
    // A second press changes neither who nor when.
    const again = await call('POST', launchPaths.list, { launch: true })
    expect(await again.json()).toEqual({ launchedAt })
  },
)

test('each red must holds the launch by itself, and no red should does', () => {
  const now = Date.parse('2026-11-24T12:00:00Z')
  const step = { at: now, by: '', signedAs: '', detail: '' }
  const site: ServerFile = { ...launchFacts, promises: [] }
  const promise = { key: 'every-lot', sentence: 'Each lot is analysed.', binds: 'A laboratory.' }
  const sign = { text: promise.sentence, detail: promise.binds }
  const good: Found = {
    now,
    steps: new Map([
      ['trial-arrived', { ...step, detail: 'smtp.water.is as web@water.is' }],
      ['backup', step],
      ['restore', step],
      ['signed:promise.every-lot', { ...step, detail: hashOf(sign) }],
    ]),
    admins: { all: 1, secured: 1 },
    address: { outcome: 'answers', days: 60 },
    secret: 'private',
    site: { ...site, promises: [promise], knowsHolidays: false },
    mailWay: 'smtp.water.is as web@water.is',
    examples: [],
  }
  const redMusts = (found: Found) =>
    linesOf(found).flatMap(({ key, green, weight }) => (green || weight === 'should' ? [] : [key]))
  expect(redMusts(good)).toEqual([])
  const without = (name: string) => new Map([...good.steps].filter(([known]) => known !== name))
  const owner = launchFacts.owner
  const faults: Record<string, Partial<Found>> = {
    address: { address: { outcome: 'answers', days: 2 } },
    secret: { secret: 'typed' },
    mail: { mailWay: 'smtp.other.is as web@water.is' },
    backup: { steps: new Map([...good.steps, ['backup', { ...step, at: now - 86_400_001 }]]) },
    restore: { steps: without('restore') },
    admin: { admins: { all: 1, secured: 0 } },
    addresses: { examples: ['mail.general'] },
    controller: { site: { ...site, promises: [promise], owner: { ...owner, legalName: '' } } },
    telephone: { site: { ...site, promises: [promise], owner: { ...owner, emergencyPhone: '-' } } },
    promises: { steps: without('signed:promise.every-lot') },
  }
  for (const [key, fault] of Object.entries(faults)) {
    expect(redMusts({ ...good, ...fault }), key).toEqual([key])
  }
  const musts = launchLines.flatMap(({ key, weight }) => (weight === 'must' ? [key] : []))
  expect(Object.keys(faults).sort()).toEqual(musts.sort())
})
