import { describe, expect, test } from 'vitest'
import { teamPaths } from '../../contract/accounts.ts'
import { siteDeskPaths } from '../../contract/site-desk.ts'
import { teamAdminPaths } from '../../contract/team-admin.ts'
import { launchPaths } from '../../contract/team-launch.ts'
import { teamLeadPaths } from '../../contract/team-leads.ts'
import { newsletterIssuePaths } from '../../contract/team-newsletter.ts'
import { callAccount, giveRole, newAccount, password } from '../../tests/support/team-accounts.ts'
import { teamServer } from '../../tests/support/team-server.ts'
import { engines } from '../../tests/support/test-databases.ts'
import { totp } from '../../tests/support/totp.ts'
import { teamRouteList } from './team-routes.ts'

const sensitive = teamRouteList({} as Parameters<typeof teamRouteList>[0]).filter(
  ({ wantsProof }) => wantsProof,
)

test('exports, erasures, changes of roles and of webhooks, publishing, going back, the launch and an issue of the newsletter want a proof, and nothing else does', () => {
  expect(sensitive.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
    `DELETE ${teamPaths.accounts}/:id`,
    `DELETE ${teamLeadPaths.person}`,
    `DELETE ${teamAdminPaths.webhook}`,
    `GET ${teamLeadPaths.export}`,
    `GET ${teamLeadPaths.person}`,
    `PATCH ${teamAdminPaths.webhook}`,
    `POST ${launchPaths.list}`,
    `POST ${newsletterIssuePaths.send}`,
    `POST ${siteDeskPaths.goBack}`,
    `POST ${siteDeskPaths.publish}`,
    `POST ${teamAdminPaths.webhooks}`,
    `PUT ${teamPaths.accounts}/:id/role`,
  ])
})

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  test('who finds a computer open does none of it; a code opens it for ten minutes', async () => {
    const { origin, database, colleague } = await teamServer(engine)
    const admin = await colleague('admin')
    const call = ({ method, url }: (typeof sensitive)[number]) =>
      admin.call(
        String(method),
        url.replace(/:\w+/g, 'nobody@example.com'),
        method === 'GET' ? undefined : {},
      )
    const forget = () =>
      database.db
        .updateTable('account_sessions')
        .set((eb) => ({ proved_at: eb('proved_at', '-', 601_000) }))
        .execute()
    const prove = (proof: string) =>
      callAccount(origin, 'proveIdentity', { proof }, { token: admin.token })

    await forget()
    for (const route of sensitive) {
      const answer = await call(route)
      expect(answer.status, route.url).toBe(403)
      expect(await answer.json()).toMatchObject({ error: { code: 'proof_wanted' } })
    }
    expect((await admin.call('GET', teamLeadPaths.leads)).status).toBe(200)
    for (const wrong of ['000000', password]) {
      const refused = await prove(wrong)
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({
        error: { fields: { proof: expect.any(String) } },
      })
    }
    expect((await call(sensitive[0] as (typeof sensitive)[number])).status).toBe(403)

    expect((await prove(totp(admin.uri, 1))).status).toBe(200)
    for (const route of sensitive) {
      expect([200, 400, 404], route.url).toContain((await call(route)).status)
    }
    await forget()
    expect((await admin.call('GET', teamLeadPaths.export)).status).toBe(403)
  })

  test('where staff need no second factor the password is the proof', async () => {
    const { origin, peer, database } = await teamServer(engine, { SECOND_FACTOR_FROM: 'admin' })
    const { address, token } = await newAccount(origin, peer)
    await giveRole(database, address, 'staff')
    await database.db.updateTable('account_sessions').set({ proved_at: 0 }).execute()
    const headers = { authorization: `Bearer ${token}` }
    const exported = async () => (await fetch(origin + teamLeadPaths.export, { headers })).status
    const prove = (proof: string) => callAccount(origin, 'proveIdentity', { proof }, { token })
    expect(await exported()).toBe(403)
    expect((await prove('not-the-password')).status).toBe(400)
    expect((await prove(password)).status).toBe(200)
    expect(await exported()).toBe(200)
  })
})
