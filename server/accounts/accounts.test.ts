import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { signInRefused } from '../../contract/account-notices.ts'
import { type Account, accountPaths, type SessionBegun } from '../../contract/accounts.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { smtpPeer } from '../../tests/support/smtp-peer.ts'
import {
  callAccount,
  lettersTo,
  newAccount,
  newAddress,
  password,
  secretIn,
  signUp,
} from '../../tests/support/team-accounts.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  async function serve(environment: Record<string, string> = {}) {
    const address = await newDatabase(engine)
    const peer = await smtpPeer()
    const origin = await serverInProcess({ SMTP_URL: peer.url, ...environment }, address)
    return { origin, peer, address }
  }

  const signIn = (origin: string, email: string, tried = password) =>
    callAccount(origin, 'signIn', { email, password: tried })

  test('an account opens by the mailed link and the password, and by nothing less', async () => {
    const { origin, peer } = await serve()
    const address = newAddress()
    expect((await signUp(origin, address.toUpperCase())).status).toBe(200)
    const [letter] = await lettersTo(peer, address, /^Confirm/)
    const token = secretIn(letter, 'confirm')
    expect(letter).toContain(`${origin}/auth#confirm=`)

    expect((await signIn(origin, address)).status).toBe(401)
    const guess = await callAccount(origin, 'confirm', { token, password: 'not-the-password' })
    expect(guess.status).toBe(401)
    const answer = await callAccount(origin, 'confirm', { token, password })
    expect(answer.status).toBe(200)
    const { account } = (await answer.json()) as SessionBegun
    expect(account).toEqual({ address, role: 'pending', secondFactor: false })
    expect((await callAccount(origin, 'confirm', { token, password })).status).toBe(404)
    expect((await signIn(origin, address)).status).toBe(200)
  })

  test('no answer tells whether an address has an account', async () => {
    const { origin, peer } = await serve()
    const known = await newAccount(origin, peer)
    const unconfirmed = newAddress()
    await signUp(origin, unconfirmed)

    const bodies = async (answers: Promise<Response>[]) =>
      Promise.all(
        (await Promise.all(answers)).map(async (answer) => [answer.status, await answer.text()]),
      )
    const redirectTo = `${origin}/`
    for (const answers of [
      await bodies([
        signUp(origin, known.address),
        signUp(origin, unconfirmed),
        signUp(origin, newAddress()),
      ]),
      await bodies([
        callAccount(origin, 'requestReset', { email: known.address, redirectTo }),
        callAccount(origin, 'requestReset', { email: newAddress(), redirectTo }),
      ]),
      await bodies([
        signIn(origin, known.address, 'wrong-password-1'),
        signIn(origin, newAddress()),
        // The right password of an account that waits: its sign-up may be the asker's own.
        signIn(origin, unconfirmed),
      ]),
    ]) {
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    }
    expect(await (await signIn(origin, newAddress())).json()).toMatchObject({
      error: { code: 'unauthorized', message: signInRefused },
    })
    await lettersTo(peer, known.address, /already have/)
  })

  test('a stranger who signs up with an address gains nothing when its owner follows the link', async () => {
    const { origin, peer } = await serve({ TEAM_DOMAINS: 'company.example' })
    const address = newAddress()
    await signUp(origin, address, 'chosen-by-the-stranger')
    await signUp(origin, address, password)
    const [letter] = await lettersTo(peer, address, /^Confirm/)
    const token = secretIn(letter, 'confirm')
    expect((await callAccount(origin, 'confirm', { token, password })).status).toBe(401)
    expect((await signIn(origin, address, 'chosen-by-the-stranger')).status).toBe(401)

    // The owner's way in: a new password by the mailbox.
    await callAccount(origin, 'requestReset', { email: address, redirectTo: `${origin}/` })
    const [reset] = await lettersTo(peer, address, /new password/)
    const call = { token: secretIn(reset, 'reset'), password }
    expect((await callAccount(origin, 'reset', call)).status).toBe(200)
    expect((await signIn(origin, address, 'chosen-by-the-stranger')).status).toBe(401)
    const { account } = (await (await signIn(origin, address)).json()) as SessionBegun
    expect(account.role).toBe('staff')
  })

  test('a trusted mail domain makes staff, but only of a confirmed address', async () => {
    const { origin, peer, address } = await serve({ TEAM_DOMAINS: 'other.example,company.example' })
    const { db } = await openForTest(address)
    const waiting = newAddress()
    await signUp(origin, waiting)
    const confirmed = await newAccount(origin, peer)
    expect(confirmed.account.role).toBe('staff')
    const stranger = await newAccount(origin, peer, `colleague@sub.company.example`)
    expect(stranger.account.role).toBe('pending')
    const roles = await db.selectFrom('team_accounts').select(['email', 'role']).execute()
    expect(roles).toContainEqual({ email: waiting, role: 'pending' })
    const changes = await db.selectFrom('team_role_changes').selectAll().execute()
    expect(changes).toMatchObject([
      {
        address: confirmed.address,
        from_role: 'pending',
        to_role: 'staff',
        changed_by: 'TEAM_DOMAINS',
      },
    ])
  })

  test('signing out ends every session of the account, in every browser', async () => {
    const { origin, peer } = await serve()
    const first = await newAccount(origin, peer)
    const second = (await (await signIn(origin, first.address)).json()) as SessionBegun
    const other = await newAccount(origin, peer)
    const status = async (token: string) =>
      (await callAccount(origin, 'session', undefined, { token })).status
    expect([await status(first.token), await status(second.token)]).toEqual([200, 200])
    await callAccount(origin, 'signOut', {}, { token: first.token })
    expect([await status(first.token), await status(second.token)]).toEqual([401, 401])
    expect(await status(other.token)).toBe(200)
  })

  test('a session survives a restart and is renewed by use, until it has rested a week', async () => {
    const { origin, peer, address } = await serve()
    const { token } = await newAccount(origin, peer)
    const { db } = await openForTest(address)
    const read = async (at = origin) =>
      (await callAccount(at, 'session', undefined, { token })).status
    const day = 86_400_000
    const setExpiry = (at: number) =>
      sql`update team_sessions set expires_at = ${new Date(at).toISOString()}`.execute(db)
    const expiry = async () => {
      const { rows } = await sql<{ at: string }>`
        select expires_at as at from team_sessions`.execute(db)
      return new Date(rows[0]?.at ?? 0).getTime()
    }
    // Another process on the same database knows the session too.
    expect(await read(await serverInProcess({}, address))).toBe(200)
    await setExpiry(Date.now() + 2 * day)
    expect(await read()).toBe(200)
    expect(await expiry()).toBeGreaterThan(Date.now() + 6.9 * day)
    await setExpiry(Date.now() + 6.5 * day)
    expect(await read()).toBe(200)
    expect(await expiry()).toBeLessThan(Date.now() + 6.6 * day)
    await setExpiry(Date.now() - 1000)
    expect(await read()).toBe(401)
  })

  test('a forged, cut or unsigned token is no session', async () => {
    const { origin, peer, address } = await serve()
    const { token } = await newAccount(origin, peer)
    const { db } = await openForTest(address)
    const { rows } = await sql<{ token: string }>`select token from team_sessions`.execute(db)
    const plain = rows[0]?.token ?? ''
    expect(decodeURIComponent(token)).toContain(plain)
    const forged = `${plain}.${Buffer.from('x'.repeat(32)).toString('base64')}`
    for (const tried of [plain, forged, token.slice(0, -8), 'x', '']) {
      const answer = await callAccount(origin, 'session', undefined, { token: tried })
      expect(answer.status, tried).toBe(401)
    }
    // Cookies count for nothing, or any page could act in a visitor's name.
    const cookie = { cookie: `better-auth.session_token=${token}` }
    expect((await callAccount(origin, 'session', undefined, { headers: cookie })).status).toBe(401)
  })

  test('a new password ends every session, works once by its link, and is told', async () => {
    const { origin, peer } = await serve()
    const { address, token: session } = await newAccount(origin, peer)
    await callAccount(origin, 'requestReset', { email: address, redirectTo: `${origin}/` })
    const [letter] = await lettersTo(peer, address, /Choose a new password/)
    const token = secretIn(letter, 'reset')
    const chosen = 'grimsvotn-og-skeidara-6'
    const weak = await callAccount(origin, 'reset', { token, password: 'passwordpassword' })
    expect(weak.status).toBe(400)
    expect((await callAccount(origin, 'reset', { token, password: chosen })).status).toBe(200)
    expect((await callAccount(origin, 'reset', { token, password: chosen })).status).toBe(404)
    expect((await callAccount(origin, 'session', undefined, { token: session })).status).toBe(401)
    expect((await signIn(origin, address)).status).toBe(401)
    expect((await signIn(origin, address, chosen)).status).toBe(200)
    await lettersTo(peer, address, /was changed/)
  })

  test('short and common passwords are refused with a sentence', async () => {
    const { origin } = await serve()
    for (const [tried, words] of [
      ['elevenchars', /at least 12/],
      ['passwordpassword', /first that anyone would try/],
      ['123456789012', /first that anyone would try/],
      ['qwertyuiopasdf', /first that anyone would try/],
      ['bulkglacierwater', /first that anyone would try/],
      ['Glacier-Water-1', /first that anyone would try/],
    ] as const) {
      const answer = await signUp(origin, newAddress(), tried)
      expect(answer.status, tried).toBe(400)
      const { error } = (await answer.json()) as { error: { message: string } }
      expect(error.message, tried).toMatch(words)
    }
  })

  test('mails lead to our own origin only, and one of a kind goes out in ten minutes', async () => {
    const { origin, peer } = await serve()
    const address = newAddress()
    const foreign = { email: address, password, redirectTo: 'https://evil.example/' }
    expect((await callAccount(origin, 'signUp', foreign)).status).toBe(403)
    await Promise.all([signUp(origin, address), signUp(origin, address), signUp(origin, address)])
    await eventually('mails', () => peer.accepted.length > 0)
    const last = newAddress()
    await signUp(origin, last)
    await lettersTo(peer, last, /^Confirm/)
    expect(peer.accepted.filter(({ to }) => to === address)).toHaveLength(1)
  })

  test('only our own script may call, with its key and with the right method', async () => {
    const { origin } = await serve()
    const url = origin + accountPaths.signIn
    const body = JSON.stringify({ email: newAddress(), password })
    const type = { 'content-type': 'application/json' }
    expect((await fetch(url, { method: 'POST', headers: type, body })).status).toBe(401)
    expect((await fetch(url)).status).toBe(405)
    const strange = await callAccount(origin, 'signIn', { email: 'x', password, admin: true })
    expect(strange.status).toBe(400)
    expect((await fetch(`${origin}/auth/v1/sign-in/social`, { method: 'POST' })).status).toBe(404)
    expect((await fetch(`${origin}/auth/v1/update-user`, { method: 'POST' })).status).toBe(404)
  })

  test('answers set no cookie', async () => {
    const { origin, peer } = await serve()
    const { address } = await newAccount(origin, peer)
    const answer = await signIn(origin, address)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { account } = (await answer.json()) as { account: Account }
    expect(account.address).toBe(address)
  })
})

test('while the database takes no writes, nobody is told anything wrong; then all is well', {
  timeout: 60_000,
}, async () => {
  const address = await newDatabase('sqlite')
  const peer = await smtpPeer()
  const origin = await serverInProcess({ SMTP_URL: peer.url }, address)
  const known = await newAccount(origin, peer)
  const other = new DatabaseSync(join(address.dataDir, 'site.sqlite'))
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const colleague = newAddress()
  const credentials = { email: known.address, password }
  for (const answer of [
    await signUp(origin, colleague),
    await callAccount(origin, 'signIn', credentials),
  ]) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).not.toBeNull()
    expect(await answer.json()).toMatchObject({
      error: { code: 'unavailable', message: expect.stringMatching(/Accounts cannot be reached/) },
    })
  }
  other.exec('rollback')
  expect((await newAccount(origin, peer, colleague)).account.role).toBe('pending')
  expect((await callAccount(origin, 'signIn', credentials)).status).toBe(200)
})
