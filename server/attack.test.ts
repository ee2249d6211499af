import { test } from 'vitest'
import { teamServer } from '../tests/support/team-server.ts'
import { storeSearchableLead } from '../tests/support/searchable-leads.ts'
import { serverInProcess } from '../tests/support/server-in-process.ts'
import { engines, newDatabase } from '../tests/support/test-databases.ts'
import { writeFileSync, appendFileSync } from 'node:fs'
const out = '/tmp/h/sec/.cache/attack.out'
const log = (...a: unknown[]) => appendFileSync(out, `${a.map((x) => (typeof x === 'string' ? x : JSON.stringify(x))).join(' ')}\n`)
writeFileSync(out, '')
const tally = (xs: number[]) => xs.reduce<Record<number, number>>((t, x) => ({ ...t, [x]: (t[x] ?? 0) + 1 }), {})
for (const engine of engines) {
  if (engine === 'sqlite') test(`newsletter ${engine}`, { timeout: 60_000 }, async () => {
    const address = await newDatabase(engine)
    const s0 = await teamServer(engine, {}, { address })
    const origin2 = await serverInProcess({ SMTP_URL: s0.peer.url, PUBLIC_URL: 'https://www.example.com' }, address)
    const s = { ...s0, origin: origin2, colleague: async (role: 'admin' | 'staff' | 'editor') => { const c = await s0.colleague(role); const call = (method: string, path: string, body?: unknown) => fetch(origin2 + path, { method, headers: { authorization: `Bearer ${c.token}`, ...(body !== undefined && { 'content-type': 'application/json' }) }, ...(body !== undefined && { body: JSON.stringify(body) }) }); return { ...c, call, get: async (p: string) => (await call('GET', p)).json() } } }
    const [admin, staff, editor] = [await s.colleague('admin'), await s.colleague('staff'), await s.colleague('editor')]
    for (let i = 0; i < 20; i += 1)
      await s.database.db.insertInto('subscribers').values({ id: `s${i}`, address: `r${i}@example.com`, state: 'confirmed', requested_at: 1, mailed_at: 1, confirmed_at: 1, unsubscribed_at: null } as never).execute()
    const words = { title: 'A\r\nBcc: evil@example.com <b>x</b> \u202eabc', introduction: '<img src=x onerror=alert(1)>\n\n-- \nList-Unsubscribe: <mailto:x>\n.\nQUIT', articles: [] }
    const made = await admin.call('POST', '/api/team/newsletter', words)
    const issue = (await made.json()) as { id: string; title: string }
    log(engine, 'made', made.status, issue.title)
    for (const who of [staff, editor]) for (const [m, p, b] of [['POST', '', words], ['GET', ''], ['PUT', `/${issue.id}`, words], ['DELETE', `/${issue.id}`], ['POST', `/${issue.id}/try`, {}], ['POST', `/${issue.id}/send`, { send: true }], ['GET', `/${issue.id}/preview`]] as const)
      log(engine, 'lesser', m, p.slice(-8), (await who.call(m, `/api/team/newsletter${p}`, b)).status)
    log('preview', await admin.get(`/api/team/newsletter/${issue.id}/preview`))
    const tries = await Promise.all(Array.from({ length: 200 }, () => admin.call('POST', `/api/team/newsletter/${issue.id}/try`, {})))
    log(engine, 'tries', tally(tries.map((t) => t.status)))
    const sent = await Promise.all(Array.from({ length: 8 }, (_, i) => admin.call(i === 3 ? 'PUT' : 'POST', `/api/team/newsletter/${issue.id}${i === 3 ? '' : '/send'}`, i === 3 ? words : { send: true })))
    log(engine, 'sends', tally(sent.map((t) => t.status)))
    for (const bad of ['x', '__proto__', '%00', "' or 1=1--", 'a'.repeat(300)])
      log(engine, 'id', bad.slice(0, 10), (await admin.call('POST', `/api/team/newsletter/${encodeURIComponent(bad)}/send`, { send: true })).status, (await admin.call('PUT', `/api/team/newsletter/${encodeURIComponent(bad)}`, words)).status)
    for (const articles of [['x'], ['__proto__'], Array(21).fill('x')]) log('articles', (await admin.call('POST', '/api/team/newsletter', { ...words, articles })).status)
    await new Promise((r) => setTimeout(r, 12_000))
    const mails = s.peer.accepted.filter(({ to }) => /^r\d+@/.test(to))
    log(engine, 'mails to readers', mails.length, new Set(mails.map(({ to }) => to)).size)
    const one = mails[0]?.email as { subject?: string; text?: string; html?: string; headers?: unknown }
    log('mail', one?.subject ?? '', (one?.text ?? '').slice(-400), JSON.stringify(one?.headers)?.slice(0, 900) ?? '', String(one?.html).includes('<img'))
    const links = mails.map(({ email }) => /https:\S+unsubscribe\?token=([\w-]+)/.exec(email.text ?? '')?.[1] ?? '')
    log('tokens', new Set(links).size, (await fetch(`${s.origin}/newsletter/confirm?token=${links[0]}`)).status, (await fetch(`${s.origin}/newsletter/confirm`, { method: 'POST', body: new URLSearchParams({ token: links[0] ?? '' }) })).status)
    const un = await Promise.all(Array.from({ length: 6 }, () => fetch(`${s.origin}/newsletter/unsubscribe?token=${links[0]}`, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' } })))
    log('unsub', tally(un.map((t) => t.status)), await s.database.db.selectFrom('subscribers').select(({ fn }) => fn.countAll().as('n')).where('state', '=', 'unsubscribed').executeTakeFirst())
    log('events', await s.database.db.selectFrom('subscription_events').selectAll().execute())
    log('token in other calls', (await fetch(`${s.origin}/auth/v1/confirm`, { method: 'POST', body: JSON.stringify({ token: links[1], password: 'x'.repeat(20) }), headers: { 'content-type': 'application/json' } })).status)
  })
  if (engine === 'postgres') test(`merge races ${engine}`, { timeout: 60_000 }, async () => {
    const s = await teamServer(engine)
    const [admin, a, b] = [await s.colleague('admin'), await s.colleague('staff'), await s.colleague('staff')]
    const all: number[] = []
    const began = performance.now()
    for (let round = 0; round < 12 && performance.now() - began < 25_000; round += 1) {
      const refs: string[] = []
      for (let i = 0; i < 4; i += 1) refs.push((await storeSearchableLead(s.database, { receivedAt: Date.now() - 1e7, fields: { email: i < 3 ? `p${round}@x.example` : `q${round}@x.example`, message: 'Same words.' } })).reference)
      const [w, x, y, z] = refs as [string, string, string, string]
      const m = (by: typeof a, one: string, two: string, v = [1, 1]) => by.call('POST', `/api/team/leads/${one}/merge`, { version: v[0], other: { reference: two, version: v[1] } })
      const r = await Promise.all([m(a, w, x), m(b, x, w), m(a, x, y), m(b, y, w), m(b, z, w), m(a, w, z), admin.call('GET', `/api/team/people/p${round}@x.example`), m(b, w, y)])
      all.push(...r.map((q) => q.status)); for (const [i, q] of r.entries()) if (q.status === 503) log('first 503', i)
      const r2 = await Promise.all([a.call('POST', `/api/team/leads/${x}/take-apart`, { version: 2 }), b.call('POST', `/api/team/leads/${w}/take-apart`, { version: 2 }), m(b, w, x, [1, 2]), admin.call('DELETE', `/api/team/people/q${round}@x.example`), admin.call('DELETE', `/api/team/leads/${y}`), m(a, z, x, [2, 2]), a.call('PATCH', `/api/team/leads/${x}`, { version: 2, status: 'closed' }), a.call('POST', `/api/team/leads/${x}/notes`, { text: 'x' })])
      all.push(...r2.map((q) => q.status)); for (const [i, q] of r2.entries()) if (q.status === 503) log('second 503', i)
    }
    log(engine, 'merge statuses', tally(all))
    const rows = await s.database.db.selectFrom('leads').select(['id', 'merged_into', 'version']).execute()
    const byId = new Map(rows.map((r) => [r.id, r]))
    log(engine, 'chains', rows.filter((r) => r.merged_into && byId.get(r.merged_into)?.merged_into).length, 'self', rows.filter((r) => r.merged_into === r.id).length, 'dangling', rows.filter((r) => r.merged_into && !byId.has(r.merged_into)).length, 'merged', rows.filter((r) => r.merged_into).length, rows.length)
  })
}
