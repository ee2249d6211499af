import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type RecordPage, type SubscriberPage, teamAdminPaths } from '../../contract/team-admin.ts'
import { accountServer } from '../../tests/support/account-server.ts'
import { enrol, giveRole, newAccount } from '../../tests/support/team-accounts.ts'
import { engines, openForTest } from '../../tests/support/test-databases.ts'

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  async function admin() {
    const { origin, peer, address } = await accountServer(engine)
    const database = await openForTest(address)
    const account = await newAccount(origin, peer)
    await giveRole(database, account.address, 'admin')
    const { token } = await enrol(origin, account.token)
    async function read<T>(path: string, parameters: Record<string, string> = {}): Promise<T> {
      const url = `${origin}${path}?${new URLSearchParams(parameters)}`
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      expect(answer.status).toBe(200)
      return (await answer.json()) as T
    }
    return { db: database.db, account, read }
  }

  test('the record holds what happened to accounts, roles and people, each once, the newest first', async () => {
    const { db, account, read } = await admin()
    const begin = Date.parse('2026-01-01T00:00:00Z')
    for (let n = 0; n < 60; n += 1) {
      // Two at each instant: pages must not part what happened at once.
      const happened_at = begin + Math.floor(n / 2)
      const event = {
        happened_at,
        kind: 'signed in',
        account_id: 'gone',
        client: 'abcdefghijklmnop',
      }
      await db
        .insertInto('account_events')
        .values({ id: randomUUID(), ...event })
        .execute()
      const by = { account_id: null, by_address: 'erased', what: 'exported leads' }
      await db
        .insertInto('team_actions')
        .values({ id: randomUUID(), happened_at, ...by })
        .execute()
    }
    const entries: RecordPage['entries'][number][] = []
    for (let after: string | null = ''; after !== null; ) {
      const page: RecordPage = await read<RecordPage>(teamAdminPaths.record, { after })
      expect(page.entries.length).toBeLessThanOrEqual(50)
      entries.push(...page.entries)
      after = page.next
    }
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).sort((a, b) => b - a))
    expect(entries.filter(({ what }) => what === 'exported leads')).toHaveLength(60)
    expect(entries.find(({ at }) => at < begin + 60)).toMatchObject({ who: 'erased' })
    expect(entries).toContainEqual(
      expect.objectContaining({
        what: 'role changed from pending to admin by command line',
        who: account.address,
        client: null,
      }),
    )
    const enrolled = entries.find(({ what }) => what === 'second factor on')
    expect(enrolled?.who).toBe(account.address)
    expect(enrolled?.client).toMatch(/^[\w-]{8}$/)
  })

  test('readers of the newsletter are listed by state, with how many there are of each', async () => {
    const { db, read } = await admin()
    for (let n = 0; n < 70; n += 1) {
      await db
        .insertInto('subscribers')
        .values({
          id: randomUUID(),
          address: `reader-${n}@example.com`,
          state: n % 7 ? 'confirmed' : 'pending',
          requested_at: 1_000 + n,
          mailed_at: 0,
          confirmed_at: n % 7 ? 2_000 : null,
          unsubscribed_at: null,
        })
        .execute()
    }
    const state = 'confirmed'
    const first = await read<SubscriberPage>(teamAdminPaths.subscribers, { state })
    expect(first.counts).toEqual({ pending: 10, confirmed: 60, unsubscribed: 0 })
    expect(first.subscribers).toHaveLength(50)
    expect(first.subscribers[0]).toEqual({
      id: expect.any(String),
      address: 'reader-69@example.com',
      state: 'confirmed',
      requestedAt: 1_069,
      confirmedAt: 2_000,
      unsubscribedAt: null,
    })
    const after = first.next ?? ''
    const second = await read<SubscriberPage>(teamAdminPaths.subscribers, { state, after })
    expect(second.next).toBeNull()
    expect(second.subscribers).toHaveLength(10)
    const all = await read<SubscriberPage>(teamAdminPaths.subscribers)
    expect(all.subscribers.map((reader) => reader.state)).toContain('pending')
    expect(all.next).not.toBeNull()
  })
})
