import { describe, expect, test } from 'vitest'
import { teamPaths } from '../../contract/accounts.ts'
import { filledPath } from '../../contract/filled-path.ts'
import { type RecordPage, teamAdminPaths } from '../../contract/team-admin.ts'
import { teamAnswerPaths } from '../../contract/team-answers.ts'
import { launchPaths } from '../../contract/team-launch.ts'
import { teamLeadPaths } from '../../contract/team-leads.ts'
import { newsletterIssuePaths } from '../../contract/team-newsletter.ts'
import { newAccount } from '../../tests/support/team-accounts.ts'
import { teamServer } from '../../tests/support/team-server.ts'
import { engines } from '../../tests/support/test-databases.ts'
import { deleteExpired } from '../db/delete-expired.ts'
import { callLimits } from '../limits/attempt-limit.ts'

const day = 86_400_000

describe.each(engines)('on %s', { timeout: 120_000 }, (engine) => {
  async function crowd() {
    const server = await teamServer(engine, { TRUST_PROXY: '127.0.0.1' })
    const admin = await server.colleague('admin')
    const pending = await newAccount(server.origin, server.peer)
    const call = (path: string, n: number) =>
      fetch(server.origin + path, {
        headers: {
          authorization: `Bearer ${pending.token}`,
          // From as many networks as there are calls.
          'x-forwarded-for': `198.18.${n >> 8}.${n & 255}`,
        },
      })
    const refusals = () =>
      server.database.db
        .selectFrom('account_events')
        .select(['times', 'kind', 'happened_at'])
        .where('kind', 'like', '%refused%')
        .execute()
    return { ...server, admin, pending, call, refusals }
  }

  test('a pending account that calls on and on leaves one row an hour, apart from what an admin reads', async () => {
    const { admin, pending, call, refusals, database } = await crowd()
    const statuses: number[] = []
    for (let n = 0; n < 300; n += 20) {
      const some = Array.from({ length: 20 }, (_, k) => call(teamLeadPaths.leads, n + k))
      statuses.push(...(await Promise.all(some)).map(({ status }) => status))
    }
    const { times } = callLimits.refused
    expect(statuses.filter((status) => status === 403)).toHaveLength(times)
    expect(statuses.filter((status) => status === 429)).toHaveLength(300 - times)
    const rows = await refusals()
    // Two when the hour turned meanwhile.
    expect(rows.length).toBeLessThanOrEqual(2)
    expect(rows.reduce((sum, row) => sum + row.times, 0)).toBe(times)

    const { entries } = await admin.get<RecordPage>(teamAdminPaths.record)
    expect(entries.filter(({ what }) => what.includes('refused'))).toEqual([])
    const apart = await admin.get<RecordPage>(`${teamAdminPaths.record}?shows=refusals`)
    expect(apart.entries.map(({ who }) => who)).toContain(pending.address)
    expect(apart.entries.reduce((sum, entry) => sum + entry.times, 0)).toBe(times)

    const kept = {
      sentMails: 0,
      sentWords: 0,
      pendingSubscribers: 0,
      unconfirmedAccounts: 0,
      suspiciousLeads: 0,
      accountEvents: 365,
    }
    await deleteExpired(database, kept, Date.now() + 13 * day)
    expect(await refusals()).not.toEqual([])
    await deleteExpired(database, kept, Date.now() + 15 * day)
    expect(await refusals()).toEqual([])
  })

  // Nothing that follows depends on the engine: one is enough.
  if (engine !== 'sqlite') return

  test('an account that calls without end waits, and nobody else does', async () => {
    const { admin, call } = await crowd()
    const statuses: number[] = []
    for (let n = 0; n < callLimits.all.times + 64; n += 64) {
      const some = Array.from({ length: 64 }, (_, k) => call(teamPaths.me, n + k))
      statuses.push(...(await Promise.all(some)).map(({ status }) => status))
    }
    expect(statuses).toContain(429)
    const waiting = await call(teamPaths.me, 1)
    expect(waiting.status).toBe(429)
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await admin.call('GET', teamPaths.me)).status).toBe(200)
  })

  test('an account that has mails sent without end waits, and nobody else does', async () => {
    const { admin, colleague } = await crowd()
    const { times } = callLimits.sending
    const statuses: number[] = []
    for (let n = 0; n < times + 20; n += 20) {
      const some = Array.from({ length: 20 }, () => admin.call('POST', launchPaths.trial, {}))
      statuses.push(...(await Promise.all(some)).map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(times)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    // Whatever it would send: nothing of the call is looked at.
    for (const path of [
      filledPath(teamLeadPaths.sendAgain, { reference: 'BGW-0000-0000', id: 'x' }),
      filledPath(teamAnswerPaths.answer, { reference: 'BGW-0000-0000' }),
      filledPath(newsletterIssuePaths.try, { id: 'x' }),
      filledPath(teamAdminPaths.tryWebhook, { id: 'x' }),
    ]) {
      expect((await admin.call('POST', path, {})).status, path).toBe(429)
    }
    expect((await admin.call('GET', teamPaths.me)).status).toBe(200)
    const other = await colleague('admin')
    expect((await other.call('POST', launchPaths.trial, {})).status).toBe(200)
  })
})
