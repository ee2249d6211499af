import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { describe, expect, test } from 'vitest'
import {
  accountPaths,
  type ListedAccount,
  type Role,
  type RoleChange,
  teamPaths,
} from '../../contract/accounts.ts'
import { developmentPublicKey, headers as names } from '../../contract/functions.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { smtpPeer } from '../../tests/support/smtp-peer.ts'
import {
  callAccount,
  enrol,
  giveRole,
  mailsTo,
  newAccount,
  newAddress,
  signUp,
} from '../../tests/support/team-accounts.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { kyselyRoleStore } from '../db/kysely-role-store.ts'
import type { TeamRoute } from './team-route.ts'
import { teamRouteList } from './team-routes.ts'

/** Who asks: nobody, each role, staff and an admin without second factor, two whose session has ended. */
const callers = [
  'none',
  'pending',
  'staff',
  'editor',
  'admin',
  'bare staff',
  'bare admin',
  'signed out',
  'expired',
] as const

type Call = Pick<TeamRoute, 'method' | 'url' | 'least'>

/** The list is only read here: no work of it runs. */
const teamCalls = teamRouteList({} as Parameters<typeof teamRouteList>[0])

/** What the account calls guard themselves; without a field they are refused before they count a guess. */
const accountCalls: readonly Call[] = [
  { method: 'GET', url: accountPaths.session, least: 'pending' },
  { method: 'POST', url: accountPaths.enableSecondFactor, least: 'pending' },
  { method: 'POST', url: accountPaths.proveSecondFactor, least: 'pending' },
  { method: 'POST', url: accountPaths.disableSecondFactor, least: 'pending' },
  { method: 'POST', url: accountPaths.changePassword, least: 'pending' },
  { method: 'POST', url: accountPaths.proveIdentity, least: 'pending' },
  { method: 'GET', url: accountPaths.sessions, least: 'pending' },
  { method: 'GET', url: accountPaths.passkeys, least: 'pending' },
  { method: 'POST', url: accountPaths.offerPasskey, least: 'pending' },
  { method: 'POST', url: accountPaths.addPasskey, least: 'pending' },
  { method: 'POST', url: accountPaths.removePasskey, least: 'pending' },
  { method: 'POST', url: accountPaths.endSession, least: 'pending' },
]
const calls: readonly Call[] = [...teamCalls, ...accountCalls]
const order: readonly Role[] = ['pending', 'staff', 'editor', 'admin']

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  async function serve() {
    const address = await newDatabase(engine)
    const peer = await smtpPeer()
    const origin = await serverInProcess({ SMTP_URL: peer.url }, address)
    const database = await openForTest(address)
    const account = async (role: Role, bare = false) => {
      const begun = await newAccount(origin, peer)
      if (role !== 'pending') await giveRole(database, begun.address, role)
      if (role === 'pending' || bare) return begun
      return { ...begun, token: (await enrol(origin, begun.token)).token }
    }
    return { origin, peer, database, account }
  }

  const call = (origin: string, { method, url }: Call, token?: string) =>
    fetch(origin + url.replace(/:\w+/g, 'no-such-thing'), {
      method: String(method),
      headers: {
        [names.publicKey]: developmentPublicKey,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(method === 'PUT' && { body: '{"role":"staff"}' }),
      ...((method === 'POST' || method === 'PATCH') && { body: '{}' }),
    })

  test('every protected call answers each caller as its least role demands', {
    timeout: 180_000,
  }, async () => {
    const { origin, database, account } = await serve()
    const tokenOf = async (role: Role, bare = false) => (await account(role, bare)).token
    const signIn: Record<(typeof callers)[number], () => Promise<string | undefined>> = {
      none: async () => undefined,
      pending: () => tokenOf('pending'),
      staff: () => tokenOf('staff'),
      editor: () => tokenOf('editor'),
      admin: () => tokenOf('admin'),
      'bare staff': () => tokenOf('staff', true),
      'bare admin': () => tokenOf('admin', true),
      async 'signed out'() {
        const token = await tokenOf('admin')
        await callAccount(origin, 'signOut', {}, { token })
        return token
      },
      async expired() {
        const { address, token } = await account('admin')
        await database.db
          .updateTable('account_sessions')
          .set({ used_at: 0 })
          .where('account_id', '=', (eb) =>
            eb.selectFrom('team_accounts').select('id').where('email', '=', address),
          )
          .execute()
        return token
      },
    }
    // Who may call is judged above the database: on the second one whoever may do nothing, and all, is enough.
    const asked = engine === 'sqlite' ? callers : (['none', 'admin'] as const)
    const areRefused = asked.filter((caller) => /pending|staff|editor|bare/.test(caller))
    const tokens: Partial<Record<(typeof callers)[number], string | undefined>> = {}
    for (const caller of asked) tokens[caller] = await signIn[caller]()

    expect(teamCalls.length).toBeGreaterThanOrEqual(20)
    for (const [place, route] of calls.entries()) {
      // An account that is refused thirty times is told to wait: others go on in its place.
      if (place > 0 && place % 28 === 0) {
        for (const caller of areRefused) tokens[caller] = await signIn[caller]()
      }
      for (const caller of asked) {
        const answer = await call(origin, route, tokens[caller])
        const what = `${caller}: ${route.method} ${route.url}`
        const role = caller.startsWith('bare') ? 'pending' : order.find((known) => known === caller)
        if (!role) expect(answer.status, what).toBe(401)
        else if (order.indexOf(role) < order.indexOf(route.least)) {
          expect(answer.status, what).toBe(403)
        } else expect([200, 400, 404], what).toContain(answer.status)
        if (answer.status === 401) expect(answer.headers.get('www-authenticate')).toBe('Bearer')
        const text = await answer.text()
        if (answer.status >= 400) {
          const body = JSON.parse(text) as { error?: { code: string; message: string } }
          expect(body.error?.code, what).toMatch(
            /^(invalid_fields|unauthorized|forbidden|not_found)$/,
          )
          expect(body.error?.message, what).not.toBe('')
        }
      }
    }
  })

  test.for([
    ['demoted', 403],
    ['signed out', 401],
  ] as const)(
    'who was %s while they held the body of a call back has it refused',
    async ([end, status]) => {
      const { origin, database, account } = await serve()
      const admin = await account('admin')
      const colleague = await account('pending')
      const found = () => kyselyRoleStore(database).findByAddress(colleague.address)
      const call = request(`${origin}${teamPaths.accounts}/${(await found())?.id}/role`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      })
      const answered = once(call, 'response')
      call.write('{"role":')
      // Admitted by now: a call that came later is answered.
      await fetch(origin + teamPaths.me, { headers: { authorization: `Bearer ${admin.token}` } })
      if (end === 'demoted') await giveRole(database, admin.address, 'pending')
      else await callAccount(origin, 'signOut', {}, { token: admin.token })
      call.end('"admin"}')

      const [answer] = (await answered) as [IncomingMessage]
      answer.resume()
      expect(answer.statusCode).toBe(status)
      expect((await found())?.role).toBe('pending')
    },
  )

  test('an admin changes roles, and who, what and when is kept', async () => {
    const { origin, account } = await serve()
    const admin = await account('admin')
    const colleague = await account('pending')
    const headers = {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'application/json',
    }
    const list = async () =>
      (await (await fetch(origin + teamPaths.accounts, { headers })).json()) as {
        accounts: ListedAccount[]
      }
    const found = (await list()).accounts.find(({ address }) => address === colleague.address)
    expect(found).toMatchObject({ role: 'pending', confirmed: true, secondFactor: false })
    expect(Math.abs((found?.createdAt ?? 0) - Date.now())).toBeLessThan(60_000)

    const url = `${origin}${teamPaths.accounts}/${found?.id}`
    const put = (role: string, of = url) =>
      fetch(`${of}/role`, { method: 'PUT', headers, body: JSON.stringify({ role }) })
    expect((await put('owner')).status).toBe(400)
    expect((await put('staff')).status).toBe(200)
    // The colleague's own session has the new role at once.
    const me = await fetch(origin + teamPaths.me, {
      headers: { authorization: `Bearer ${colleague.token}` },
    })
    expect(await me.json()).toEqual({
      address: colleague.address,
      role: 'staff',
      secondFactor: false,
      enrolsFirst: true,
    })
    expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(200)
    const gone = await callAccount(origin, 'session', undefined, { token: colleague.token })
    expect(gone.status).toBe(401)

    const own = (await list()).accounts.find(({ address }) => address === admin.address)
    const last = await put('staff', `${origin}${teamPaths.accounts}/${own?.id}`)
    expect(last.status).toBe(403)

    const answer = await fetch(origin + teamPaths.roleChanges, { headers })
    const { changes } = (await answer.json()) as { changes: RoleChange[] }
    expect(changes.map(({ at, ...change }) => change)).toEqual([
      { address: colleague.address, from: 'staff', to: 'removed', by: admin.address },
      { address: colleague.address, from: 'pending', to: 'staff', by: admin.address },
      { address: admin.address, from: 'pending', to: 'admin', by: 'command line' },
    ])
    for (const { at } of changes) expect(Math.abs(at - Date.now())).toBeLessThan(60_000)
  })

  test('an account whose address nobody confirmed cannot rise', async () => {
    const { origin, database, account } = await serve()
    const admin = await account('admin')
    const waiting = newAddress()
    await signUp(origin, waiting)
    const { id } = await database.db
      .selectFrom('team_accounts')
      .select('id')
      .where('email', '=', waiting)
      .executeTakeFirstOrThrow()
    const answer = await fetch(`${origin}${teamPaths.accounts}/${id}/role`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: '{"role":"staff"}',
    })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({
      error: { message: 'This account has not confirmed its address yet.' },
    })
  })

  test('an admin frees an address that a stranger has signed up, and its owner learns it', async () => {
    const { origin, peer, database, account } = await serve()
    const admin = await account('admin')
    const address = newAddress()
    await signUp(origin, address, 'a-strangers-own-words-7')
    const { id } = await database.db
      .selectFrom('team_accounts')
      .select('id')
      .where('email', '=', address)
      .executeTakeFirstOrThrow()
    const freed = await fetch(`${origin}${teamPaths.accounts}/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(freed.status).toBe(200)
    expect(await mailsTo(peer, address, /sign up/i)).toHaveLength(1)
    // The link of the stranger's sign-up leads nowhere any more.
    peer.accepted.splice(0)
    // With a password of their own, at once.
    expect((await newAccount(origin, peer, address)).account.role).toBe('pending')
  })

  test('two admins who demote each other at once leave one', async () => {
    const { origin, database, account } = await serve()
    const pair = [await account('admin'), await account('admin')] as const
    const rows = await database.db.selectFrom('team_accounts').select(['id', 'email']).execute()
    const idOf = (address: string) => rows.find(({ email }) => email === address)?.id
    const demote = (by: { token: string }, whom: { address: string }) =>
      fetch(`${origin}${teamPaths.accounts}/${idOf(whom.address)}/role`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/json' },
        body: '{"role":"staff"}',
      })
    const answers = await Promise.all([demote(pair[0], pair[1]), demote(pair[1], pair[0])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  })
})
