import { describe, expect, test } from 'vitest'
import type { CodeWanted, SecondFactorOffer, SessionBegun } from '../../contract/accounts.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { smtpPeer } from '../../tests/support/smtp-peer.ts'
import {
  callAccount,
  enrol,
  mailsTo,
  newAccount,
  password,
} from '../../tests/support/team-accounts.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { totp } from '../../tests/support/totp.ts'

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  async function serve() {
    const peer = await smtpPeer()
    const database = await newDatabase(engine)
    const environment = { SMTP_URL: peer.url, TRUST_PROXY: '127.0.0.1' }
    const origin = await serverInProcess(environment, database)
    return { origin, database, peer, ...(await newAccount(origin, peer)) }
  }

  async function offer(origin: string, token: string): Promise<SecondFactorOffer> {
    const answer = await callAccount(origin, 'enableSecondFactor', { password }, { token })
    expect(answer.status).toBe(200)
    return (await answer.json()) as SecondFactorOffer
  }

  async function prove(origin: string, token: string, code: string): Promise<Response> {
    return callAccount(origin, 'proveSecondFactor', { code }, { token })
  }

  async function challenge(origin: string, email: string): Promise<string> {
    const answer = await callAccount(origin, 'signIn', { email, password })
    return ((await answer.json()) as CodeWanted).challenge
  }

  const finish = (origin: string, wanted: string, code: string, client = '192.0.2.1') =>
    callAccount(
      origin,
      'secondStep',
      { challenge: wanted, code },
      { headers: { 'x-forwarded-for': client } },
    )

  test('it counts once a code has proved it; from then on a sign-in asks for one', async () => {
    const { origin, address, token } = await serve()
    const wrong = await callAccount(
      origin,
      'enableSecondFactor',
      { password: 'not-the-password' },
      { token },
    )
    expect(wrong.status).toBe(400)
    const { uri, recoveryCodes } = await offer(origin, token)
    expect(recoveryCodes).toHaveLength(10)
    // Offered, not proved: a lost phone locks nobody out before it was ever used.
    const before = await callAccount(origin, 'signIn', { email: address, password })
    expect(((await before.json()) as SessionBegun).token).toBeTruthy()

    expect((await prove(origin, token, totp(uri, 9))).status).toBe(400)
    const first = totp(uri)
    const proved = (await (await prove(origin, token, first)).json()) as SessionBegun
    expect(proved.account.secondFactor).toBe(true)
    const session = (of: string) => callAccount(origin, 'session', undefined, { token: of })
    expect((await session(proved.token)).status).toBe(200)
    expect((await session(token)).status).toBe(401)

    const wanted = await challenge(origin, address)
    expect((await finish(origin, wanted, '000000')).status).toBe(401)
    // The code that switched it on is used up by that.
    expect(await (await finish(origin, wanted, first)).text()).toContain('has been used')
    const shown = totp(uri, 1)
    const done = (await (await finish(origin, wanted, shown)).json()) as SessionBegun
    expect((await session(done.token)).status).toBe(200)
    expect((await finish(origin, wanted, shown)).status).toBe(401)

    // A new sign-in with a code that was read over a shoulder.
    const replayed = await finish(origin, await challenge(origin, address), shown)
    expect(replayed.status).toBe(401)
    expect(await replayed.text()).toContain('This code has been used.')
    expect((await session(done.token)).status).toBe(200)

    const code = recoveryCodes[0] ?? ''
    expect((await finish(origin, await challenge(origin, address), code)).status).toBe(200)
    expect((await finish(origin, await challenge(origin, address), code)).status).toBe(401)
  })

  test('a challenge takes five codes; ten wrong ones lock codes, ever longer, and are told', async () => {
    const { origin, address, token, database, peer } = await serve()
    const { uri, recoveryCodes } = await enrol(origin, token)
    let client = 0
    async function tenWrongCodes() {
      for (let round = 0; round < 2; round += 1) {
        const wanted = await challenge(origin, address)
        client += 1
        for (let tries = 0; tries < 5; tries += 1) {
          const answer = await finish(origin, wanted, '000000', `192.0.2.${client}`)
          expect(answer.status).toBe(401)
        }
        const over = await finish(origin, wanted, totp(uri, 1), '192.0.2.99')
        expect(await over.text()).toContain('too long or had too many')
      }
    }
    const { db } = await openForTest(database)
    const lock = async () => {
      const query = db.selectFrom('account_authenticators').select('locked_until')
      return (await query.executeTakeFirstOrThrow()).locked_until - Date.now()
    }
    await tenWrongCodes()
    const quarter = 900_000
    expect(await lock()).toBeGreaterThan(quarter * 0.9)
    expect(await lock()).toBeLessThanOrEqual(quarter)
    const locked = await finish(
      origin,
      await challenge(origin, address),
      totp(uri, 1),
      '192.0.2.98',
    )
    expect(await locked.json()).toMatchObject({
      error: { message: expect.stringMatching(/Too many wrong codes/) },
    })
    await mailsTo(peer, address, /are locked/)

    await db.updateTable('account_authenticators').set({ locked_until: 0 }).execute()
    await tenWrongCodes()
    expect(await lock()).toBeGreaterThan(quarter * 1.9)

    // Whoever knows the password can bring the lock about; its owner still gets in.
    const code = recoveryCodes[0] ?? ''
    const owner = await finish(origin, await challenge(origin, address), code, '192.0.2.97')
    expect(owner.status).toBe(200)
    expect(await lock()).toBeLessThan(0)
  })

  test('each refused change says why', async () => {
    const { origin, token } = await serve()
    const { uri } = await offer(origin, token)
    const long = { password: 'x'.repeat(200) }
    expect((await callAccount(origin, 'enableSecondFactor', long, { token })).status).toBe(400)
    const on = (await (await prove(origin, token, totp(uri))).json()) as SessionBegun
    const again = await callAccount(origin, 'enableSecondFactor', { password }, { token: on.token })
    const proved = await prove(origin, on.token, totp(uri))
    for (const answer of [again, proved]) {
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({
        error: { message: expect.stringMatching(/on already/) },
      })
    }
  })

  test('switching it on ends every other session, and is told', async () => {
    const { origin, address, token, peer } = await serve()
    const other = await callAccount(origin, 'signIn', { email: address, password })
    const thief = ((await other.json()) as SessionBegun).token
    const on = await enrol(origin, token)
    const status = async (of: string) =>
      (await callAccount(origin, 'session', undefined, { token: of })).status
    expect([await status(thief), await status(token), await status(on.token)]).toEqual([
      401, 401, 200,
    ])
    await mailsTo(peer, address, /second factor now protects/)
  })

  test('it is switched off by password and code together, and that is told', async () => {
    const { origin, address, token, peer } = await serve()
    const on = await enrol(origin, token)
    const other = await finish(origin, await challenge(origin, address), totp(on.uri, 1))
    const elsewhere = ((await other.json()) as SessionBegun).token
    const drop = (tried: string, code: string | undefined) =>
      callAccount(
        origin,
        'disableSecondFactor',
        { password: tried, ...(code && { code }) },
        { token: on.token },
      )
    const recovery = on.recoveryCodes[0] ?? ''
    expect((await drop(password, undefined)).status).toBe(400)
    expect((await drop('not-the-password', recovery)).status).toBe(400)
    expect((await drop(password, '000000')).status).toBe(400)
    const off = (await (await drop(password, recovery)).json()) as SessionBegun
    expect(off.account.secondFactor).toBe(false)
    const gone = await callAccount(origin, 'session', undefined, { token: elsewhere })
    expect(gone.status).toBe(401)
    const again = await callAccount(origin, 'signIn', { email: address, password })
    expect(((await again.json()) as SessionBegun).token).toBeTruthy()
    await mailsTo(peer, address, /was switched off/)
  })

  test('a used code stays used when the server starts anew', async () => {
    const { origin, address, token, database } = await serve()
    const { uri } = await enrol(origin, token)
    const shown = totp(uri, 1)
    expect((await finish(origin, await challenge(origin, address), shown)).status).toBe(200)
    const anew = await serverInProcess({}, database)
    const replayed = await finish(anew, await challenge(anew, address), shown)
    expect(await replayed.text()).toContain('This code has been used.')
  })

  // Nothing that follows depends on the engine: one is enough.
  if (engine !== 'sqlite') return

  test('what is no challenge never reaches the cookie header', async () => {
    const { origin, token } = await serve()
    for (const wanted of ['中', `x; better-auth.session_token=${token}`, '']) {
      const answer = await finish(origin, wanted, '000000')
      expect(answer.status, wanted).toBe(400)
      expect(await answer.json()).toMatchObject({ error: { message: 'Sign in again.' } })
    }
  })
})
