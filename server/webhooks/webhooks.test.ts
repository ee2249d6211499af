import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type NewWebhook, teamAdminPaths, type Webhook } from '../../contract/team-admin.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { callFunction, contactFields } from '../../tests/support/lead-calls.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { smtpPeer } from '../../tests/support/smtp-peer.ts'
import { enrol, giveRole, newAccount } from '../../tests/support/team-accounts.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { type Reaction, webhookReceiver } from '../../tests/support/webhook-receiver.ts'
import { erasePersonalData, personalData } from '../db/personal-data.ts'

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  /** A server with an admin and a receiver of webhooks that answers as told. */
  async function desk(react?: () => Reaction) {
    const receiver = await webhookReceiver(react)
    const address = await newDatabase(engine)
    const peer = await smtpPeer()
    const options = { webhookNetwork: receiver.network }
    const origin = await serverInProcess({ SMTP_URL: peer.url }, address, options)
    const database = await openForTest(address)
    const account = await newAccount(origin, peer)
    await giveRole(database, account.address, 'admin')
    const { token } = await enrol(origin, account.token)
    async function call<T>(method: string, path: string, body?: unknown) {
      const answer = await fetch(origin + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: (await answer.json()) as T }
    }
    const add = async (url = receiver.url) =>
      (await call<NewWebhook>('POST', teamAdminPaths.webhooks, { url })).body
    const list = async () =>
      (await call<{ webhooks: Webhook[] }>('GET', teamAdminPaths.webhooks)).body.webhooks
    const at = ({ id }: Webhook, rest = '') => `${teamAdminPaths.webhooks}/${id}${rest}`
    const send = (email = 'ada@example.com', headers: Record<string, string> = {}) =>
      callFunction(origin, 'send-contact-email', contactFields({ email }), { headers })
    return { ...database, database, origin, peer, receiver, account, call, add, list, at, send }
  }

  test('a new lead is delivered, signed by the secret that was shown once', async () => {
    const { receiver, add, list, send, db } = await desk()
    const { webhook, secret } = await add()
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(JSON.stringify(await list())).not.toContain(secret.slice(6))
    const [row] = await db.selectFrom('webhooks').select('secret').execute()
    expect(row?.secret).not.toContain(secret.slice(6))

    const extras = encodeURIComponent(JSON.stringify({ place: 'Rotterdam' }))
    await send('ada@example.com', {
      'lead-context': `fill=5321, page="%2Fcontact", extras="${extras}"`,
    })
    await eventually('the delivery', () => receiver.received.length === 1)
    const [{ headers, body, path } = { headers: {}, body: '', path: '' }] = receiver.received
    expect(path).toBe('/leads?key=1')
    expect(headers['content-type']).toBe('application/json')
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed, 'utf8').digest('base64')}`,
    )
    expect(headers['webhook-id']).not.toContain('.')
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)

    const lead = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    expect(JSON.parse(body)).toMatchObject({
      type: 'lead.received',
      timestamp: new Date(lead.received_at).toISOString(),
      data: {
        id: lead.id,
        reference: lead.reference,
        kind: 'contact',
        interest: 'supply',
        need: null,
        suspicious: false,
        answerDueAt: new Date(lead.answer_due_at).toISOString(),
        email: 'ada@example.com',
        message: lead.message,
        extras: { place: 'Rotterdam' },
      },
    })
    const sent = async () => (await list()).find(({ id }) => id === webhook.id)?.deliveries
    await eventually('it is marked', async () => (await sent())?.[0]?.state === 'sent')
    expect(await sent()).toMatchObject([{ attempts: 1, lastError: null }])
  })

  test('a lead whose webhook fails is acknowledged, its mails go out, and the delivery waits for another try', async () => {
    const { receiver, add, list, send, peer } = await desk(() => ({ status: 503 }))
    await add()
    const answer = await send('ada@example.com')
    expect(answer.status).toBe(200)
    await eventually('the attempt', async () => {
      const [delivery] = (await list())[0]?.deliveries ?? []
      return delivery?.lastError === 'The receiver answered 503'
    })
    expect(receiver.received).toHaveLength(1)
    expect((await list())[0]?.deliveries).toMatchObject([{ state: 'waiting', attempts: 1 }])
    await eventually('both mails', () => {
      const subjects = peer.accepted.filter(({ email }) => /BGW-/.test(email.subject ?? ''))
      return subjects.length === 2
    })
  })

  test('receivers that never answer hold no mail up', async () => {
    const { receiver, add, send, peer } = await desk(() => 'hang')
    await add()
    for (let n = 0; n < 5; n += 1) await send(`visitor-${n}@example.com`)
    await eventually('every mail', () => {
      const subjects = peer.accepted.filter(({ email }) => /BGW-/.test(email.subject ?? ''))
      return subjects.length === 10
    })
    expect(receiver.connections()).toBeLessThanOrEqual(2)
    // The server would wait at its end for the deliveries that are under way.
    receiver.close()
  })

  test('a receiver that is gone is asked no more', async () => {
    const { receiver, add, list, send } = await desk(() => ({ status: 410 }))
    await add()
    await send()
    await eventually('it is off', async () => (await list())[0]?.on === false)
    await eventually('the delivery is given up', async () => {
      return (await list())[0]?.deliveries[0]?.state === 'failed'
    })
    expect((await send('bo@example.com')).status).toBe(200)
    expect((await list())[0]?.deliveries).toHaveLength(1)
    expect(receiver.received).toHaveLength(1)
  })

  test('what waits for a webhook ends with it, switched off or deleted, and stays in the record', async () => {
    const { add, list, at, call, send, db, account } = await desk(() => ({ status: 500 }))
    const { webhook } = await add()
    await send()
    await eventually('the attempt', async () => {
      return (await list())[0]?.deliveries[0]?.lastError?.endsWith('500') === true
    })
    const off = await call<Webhook>('PATCH', at(webhook), { on: false })
    expect(off.body).toMatchObject({ on: false, deliveries: [{ state: 'failed' }] })
    expect((await call('POST', at(webhook, '/try'), {})).status).toBe(409)
    expect((await call('PATCH', at(webhook), { on: true })).status).toBe(200)
    const tried = await call<Webhook>('POST', at(webhook, '/try'), {})
    expect(tried.body.deliveries).toHaveLength(2)
    expect((await call('DELETE', at(webhook))).status).toBe(200)
    expect((await call('DELETE', at(webhook))).status).toBe(404)
    expect(await list()).toEqual([])
    const left = await db.selectFrom('outbox').select('id').where('kind', '=', 'webhook').execute()
    expect(left).toEqual([])
    const record = await db.selectFrom('team_actions').selectAll().orderBy('happened_at').execute()
    expect(record.map(({ what }) => what.split(' ')[0])).toEqual([
      'added',
      'switched',
      'switched',
      'deleted',
    ])
    expect(record.every(({ by_address }) => by_address === account.address)).toBe(true)
    expect(JSON.stringify(record)).not.toContain('key=1')
  })

  test('a trial holds nobody’s data, and a message that looks automatic says so', async () => {
    const { receiver, add, at, call, send } = await desk()
    const { webhook } = await add()
    await call('POST', at(webhook, '/try'), {})
    await eventually('the trial', () => receiver.received.length === 1)
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ type: 'webhook.trial' })
    await send('robot@example.com', { 'lead-context': 'fill=5' })
    await eventually('the lead', () => receiver.received.length === 2)
    expect(JSON.parse(receiver.received[1]?.body ?? '')).toMatchObject({
      data: { suspicious: true },
    })
  })

  test('only https addresses of public names are taken, and so many', async () => {
    const { call, add, list } = await desk()
    for (const url of ['http://example.com/', 'https://localhost/', 'https://a:b@example.com/']) {
      const refused = await call<unknown>('POST', teamAdminPaths.webhooks, { url })
      expect(refused.status, url).toBe(400)
    }
    for (let n = 0; n < 10; n += 1) await add(`https://hooks-${n}.example.com/`)
    const eleventh = { url: 'https://hooks.example.com/' }
    expect((await call('POST', teamAdminPaths.webhooks, eleventh)).status).toBe(409)
    expect(await list()).toHaveLength(10)
  })

  test('deliveries are told of and erased with the person they speak of, and with nobody else', async () => {
    const { add, send, database, db } = await desk(() => ({ status: 500 }))
    await add()
    await send('ada@example.com')
    await send('bo@example.com')
    // Somebody else's delivery names the address: it is not Ada's.
    await db
      .updateTable('outbox')
      .set({ message: '{"type":"lead.received","data":{"message":"Ask ada@example.com"}}' })
      .where('kind', '=', 'webhook')
      .where('lead_id', 'in', (eb) =>
        eb.selectFrom('leads').select('id').where('email', '=', 'bo@example.com'),
      )
      .execute()
    const held = await personalData(database, 'ada@example.com', async (locked) => locked)
    expect(held.mails.filter(({ kind }) => kind === 'webhook')).toHaveLength(1)
    await erasePersonalData(database, 'ada@example.com')
    const left = await db.selectFrom('outbox').select('id').where('kind', '=', 'webhook').execute()
    expect(left).toHaveLength(1)
  })
})
