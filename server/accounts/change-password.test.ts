import { describe, expect, test } from 'vitest'
import type { SessionBegun } from '../../contract/accounts.ts'
import { accountServer, sessionStatus, signIn } from '../../tests/support/account-server.ts'
import { callAccount, mailsTo, newAccount, password } from '../../tests/support/team-accounts.ts'
import { engines, openForTest } from '../../tests/support/test-databases.ts'

const chosen = 'grimsvotn-og-skeidara-6'

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  test('who is signed in changes the password by the present one, and every other session ends', async () => {
    const { origin, peer } = await accountServer(engine)
    const { address, token } = await newAccount(origin, peer)
    const other = (await (await signIn(origin, address)).json()) as SessionBegun
    const change = (tried: string, newPassword: string) =>
      callAccount(origin, 'changePassword', { password: tried, newPassword }, { token })
    expect(await (await change('not-the-password', chosen)).json()).toMatchObject({
      error: { fields: { password: expect.any(String) } },
    })
    expect(await (await change(password, 'passwordpassword')).json()).toMatchObject({
      error: { fields: { newPassword: expect.stringMatching(/too easy to guess/) } },
    })
    const answer = await change(password, chosen)
    expect(answer.status).toBe(200)
    const begun = (await answer.json()) as SessionBegun
    expect(await sessionStatus(origin, begun.token)).toBe(200)
    expect(await sessionStatus(origin, token)).toBe(401)
    expect(await sessionStatus(origin, other.token)).toBe(401)
    expect((await signIn(origin, address)).status).toBe(401)
    expect((await signIn(origin, address, chosen)).status).toBe(200)
    await mailsTo(peer, address, /was changed/)
  })

  test('sign-ins, refusals and changes are recorded by account and hashed client, with no address', async () => {
    const { origin, peer, address: database } = await accountServer(engine)
    const { address } = await newAccount(origin, peer)
    await signIn(origin, address, 'a-wrong-guess-1')
    await signIn(origin, 'nobody@company.example', 'a-wrong-guess-1')
    await signIn(origin, address)
    const { db } = await openForTest(database)
    const events = await db.selectFrom('account_events').selectAll().execute()
    const account = await db.selectFrom('team_accounts').select('id').executeTakeFirstOrThrow()
    const of = (accountId: string | null) =>
      events.filter((event) => event.account_id === accountId).map(({ kind }) => kind)
    expect(of(account.id).sort()).toEqual(['confirmed', 'sign-in refused', 'signed in'])
    expect(events.find(({ kind }) => kind === 'signed in')?.times).toBe(2)
    expect(of(null).sort()).toEqual(['sign-in refused', 'signed up'])
    const text = JSON.stringify(events)
    for (const personal of [address, 'nobody', '127.0.0.1', '::1']) {
      expect(text).not.toContain(personal)
    }
    expect(new Set(events.map(({ client }) => client)).size).toBe(1)
  })
})
