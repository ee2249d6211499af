import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newsletterPaths } from '../../contract/newsletter.ts'
import { type Issue, newsletterIssuePaths as paths } from '../../contract/team-newsletter.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { builtWithFacts } from '../../tests/support/launch-facts.ts'
import { mailSettings } from '../../tests/support/queued-leads.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { smtpPeer } from '../../tests/support/smtp-peer.ts'
import { teamServer } from '../../tests/support/team-server.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { kyselyIssueStore } from '../db/kysely-issue-store.ts'
import { kyselySubscriberStore } from '../db/kysely-subscriber-store.ts'
import type { OpenDatabase } from '../db/open-database.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { newsletterIssueMail } from '../mail-templates/newsletter-issue.ts'
import { mailWords } from '../words/mail-words.ts'
import type { IssueMail } from './issue-store.ts'
import { unsubscribe } from './unsubscribe.ts'

const by = { accountId: null, address: 'ada@company.example' }
const words = {
  title: 'Lava',
  introduction: 'What lava does.\n\nAnd how long it takes.',
  articles: [{ id: 'lava', title: 'Lava', excerpt: 'It filters.', path: '/resources#lava' }],
}
const write = (mail: IssueMail) => newsletterIssueMail(mail, mailSettings)
const pause = 10_000

async function addReaders(
  { db }: OpenDatabase,
  states: Readonly<Record<string, 'pending' | 'confirmed' | 'unsubscribed'>>,
): Promise<void> {
  for (const [name, state] of Object.entries(states)) {
    const at = { requested_at: 1, mailed_at: 1, confirmed_at: null, unsubscribed_at: null }
    const address = `${name}@reader.example`
    await db
      .insertInto('subscribers')
      .values({ id: randomUUID(), address, state, ...at })
      .execute()
  }
}

/** Recipients of the mails of issues that are in the outbox. */
async function queuedFor({ db }: OpenDatabase): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('message')
    .where('kind', '=', 'newsletter-issue')
    .execute()
  return rows.map(({ message }) => (JSON.parse(message) as { to: { address: string } }).to.address)
}

test.for(engines)(
  'what stands below an issue, and the page it leads to, are in the language of its reader (%s)',
  async (engine) => {
    const database = await openForTest(await newDatabase(engine))
    await addReaders(database, { ines: 'confirmed' })
    await database.db.updateTable('subscribers').set({ language: 'ar' }).execute()
    const store = kyselyIssueStore(database)
    const { id } = await store.add(words, { by, now: 1 })
    await store.send(id, { by, now: 2 })
    await store.queueNext({ now: 10, pause, limit: 1 }, write)
    const row = await database.db.selectFrom('outbox').select('message').executeTakeFirstOrThrow()
    const { text, html, headers } = JSON.parse(row.message) as QueuedMail['message']
    const said = mailWords('ar', { companyName: mailSettings.companyName })
    for (const part of [said('issue.foot'), said('foot.unsubscribe')]) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
    expect(html).toContain('<html lang="en" dir="ltr">')
    expect(html).toContain('<p lang="ar" dir="rtl"')
    expect(headers?.['List-Unsubscribe']).toContain(`/ar${newsletterPaths.unsubscribe}?token=`)
  },
)

test.for(engines)(
  'an issue is queued slowly, by two processes at once, and once for each confirmed reader (%s)',
  async (engine) => {
    const address = await newDatabase(engine)
    const [here, there] = [await openForTest(address), await openForTest(address)]
    const names = Array.from({ length: 7 }, (_, number) => `reader-${number}`)
    await addReaders(here, {
      ...Object.fromEntries(names.map((name) => [name, 'confirmed' as const])),
      waiting: 'pending',
      gone: 'unsubscribed',
    })
    const [one, other] = [kyselyIssueStore(here), kyselyIssueStore(there)]
    const { id } = await one.add(words, { by, now: 1 })
    const pressed = one.send(id, { by, now: 2 })
    if (engine === 'sqlite') await pressed
    const presses = await Promise.all([pressed, other.send(id, { by, now: 2 })])
    expect(presses.filter((issue) => issue !== undefined)).toMatchObject([{ readers: 7 }])
    // Confirmed after it was sent: the next issue is theirs.
    await addReaders(here, { late: 'confirmed' })
    const turn = async (now: number) => {
      const batch = { now, pause, limit: 3 }
      // Two connections of one thread cannot wait for each other's lock on SQLite: there they ask in turn.
      const first = one.queueNext(batch, write)
      if (engine === 'sqlite') await first
      await Promise.all([first, other.queueNext(batch, write)])
      return (await queuedFor(here)).length
    }
    expect(await turn(10)).toBe(3)
    expect(await turn(11)).toBe(3)
    // One leaves before the turn comes to them: the last by the order of the rows.
    const left = await here.db
      .selectFrom('newsletter_recipients')
      .select('subscriber_id')
      .where('queued_at', 'is', null)
      .orderBy('subscriber_id', 'desc')
      .executeTakeFirstOrThrow()
    await here.db
      .updateTable('subscribers')
      .set({ state: 'unsubscribed' })
      .where('id', '=', left.subscriber_id)
      .execute()
    expect(await turn(10 + pause)).toBe(6)
    await turn(10 + 2 * pause)
    await turn(10 + 3 * pause)
    const queued = await queuedFor(here)
    expect(queued).toHaveLength(6)
    expect(new Set(queued).size).toBe(6)
    expect(queued.every((to) => /^reader-\d@/.test(to))).toBe(true)
    expect(await one.find(id)).toMatchObject({ state: 'sent', readers: 7, queued: 6 })
  },
)

test.for(engines)(
  'a process that dies in the middle of a batch has queued all of it or nothing, and the rest goes on (%s)',
  async (engine) => {
    const database = await openForTest(await newDatabase(engine))
    await addReaders(database, { one: 'confirmed', two: 'confirmed', three: 'confirmed' })
    const issues = kyselyIssueStore(database)
    const { id } = await issues.add(words, { by, now: 1 })
    await issues.send(id, { by, now: 2 })
    let written = 0
    const dies = (mail: IssueMail) => {
      written += 1
      if (written === 2) throw new Error('killed')
      return write(mail)
    }
    await expect(issues.queueNext({ now: 10, pause, limit: 5 }, dies)).rejects.toThrow('killed')
    expect(await queuedFor(database)).toEqual([])
    await issues.queueNext({ now: 10, pause, limit: 5 }, write)
    expect((await queuedFor(database)).sort()).toEqual([
      'one@reader.example',
      'three@reader.example',
      'two@reader.example',
    ])
  },
)

test.for(engines)(
  'who leaves gets no mail of an issue any more, queued already or just about to be (%s)',
  async (engine) => {
    const database = await openForTest(await newDatabase(engine))
    const { db } = database
    await addReaders(database, { stays: 'confirmed', leaves: 'confirmed' })
    const issues = kyselyIssueStore(database)
    const send = async () => {
      const { id } = await issues.add(words, { by, now: 1 })
      await issues.send(id, { by, now: 2 })
    }
    let secret = ''
    const writeAndTell = (mail: IssueMail) => {
      if (mail.to === 'leaves@reader.example') secret = mail.unsubscribeSecret ?? ''
      return write(mail)
    }
    const leave = () =>
      unsubscribe(secret, { store: kyselySubscriberStore(database), now: () => 3 })
    await send()
    await issues.queueNext({ now: 10, pause, limit: 5 }, writeAndTell)
    expect(await queuedFor(database)).toHaveLength(2)
    expect(await leave()).toBe('done')
    expect(await queuedFor(database)).toEqual(['stays@reader.example'])

    // So many that whoever leaves is done before the last is queued, where nothing lets them wait.
    const others = Array.from(
      { length: 20 },
      (_, number) => [`other-${number}`, 'confirmed'] as const,
    )
    await addReaders(database, Object.fromEntries(others))
    await db.updateTable('subscribers').set({ state: 'confirmed' }).execute()
    await send()
    let left: Promise<unknown> | undefined
    await issues.queueNext({ now: 10 + pause, pause, limit: 50 }, (mail) => {
      left ??= leave()
      return write(mail)
    })
    await left
    expect(left).toBeDefined()
    expect(await queuedFor(database)).not.toContain('leaves@reader.example')
  },
)

test.for(engines)(
  'an issue is written from published articles, tried on its writer, and arrives with a link that leaves in one click (%s)',
  async (engine) => {
    const address = await newDatabase(engine)
    const secret = { AUTH_SECRET: 'k3Jf9wQ2mZx7Tn5Vb8Rc1Ly6Hd4Gs0Pq' }
    const { peer, database, colleague } = await teamServer(engine, secret, { address })
    const admin = await colleague('admin')
    await addReaders(database, { ada: 'confirmed', bo: 'pending' })
    const ours = await smtpPeer()
    const origin = await serverInProcess(
      {
        ...secret,
        PUBLIC_URL: 'https://www.water.example',
        SMTP_URL: ours.url,
        NEWSLETTER_PER_MINUTE: '600',
      },
      address,
      { siteDirectory: await builtWithFacts() },
    )
    const call = async <T>(method: string, path: string, body?: unknown) => {
      const answer = await fetch(origin + path, {
        method,
        headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: (await answer.json()) as T }
    }
    const draft = { title: 'Lava', introduction: 'What it does.', articles: ['lava'] }
    const unknown = await call('POST', paths.issues, { ...draft, articles: ['nothing'] })
    expect(unknown.status).toBe(400)
    const { body: issue } = await call<Issue>('POST', paths.issues, draft)
    const pathOf = (path: string) => path.replace(':id', issue.id)
    expect((await call('POST', pathOf(paths.try), {})).body).toEqual({ to: admin.address })
    expect((await call('POST', pathOf(paths.send), {})).status).toBe(400)
    expect((await call<Issue>('POST', pathOf(paths.send), { send: true })).body.readers).toBe(1)
    // What is on its way is changed no more, and sent no second time.
    expect((await call('PUT', pathOf(paths.issue), draft)).status).toBe(404)
    expect((await call('POST', pathOf(paths.send), { send: true })).status).toBe(404)

    const accepted = () => [...peer.accepted, ...ours.accepted]
    const mailTo = (to: string, subject: string) =>
      accepted().find((mail) => mail.to === to && mail.email.subject === subject)?.email
    await eventually('trial and issue arrive', () =>
      Boolean(mailTo(admin.address, '[Trial] Lava') && mailTo('ada@reader.example', 'Lava')),
    )
    expect(accepted().filter(({ to }) => to === 'bo@reader.example')).toEqual([])
    const mail = mailTo('ada@reader.example', 'Lava')
    expect(mail?.text).toContain('https://www.water.example/resources#lava')
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? ''
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const leave = new URL(header('list-unsubscribe').replace(/^<|>$/g, ''))
    expect(leave.pathname).toBe(newsletterPaths.unsubscribe)
    // As a mail client presses it: a form of one field, from no page.
    const pressed = await fetch(origin + leave.pathname + leave.search, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(pressed.status).toBe(200)
    const reader = await database.db
      .selectFrom('subscribers')
      .select('state')
      .where('address', '=', 'ada@reader.example')
      .executeTakeFirst()
    expect(reader?.state).toBe('unsubscribed')
    const actions = await database.db.selectFrom('team_actions').select('what').execute()
    expect(actions).toContainEqual({ what: 'sent the newsletter “Lava” to 1 readers' })
  },
)
