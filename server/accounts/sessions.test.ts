import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { SessionBegun } from '../../contract/accounts.ts'
import { accountServer, sessionStatus, signIn } from '../../tests/support/account-server.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { callAccount, newAccount } from '../../tests/support/team-accounts.ts'
import { engines, openForTest } from '../../tests/support/test-databases.ts'

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  test('signing out ends every session of the account, in every browser', async () => {
    const { origin, peer } = await accountServer(engine)
    const first = await newAccount(origin, peer)
    const second = (await (await signIn(origin, first.address)).json()) as SessionBegun
    const other = await newAccount(origin, peer)
    const status = (token: string) => sessionStatus(origin, token)
    expect([await status(first.token), await status(second.token)]).toEqual([200, 200])
    await callAccount(origin, 'signOut', {}, { token: first.token })
    expect([await status(first.token), await status(second.token)]).toEqual([401, 401])
    expect(await status(other.token)).toBe(200)
  })

  test('a session survives a restart and is renewed by use, until it has rested a week', async () => {
    const { origin, peer, address } = await accountServer(engine)
    const { token } = await newAccount(origin, peer)
    const { db } = await openForTest(address)
    const read = (at = origin) => sessionStatus(at, token)
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
    const { origin, peer, address } = await accountServer(engine)
    const { token } = await newAccount(origin, peer)
    const { db } = await openForTest(address)
    const { rows } = await sql<{ token: string }>`select token from team_sessions`.execute(db)
    const plain = rows[0]?.token ?? ''
    expect(decodeURIComponent(token)).toContain(plain)
    const forged = `${plain}.${Buffer.from('x'.repeat(32)).toString('base64')}`
    for (const tried of [plain, forged, token.slice(0, -8), 'x', '']) {
      expect(await sessionStatus(origin, tried), tried).toBe(401)
    }
    // Cookies count for nothing, or any page could act in a visitor's name.
    const cookie = { cookie: `better-auth.session_token=${token}` }
    expect((await callAccount(origin, 'session', undefined, { headers: cookie })).status).toBe(401)
  })
})
