import { describe, expect, test } from 'vitest'
import { filledPath } from '../../contract/filled-path.ts'
import { teamAdminPaths } from '../../contract/team-admin.ts'
import { teamLeadPaths } from '../../contract/team-leads.ts'
import { teamServer } from '../../tests/support/team-server.ts'
import { engines } from '../../tests/support/test-databases.ts'
import { writeLeadCursor } from '../lead-management/lead-cursor.ts'
import { teamRouteList } from './team-routes.ts'

const routes = teamRouteList({} as Parameters<typeof teamRouteList>[0])

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  test('what no list and no page gave out is refused as malformed, never a fault of ours', async () => {
    const { colleague } = await teamServer(engine)
    const admin = await colleague('admin')
    const status = async (method: string, path: string, body?: unknown) =>
      (await admin.call(method, path, body)).status
    for (const { method, url } of routes.filter((route) => route.url.includes(':'))) {
      const path = url.replace(/:\w+/g, 'a%00b')
      const body = method === 'GET' ? undefined : {}
      expect(await status(String(method), path, body), `${method} ${path}`).toBe(400)
    }
    const cursors = [
      { at: 1e308, receivedAt: 1, id: 'a', urgent: null },
      { at: 1, receivedAt: 1e308, id: 'a', urgent: null },
      { at: 1, receivedAt: 1, id: 'a\0', urgent: null },
      { at: 1, receivedAt: 1, id: 'a', urgent: [1e308, 1, 'a'] as const },
      { at: 1, receivedAt: 1, id: 'a', urgent: [1, 1e308, 'a\0'] as const },
    ].map(writeLeadCursor)
    for (const after of cursors) {
      expect(await status('GET', `${teamLeadPaths.leads}?after=${after}`), after).toBe(400)
    }
    for (const [method, path, body] of [
      ['POST', teamAdminPaths.webhooks, { url: 'hello' }],
      ['POST', teamAdminPaths.webhooks, { url: '\0' }],
      ['PATCH', teamLeadPaths.leads, { leads: [{ reference: 'a\0', version: 1 }], status: 'won' }],
      [
        'PATCH',
        teamLeadPaths.leads,
        { leads: [{ reference: 'a', version: 1e308 }], status: 'won' },
      ],
      [
        'PATCH',
        filledPath(teamLeadPaths.lead, { reference: 'a' }),
        { version: 2 ** 40, status: 'won' },
      ],
      ['POST', filledPath(teamLeadPaths.notes, { reference: 'a' }), { text: 'a\0b' }],
    ] as const) {
      expect(await status(method, path, body), JSON.stringify(body)).toBe(400)
    }
  })
})
