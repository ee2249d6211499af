import { describe, expect, test } from 'vitest'
import type { SessionBegun } from '../../contract/accounts.ts'
import { accountServer } from '../../tests/support/account-server.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { smtpPeer } from '../../tests/support/smtp-peer.ts'
import {
  callAccount,
  newAccount,
  newAddress,
  password,
  signUp,
} from '../../tests/support/team-accounts.ts'
import { engines, newDatabase } from '../../tests/support/test-databases.ts'
import { guessLimits, mailLimits, strangerLimit, widerNetworks } from '../limits/attempt-limit.ts'

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  const serve = () => accountServer(engine, { TRUST_PROXY: '127.0.0.1' })

  const from = (client: string) => ({ headers: { 'x-forwarded-for': client } })
  const signIn = (origin: string, email: string, tried: string, client: string) =>
    callAccount(origin, 'signIn', { email, password: tried }, from(client))

  test('who guesses is stopped, and cannot lock the owner out', { timeout: 60_000 }, async () => {
    const { origin, peer } = await serve()
    const { address } = await newAccount(origin, peer)
    const guesses = await Promise.all(
      Array.from({ length: guessLimits.account.times + 3 }, () =>
        signIn(origin, address, 'a-wrong-guess-1', '198.18.0.1'),
      ),
    )
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(guessLimits.account.times)
    const limited = guesses.find(({ status }) => status === 429)
    expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await limited?.json()).toMatchObject({ error: { code: 'too_many_requests' } })
    // The same guesser with the right password: stopped too. The owner, elsewhere: in.
    expect((await signIn(origin, address, password, '198.18.0.1')).status).toBe(429)
    expect((await signIn(origin, address, password, '198.18.0.2')).status).toBe(200)
  })

  test('guesses from ever new networks grow slow, and the owner signs in where they were before', async () => {
    const { origin, peer } = await serve()
    const home = '203.0.113.50'
    const { address } = await newAccount(origin, peer, newAddress(), home)
    const stranger = newAddress()
    for (const whom of [address, stranger]) {
      const statuses: number[] = []
      let last: Response | undefined
      for (let n = 0; n < 100; n += 20) {
        const some = Array.from({ length: 20 }, (_, k) =>
          signIn(origin, whom, 'a-wrong-guess-1', `2001:db8:${(n + k + 1).toString(16)}::1`),
        )
        const answers = await Promise.all(some)
        statuses.push(...answers.map(({ status }) => status))
        last = answers.find(({ status }) => status === 429) ?? last
      }
      const judged = statuses.filter((status) => status === 401).length
      expect(judged).toBeGreaterThanOrEqual(strangerLimit.free)
      // What the pauses of 2, 4, 8 … seconds let in meanwhile.
      expect(judged).toBeLessThan(strangerLimit.free + 10)
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await signIn(origin, address, password, home)).status).toBe(200)
  })

  test('right passwords are not counted', { timeout: 60_000 }, async () => {
    const { origin, peer } = await serve()
    const { address } = await newAccount(origin, peer)
    for (let times = 0; times < guessLimits.account.times + 2; times += 1) {
      expect((await signIn(origin, address, password, '198.18.0.3')).status).toBe(200)
    }
  })

  test('a reset asked for by strangers keeps nobody from asking', { timeout: 60_000 }, async () => {
    const { origin, peer } = await serve()
    const { address } = await newAccount(origin, peer)
    const ask = (client: string) =>
      callAccount(
        origin,
        'requestReset',
        { email: address, redirectTo: `${origin}/` },
        from(client),
      )
    const answers = await Promise.all(
      Array.from({ length: mailLimits.account.times + 1 }, () => ask('198.18.0.4')),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await ask('198.18.0.5')).status).toBe(200)
  })

  // The spread above the level is the machine's own noise: printed, not judged.
  test('no answer comes before the level, whether or not an address has an account', {
    timeout: 120_000,
  }, async () => {
    const { origin, peer } = await serve()
    const known = await newAccount(origin, peer)
    const redirectTo = `${origin}/`
    let client = 0
    // All at once, in a number that no queue of passwords turns away.
    const timesOf = (call: (headers: { headers: Record<string, string> }) => Promise<unknown>) =>
      Promise.all(
        Array.from({ length: 5 }, async () => {
          client += 1
          const started = performance.now()
          await call(from(`198.18.1.${client}`))
          return Math.round(performance.now() - started)
        }),
      )
    const wrong = 'a-wrong-guess-1'
    for (const [name, call] of [
      ['signIn', (email: string) => ({ email, password: wrong })],
      ['signUp', (email: string) => ({ email, password, redirectTo })],
      ['requestReset', (email: string) => ({ email, redirectTo })],
    ] as const) {
      const [has, hasNot] = await Promise.all([
        timesOf((more) => callAccount(origin, name, call(known.address), more)),
        timesOf((more) => callAccount(origin, name, call(newAddress()), more)),
      ])
      process.stdout.write(
        `${engine} ${name}, ms: ${has.join(' ')} known, ${hasNot.join(' ')} not\n`,
      )
      // A timer may ring up to a millisecond early.
      expect(Math.min(...has, ...hasNot), name).toBeGreaterThanOrEqual(499)
    }
  })

  test('two sign-ups of one address at once make one account', { timeout: 60_000 }, async () => {
    const { origin, peer } = await serve()
    const address = newAddress()
    const answers = await Promise.all([signUp(origin, address), signUp(origin, address)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await newAccount(origin, peer, newAddress())).token).toBeTruthy()
  })

  // Nothing that follows depends on the engine: one is enough.
  if (engine !== 'sqlite') return

  test.each([
    // Each guess from a /64 of its own.
    ['a /56', 56, (n: number) => `2001:db8:1:${(0x200 + n).toString(16)}::1`],
    ['a /48', 48, (n: number) => `2001:db8:2:${(n * 256).toString(16)}::1`],
  ] as const)('whoever owns %s of networks guesses no more for it', async (_, bits, networkOf) => {
    const { origin } = await serve()
    const most = guessLimits.client.times * widerNetworks[bits]
    const statuses: number[] = []
    for (let n = 0; n < most + 20; n += 20) {
      // Each at another address, so that this limit alone stops them.
      const some = Array.from({ length: 20 }, (_, k) =>
        signIn(origin, newAddress(), 'a-wrong-guess-1', networkOf(n + k)),
      )
      statuses.push(...(await Promise.all(some)).map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(most)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect((await signIn(origin, newAddress(), 'a-wrong-guess-1', '2001:db8:3::1')).status).toBe(
      401,
    )
  })
})

test('processes on one PostgreSQL share limits, sessions and the secret that signs them', {
  timeout: 90_000,
}, async () => {
  const address = await newDatabase('postgres')
  const peer = await smtpPeer()
  const environment = { SMTP_URL: peer.url, TRUST_PROXY: '127.0.0.1' }
  const origins = [
    await serverInProcess(environment, address),
    await serverInProcess(environment, address),
  ] as const
  const account = await newAccount(origins[0], peer)
  const there = await callAccount(origins[1], 'session', undefined, { token: account.token })
  expect(there.status).toBe(200)
  const guesses = await Promise.all(
    Array.from({ length: guessLimits.account.times * 2 }, (_, n) =>
      callAccount(
        origins[n % 2 === 0 ? 0 : 1],
        'signIn',
        { email: account.address, password: 'a-wrong-guess-1' },
        { headers: { 'x-forwarded-for': '198.18.9.9' } },
      ),
    ),
  )
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(guessLimits.account.times)
})

test('a secret of the operator’s own signs sessions; another one ends them', {
  timeout: 60_000,
}, async () => {
  const address = await newDatabase('sqlite')
  const peer = await smtpPeer()
  const serve = (secret: string) =>
    serverInProcess({ SMTP_URL: peer.url, AUTH_SECRET: secret }, address)
  const first = await serve(`${'a'.repeat(20)}bcdefghijklm`)
  const { token } = (await newAccount(first, peer)) satisfies SessionBegun
  const status = async (origin: string) =>
    (await callAccount(origin, 'session', undefined, { token })).status
  expect(await status(first)).toBe(200)
  expect(await status(await serve(`${'z'.repeat(20)}bcdefghijklm`))).toBe(401)
})
