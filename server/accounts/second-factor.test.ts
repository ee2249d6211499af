import { describe, expect, test } from 'vitest'
import type { CodeWanted, SecondFactorOffer, SessionBegun } from '../../contract/accounts.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { smtpPeer } from '../../tests/support/smtp-peer.ts'
import { callAccount, newAccount, password } from '../../tests/support/team-accounts.ts'
import { engines, newDatabase } from '../../tests/support/test-databases.ts'
import { totp } from '../../tests/support/totp.ts'

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  async function serve() {
    const peer = await smtpPeer()
    const environment = { SMTP_URL: peer.url, TRUST_PROXY: '127.0.0.1' }
    const origin = await serverInProcess(environment, await newDatabase(engine))
    return { origin, ...(await newAccount(origin, peer)) }
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
    const proved = (await (await prove(origin, token, totp(uri))).json()) as SessionBegun
    expect(proved.account.secondFactor).toBe(true)
    const session = (of: string) => callAccount(origin, 'session', undefined, { token: of })
    expect((await session(proved.token)).status).toBe(200)
    expect((await session(token)).status).toBe(401)

    const wanted = await challenge(origin, address)
    expect((await finish(origin, wanted, '000000')).status).toBe(401)
    const shown = totp(uri)
    const done = (await (await finish(origin, wanted, shown)).json()) as SessionBegun
    expect((await session(done.token)).status).toBe(200)
    expect((await finish(origin, wanted, totp(uri))).status).toBe(401)

    // A new sign-in with a code that was read over a shoulder.
    const replayed = await finish(origin, await challenge(origin, address), shown)
    expect(replayed.status).toBe(401)
    expect(await replayed.text()).toContain('This code has been used.')
    expect((await session(done.token)).status).toBe(200)

    const code = recoveryCodes[0] ?? ''
    expect((await finish(origin, await challenge(origin, address), code)).status).toBe(200)
    expect((await finish(origin, await challenge(origin, address), code)).status).toBe(401)
  })

  test('a challenge takes five codes; ten wrong ones lock this step for a while', async () => {
    const { origin, address, token } = await serve()
    const { uri } = await offer(origin, token)
    await prove(origin, token, totp(uri))
    for (let round = 0; round < 2; round += 1) {
      const wanted = await challenge(origin, address)
      for (let tries = 0; tries < 5; tries += 1) {
        const answer = await finish(origin, wanted, '000000', `192.0.2.${round}`)
        expect(answer.status).toBe(401)
      }
      const over = await finish(origin, wanted, totp(uri), '192.0.2.9')
      expect(over.status).toBe(401)
    }
    const locked = await finish(origin, await challenge(origin, address), totp(uri), '192.0.2.8')
    expect(await locked.json()).toMatchObject({
      error: { message: expect.stringMatching(/quarter of an hour/) },
    })
  })

  test('what is no challenge never reaches the cookie header', async () => {
    const { origin, token } = await serve()
    for (const wanted of ['中', `x; better-auth.session_token=${token}`, '']) {
      const answer = await finish(origin, wanted, '000000')
      expect(answer.status, wanted).toBe(400)
      expect(await answer.json()).toMatchObject({ error: { message: 'Sign in again.' } })
    }
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

  test('it is switched off by the password, and the old session ends with it', async () => {
    const { origin, address, token } = await serve()
    const { uri } = await offer(origin, token)
    const on = (await (await prove(origin, token, totp(uri))).json()) as SessionBegun
    const drop = (tried: string) =>
      callAccount(origin, 'disableSecondFactor', { password: tried }, { token: on.token })
    expect((await drop('not-the-password')).status).toBe(400)
    const off = (await (await drop(password)).json()) as SessionBegun
    expect(off.account.secondFactor).toBe(false)
    const again = await callAccount(origin, 'signIn', { email: address, password })
    expect(((await again.json()) as SessionBegun).token).toBeTruthy()
  })
})
