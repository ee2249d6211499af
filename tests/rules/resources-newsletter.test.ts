/** The newsletter form of the built `/resources`, sent as a browser without script sends it. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { newsletterPaths } from '../../contract/newsletter.ts'
import { eventually } from '../support/eventually.ts'
import { serverInProcess } from '../support/server-in-process.ts'
import { smtpPeer } from '../support/smtp-peer.ts'
import { engines, newDatabase, openForTest } from '../support/test-databases.ts'

const file = resolve(import.meta.dirname, '../../dist/resources.html')

function formOfPage(): { action: string; name: string } {
  if (!existsSync(file)) throw new Error(`${file} is missing: build the site before this test.`)
  const section = /<section[^>]*id="newsletter".*?<\/section>/su.exec(readFileSync(file, 'utf8'))
  const [form = ''] = /<form\b.*?<\/form>/su.exec(section?.[0] ?? '') ?? []
  expect(form).toMatch(/method="post"/)
  return {
    action: /action="([^"]+)"/.exec(form)?.[1] ?? '',
    name: /<input[^>]*type="email"[^>]*>/.exec(form)?.[0].match(/name="([^"]+)"/)?.[1] ?? '',
  }
}

test.each(engines)(
  'its address is mailed over SMTP and confirmed by a button, on %s',
  async (engine) => {
    const { action, name } = formOfPage()
    const address = 'reader@example.com'
    const database = await newDatabase(engine)
    const peer = await smtpPeer()
    const origin = await serverInProcess({ SMTP_URL: peer.url }, database)
    const post = (path: string, fields: Record<string, string>, from: string) =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: from },
        body: new URLSearchParams(fields).toString(),
      })
    expect((await post(action, { [name]: address }, origin)).status).toBe(200)
    await eventually('the confirmation mail', () => peer.accepted.length === 1)
    const mail = peer.accepted[0]?.email
    expect(mail?.to?.[0]?.address).toBe(address)

    const { db } = await openForTest(database)
    const state = async () =>
      (await db.selectFrom('subscribers').select('state').executeTakeFirstOrThrow()).state
    const links = [...(mail?.text ?? '').matchAll(/http\S+\?token=[\w-]{43}/g)].map(([url]) => url)
    // A mail scanner follows every link.
    for (const url of links) expect((await fetch(url)).status).toBe(200)
    expect(await state()).toBe('pending')

    const confirm = links.find((url) => url.includes(newsletterPaths.confirm)) ?? ''
    const token = new URL(confirm).searchParams.get('token') ?? ''
    expect((await post(newsletterPaths.confirm, { token }, 'null')).status).toBe(200)
    expect(await state()).toBe('confirmed')
  },
)
