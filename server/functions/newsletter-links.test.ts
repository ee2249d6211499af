import { describe, expect, test } from 'vitest'
import { newsletterPaths } from '../../contract/newsletter.ts'
import { pagePolicy } from '../../tests/support/built-site.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { callFunction } from '../../tests/support/lead-calls.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { smtpPeer } from '../../tests/support/smtp-peer.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'

const unknown = 'A'.repeat(43)

/** A reader whose confirmation mail arrived over SMTP, with the links as the mail has them. */
async function reader(engine: (typeof engines)[number]) {
  const database = await newDatabase(engine)
  const peer = await smtpPeer()
  const origin = await serverInProcess({ SMTP_URL: peer.url }, database)
  await callFunction(origin, 'subscribe', { email: 'ada@example.com' })
  await eventually('the confirmation mail', () => peer.accepted.length === 1)
  const mail = peer.accepted[0]?.email
  const links = [...(mail?.text ?? '').matchAll(/http\S+\?token=[\w-]{43}/g)].map(([url]) => url)
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? ''
  const { db } = await openForTest(database)
  return {
    mail,
    origin,
    header,
    confirm: links.find((url) => url.includes(newsletterPaths.confirm)) ?? '',
    leave: links.find((url) => url.includes(newsletterPaths.unsubscribe)) ?? '',
    state: async () =>
      (await db.selectFrom('subscribers').select('state').executeTakeFirstOrThrow()).state,
  }
}

/** Presses the one button of a page, as a browser does that sends no referrer: its origin is `null`. */
async function press(page: string, origin: string): Promise<Response> {
  const action = /<form [^>]*action="([^"]+)"/.exec(page)?.[1] ?? ''
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
  return fetch(origin + action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    body: new URLSearchParams({ token }).toString(),
  })
}

describe.each(engines)('on %s', (engine) => {
  test('from the mail to the subscription and out of it again', async () => {
    const { origin, confirm, leave, state } = await reader(engine)
    for (const url of [confirm, leave, confirm, leave]) {
      const scanned = await fetch(url)
      expect(scanned.status).toBe(200)
      expect((await scanned.text()).match(/<button/g)).toHaveLength(1)
      expect((await fetch(url, { method: 'HEAD' })).status).toBe(200)
    }
    expect(await state()).toBe('pending')

    const page = await (await fetch(confirm)).text()
    expect((await press(page, origin)).status).toBe(200)
    expect(await state()).toBe('confirmed')
    expect((await press(page, origin)).status).toBe(404)
    expect((await fetch(confirm)).status).toBe(404)
    expect(await state()).toBe('confirmed')

    const leaving = await (await fetch(leave)).text()
    expect((await press(leaving, origin)).status).toBe(200)
    expect((await press(leaving, origin)).status).toBe(200)
    expect(await state()).toBe('unsubscribed')
  })

  test('a mail client’s one click unsubscribes, in either encoding', async () => {
    const { header, confirm, origin, state } = await reader(engine)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const url = /^<(http\S+)>$/.exec(header('list-unsubscribe'))?.[1] ?? ''
    await press(await (await fetch(confirm)).text(), origin)
    expect(await state()).toBe('confirmed')
    const multipart = new FormData()
    multipart.set('List-Unsubscribe', 'One-Click')
    for (const body of [multipart, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })]) {
      expect((await fetch(url, { method: 'POST', body, redirect: 'manual' })).status).toBe(200)
      expect(await state()).toBe('unsubscribed')
    }
  })
})

test('the mail names its sender, cannot be answered by a machine, and keeps its links whole', async () => {
  const { mail, header, confirm, leave } = await reader('sqlite')
  expect(mail?.to).toMatchObject([{ address: 'ada@example.com' }])
  expect(mail?.messageId).toMatch(/^<newsletter-[0-9a-f-]{36}\.confirmation@/)
  expect(header('auto-submitted')).toBe('auto-generated')
  expect(mail?.html).toContain(`href="${confirm}"`)
  expect(mail?.html).toContain(`href="${leave}"`)
  expect(new Set([confirm, leave].map((url) => new URL(url).searchParams.get('token'))).size).toBe(
    2,
  )
})

test('pages behind links are never cached, indexed or given on', async () => {
  const { confirm, origin } = await reader('sqlite')
  const dead = `${origin}${newsletterPaths.confirm}?token=${unknown}`
  for (const url of [confirm, dead, `${origin}${newsletterPaths.unsubscribe}`]) {
    const { headers } = await fetch(url)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('content-security-policy')).toBe(pagePolicy)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('unknown, broken and missing tokens get one kind page, and what is no button press is refused', async () => {
  const origin = await serverInProcess()
  for (const path of Object.values(newsletterPaths)) {
    const pages = new Set<string>()
    for (const query of ['', '?token=', `?token=${unknown}`, '?token=%7E', '?token=a&token=b']) {
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(origin + path + query, { method })
        expect(answer.status).toBe(404)
        pages.add(await answer.text())
      }
    }
    expect(pages.size).toBe(1)
    expect((await fetch(`${origin}${path}?token=%00`)).status).toBe(400)
    const put = await fetch(origin + path, { method: 'PUT' })
    expect(put.status).toBe(405)
    expect(put.headers.get('allow')).toBe('GET, HEAD, POST')
    // Whoever wants to leave must not read that they are not subscribed.
    expect(await put.text()).not.toContain('Not subscribed')
    const large = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `token=${'x'.repeat(5000)}`,
    })
    expect(large.status).toBe(413)
  }
})
