import { describe, expect, test } from 'vitest'
import type { OpenSession, SessionBegun } from '../../contract/accounts.ts'
import { accountServer, sessionStatus, signIn } from '../../tests/support/account-server.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { callAccount, giveRole, newAccount, password } from '../../tests/support/team-accounts.ts'
import { engines, openForTest } from '../../tests/support/test-databases.ts'

const day = 86_400_000

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

  test('a session survives a restart and lasts by use, until it has rested a week', async () => {
    const { origin, peer, address } = await accountServer(engine)
    const { token } = await newAccount(origin, peer)
    const { db } = await openForTest(address)
    const read = (at = origin) => sessionStatus(at, token)
    const setUse = (used_at: number) =>
      db.updateTable('account_sessions').set({ used_at }).execute()
    const use = async () =>
      (await db.selectFrom('account_sessions').select('used_at').executeTakeFirstOrThrow()).used_at
    // Another process on the same database knows the session too.
    expect(await read(await serverInProcess({}, address))).toBe(200)
    await setUse(Date.now() - 6.9 * day)
    expect(await read()).toBe(200)
    expect(await use()).toBeGreaterThan(Date.now() - 60_000)
    const recently = Date.now() - 300_000
    await setUse(recently)
    expect(await read()).toBe(200)
    expect(await use()).toBe(recently)
    await setUse(Date.now() - 7 * day)
    expect(await read()).toBe(401)
  })

  test('however much it is used, a session ends after 30 days, that of an admin after 12 hours', async () => {
    const { origin, peer, address } = await accountServer(engine)
    const { token, address: whom } = await newAccount(origin, peer)
    const database = await openForTest(address)
    const begun = (hoursAgo: number) =>
      database.db
        .updateTable('account_sessions')
        .set({ begun_at: Date.now() - hoursAgo * 3_600_000 })
        .execute()
    await begun(30 * 24 - 1)
    expect(await sessionStatus(origin, token)).toBe(200)
    await begun(30 * 24)
    expect(await sessionStatus(origin, token)).toBe(401)
    await giveRole(database, whom, 'admin')
    await begun(11.9)
    expect(await sessionStatus(origin, token)).toBe(200)
    await begun(12)
    expect(await sessionStatus(origin, token)).toBe(401)
  })

  test('an account sees its own sessions and ends one of them, nobody else’s', async () => {
    const { origin, peer } = await accountServer(engine)
    const here = await newAccount(origin, peer)
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
    const credentials = { email: here.address, password }
    const headers = { 'user-agent': firefox }
    const answer = await callAccount(origin, 'signIn', credentials, { headers })
    const there = ((await answer.json()) as SessionBegun).token
    const list = async (token: string) => {
      const listed = await callAccount(origin, 'sessions', undefined, { token })
      return ((await listed.json()) as { sessions: OpenSession[] }).sessions
    }
    const sessions = await list(here.token)
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    const other = sessions.find(({ current }) => !current)
    expect(other?.device).toBe('Firefox on Windows')
    expect(JSON.stringify(sessions)).not.toContain('Gecko')

    const stranger = await newAccount(origin, peer)
    const end = (token: string) => callAccount(origin, 'endSession', { id: other?.id }, { token })
    expect((await end(stranger.token)).status).toBe(404)
    expect(await sessionStatus(origin, there)).toBe(200)
    expect((await end(here.token)).status).toBe(200)
    expect(await sessionStatus(origin, there)).toBe(401)
    expect(await list(here.token)).toHaveLength(1)
    expect((await callAccount(origin, 'sessions', undefined)).status).toBe(401)
  })

  test('a stolen copy of the database holds no token, and what it holds is none', async () => {
    const { origin, peer, address } = await accountServer(engine)
    const { token } = await newAccount(origin, peer)
    const { db } = await openForTest(address)
    const rows = await db.selectFrom('account_sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const [row] = rows
    const flipped = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
    for (const tried of [row?.token_hash, row?.id, flipped, token.slice(0, -8), 'x', '']) {
      expect(await sessionStatus(origin, tried ?? ''), tried).toBe(401)
    }
    // Cookies count for nothing, or any page could act in a visitor's name.
    const cookie = { cookie: `better-auth.session_token=${token}` }
    expect((await callAccount(origin, 'session', undefined, { headers: cookie })).status).toBe(401)
  })
})
