import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { messageWithExtras } from '../../contract/extras.ts'
import { limits } from '../../contract/fields.ts'
import { filledPath } from '../../contract/filled-path.ts'
import type { Acknowledged } from '../../contract/functions.ts'
import {
  type Colleague,
  type ErasedPerson,
  type LeadDetail,
  type LeadPage,
  teamLeadPaths,
} from '../../contract/team-leads.ts'
import { english } from '../../tests/support/english.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { callFunction, contactFields } from '../../tests/support/lead-calls.ts'
import { storeSearchableLead } from '../../tests/support/searchable-leads.ts'
import { giveRole } from '../../tests/support/team-accounts.ts'
import { teamServer } from '../../tests/support/team-server.ts'
import { engines } from '../../tests/support/test-databases.ts'

describe.each(engines)('on %s', { timeout: 180_000 }, (engine) => {
  test('a view is exported as a file that no spreadsheet computes, and who did it is kept', async () => {
    const { database, colleague } = await teamServer(engine)
    const ada = await colleague('staff')
    for (let n = 0; n < 520; n += 1) {
      await storeSearchableLead(database, {
        fields: { organization: n % 2 ? '=HYPERLINK("https://evil.example")' : 'Plain' },
      })
    }
    // Storing keeps this process busy: each end learns first whether the other let the connection go meanwhile.
    await setTimeout(100)
    const answer = await ada.call('GET', `${teamLeadPaths.export}?search=evil`)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const rows = bytes.toString('utf8').trim().split('\r\n')
    expect(rows).toHaveLength(261)
    for (const row of rows.slice(1)) {
      expect(row).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    }
    expect(
      (await ada.call('GET', filledPath(teamLeadPaths.person, { address: 'a@b.example' }))).status,
    ).toBe(403)
    const actions = await database.db.selectFrom('team_actions').selectAll().execute()
    expect(actions).toMatchObject([{ what: 'exported leads as a file', by_address: ada.address }])
  })

  test('the longest words and their quote stand whole in the mail, the dashboard and the export', async () => {
    const { origin, peer, colleague } = await teamServer(engine)
    const ada = await colleague('staff')
    const words = 'Two containers. '.repeat(limits.message / 16).padEnd(limits.message, '.')
    const message = messageWithExtras(
      words,
      { containers: 2, wishes: 'Rail pallets' },
      english.lead,
    )
    const sent = await callFunction(origin, 'send-contact-email', contactFields({ message }))
    const { reference } = (await sent.json()) as Acknowledged
    const lead = await ada.get<LeadDetail>(filledPath(teamLeadPaths.lead, { reference }))
    expect(lead.message).toBe(message)
    const told = () =>
      peer.accepted.find(
        ({ email: { subject, text } }) =>
          `${subject}${text}`.includes(reference) && text?.includes('Rail pallets'),
      )
    await eventually('the team is told', () => told() !== undefined)
    const quoted = message
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n')
    expect(told()?.email.text).toContain(quoted)
    const file = await (await ada.call('GET', teamLeadPaths.export)).text()
    expect(file).toContain(message)
  })

  test('an erased colleague and an erased visitor stand nowhere any more', async () => {
    const { origin, database, peer, colleague } = await teamServer(engine)
    const admin = await colleague('admin')
    const bo = await colleague('staff')
    const visitor = 'Visitor.One@example.com'
    await callFunction(origin, 'send-contact-email', contactFields({ email: visitor }))
    await callFunction(origin, 'send-contact-email', contactFields({ email: 'two@example.com' }))
    const { leads } = await admin.get<LeadPage>(teamLeadPaths.leads)
    const { colleagues } = await admin.get<{ colleagues: Colleague[] }>(teamLeadPaths.colleagues)
    const assigneeId = colleagues.find(({ address }) => address === bo.address)?.id
    const given = leads.map(({ reference, version }) => ({ reference, version }))
    await admin.send('PATCH', teamLeadPaths.leads, { leads: given, assigneeId })
    const mail = () => peer.accepted.find(({ to }) => to === bo.address && to)
    await eventually('the assignee is told', () =>
      peer.accepted.some(
        ({ to, email }) => to === bo.address && /2 leads are yours/.test(email.subject ?? ''),
      ),
    )
    expect(mail()).toBeDefined()
    const told = peer.accepted.filter(({ to }) => to === bo.address).map(({ email }) => email.text)
    expect(told.join()).not.toContain("O'Brien")
    for (const { reference } of leads) {
      const notes = filledPath(teamLeadPaths.notes, { reference })
      await bo.send('POST', notes, { text: 'Called' })
    }
    await bo.call('GET', teamLeadPaths.export)

    const path = (address: string) => filledPath(teamLeadPaths.person, { address })
    const held = await admin.get<{ leads: unknown[]; leadEvents: unknown[] }>(path(visitor))
    expect(held.leads).toHaveLength(1)
    expect(JSON.stringify(held)).not.toContain(bo.address)
    expect(await admin.send<ErasedPerson>('DELETE', path(visitor))).toMatchObject({ leads: 1 })
    expect(await admin.send<ErasedPerson>('DELETE', path(bo.address))).toMatchObject({
      accounts: 1,
    })
    expect((await admin.call('DELETE', path(admin.address))).status).toBe(409)
    for (const { name } of await database.db.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(database.db)
      const text = JSON.stringify(rows).toLowerCase()
      expect(text, name).not.toContain(visitor.toLowerCase())
      expect(text, name).not.toContain(bo.address)
    }
    const kept = leads.find(({ email }) => email === 'two@example.com')?.reference ?? ''
    const detail = await admin.get<LeadDetail>(filledPath(teamLeadPaths.lead, { reference: kept }))
    expect(detail.assignee).toBeNull()
    expect(detail.history.at(-1)).toMatchObject({ kind: 'assignee', from: 'erased', to: null })
    const actions = await database.db
      .selectFrom('team_actions')
      .select(['what', 'by_address'])
      .execute()
    expect(actions.filter(({ what }) => what.startsWith('erased'))).toHaveLength(2)
    expect(actions.some(({ by_address: by }) => by === 'erased')).toBe(true)
  })

  test('who is named in other people’s messages is told of, and an erased colleague is called by no note', async () => {
    const { origin, database, colleague } = await teamServer(engine)
    const admin = await colleague('admin')
    const bo = await colleague('staff')
    const visitor = 'Visitor.One@example.com'
    const places = ['message', 'note', 'answer', 'quote', 'reply'] as const
    for (const place of [...places, 'none']) {
      const message = place === 'message' ? `Ask ${visitor}.` : 'Water, please.'
      await callFunction(origin, 'send-contact-email', contactFields({ message, lastName: place }))
    }
    await callFunction(origin, 'send-contact-email', contactFields({ email: visitor }))
    const { leads } = await admin.get<LeadPage>(teamLeadPaths.leads)
    const named = (place: string) =>
      leads.find(({ lastName }) => lastName === place)?.reference ?? ''
    const idOf = async (place: string) =>
      (
        await database.db
          .selectFrom('leads')
          .select('id')
          .where('reference', '=', named(place))
          .executeTakeFirstOrThrow()
      ).id
    const notes = filledPath(teamLeadPaths.notes, { reference: named('note') })
    const name = bo.address.split('@')[0]
    await admin.send('POST', notes, { text: `@${name} and @${bo.address}: ask ${visitor}` })
    await database.db
      .insertInto('lead_answers')
      .values({
        ...{ id: 'a', lead_id: await idOf('answer'), mail_id: 'a', message_id: 'a' },
        ...{ account_id: null, by_address: 'x', written_at: 1, leaves_at: 1, subject: 'x' },
        ...{ text: visitor, attachments: '[]', state: 'sent', ended_at: 1, error: null },
      })
      .execute()
    await database.db
      .insertInto('lead_quotes')
      .values({
        ...{ id: 'q', lead_id: await idOf('quote'), number: 'Q', version: 1, made_at: 1 },
        ...{ account_id: null, by_address: 'x', content: '' },
        fields: JSON.stringify({ notes: visitor }),
      })
      .execute()
    await database.db
      .insertInto('lead_replies')
      .values({
        ...{ id: 'r', lead_id: await idOf('reply'), message_id: 'r', kind: 'reply' },
        ...{ from_name: 'x', from_address: 'x@example.com', subject: 'x', attachments: '[]' },
        ...{ text: `Forwarded from ${visitor}`, received_at: 1 },
      })
      .execute()
    const path = (address: string) => filledPath(teamLeadPaths.person, { address })
    const expected = places.map(named).sort()
    const held = await admin.get<{ mentionedIn: string[] }>(path(visitor))
    expect(held.mentionedIn.toSorted()).toEqual(expected)
    const { mentionedIn } = await admin.send<ErasedPerson>('DELETE', path(visitor))
    expect(mentionedIn.toSorted()).toEqual(expected)

    await admin.send('DELETE', path(bo.address))
    const noted = await database.db.selectFrom('lead_events').select('detail').execute()
    expect(JSON.stringify(noted)).not.toContain(name)
    expect(JSON.stringify(noted)).toContain('@erased and @erased: ask')
  })

  test('whoever may no longer work on leads keeps none', async () => {
    const { database, colleague } = await teamServer(engine)
    const ada = await colleague('staff')
    const bo = await colleague('staff')
    const { colleagues } = await ada.get<{ colleagues: Colleague[] }>(teamLeadPaths.colleagues)
    const id = colleagues.find(({ address }) => address === bo.address)?.id ?? ''
    const { reference } = await storeSearchableLead(database, { assigneeId: id })
    await giveRole(database, bo.address, 'pending')
    const path = filledPath(teamLeadPaths.lead, { reference })
    const lead = await ada.get<LeadDetail>(path)
    expect(lead).toMatchObject({ assignee: null, version: 2 })
    expect(lead.history.at(-1)).toMatchObject({ from: bo.address, to: null, by: 'command line' })
    const again = await ada.call('PATCH', path, { version: 2, assigneeId: id })
    expect(again.status).toBe(400)
  })

  test('a mail goes out again as a mail of its own, to a visitor as often as the budget allows', async () => {
    const { origin, peer, colleague } = await teamServer(engine)
    const ada = await colleague('staff')
    const email = 'visitor.again@example.com'
    await callFunction(origin, 'send-contact-email', contactFields({ email }))
    const [lead] = (await ada.get<LeadPage>(teamLeadPaths.leads)).leads
    const reference = lead?.reference ?? ''
    const again = (id: string) => filledPath(teamLeadPaths.sendAgain, { reference, id })
    const named = (kind: string) => `${reference}.${kind}`.toLowerCase()
    // An hour must pass between two acknowledgements.
    expect((await ada.call('POST', again(named('acknowledgement')), {})).status).toBe(429)
    const detail = await ada.send<LeadDetail>('POST', again(named('notification')), {})
    expect(detail.history.at(-1)).toMatchObject({ kind: 'sent-again', mail: 'notification' })
    expect(detail.mails).toHaveLength(3)
    const notifications = () =>
      peer.accepted.filter(({ email: mail }) => mail.subject?.startsWith(`${reference}: `))
    await eventually('both arrive', () => notifications().length === 2)
    const [first, second] = notifications().map(({ email: mail }) => mail)
    expect(second?.text).toBe(first?.text)
    expect(second?.messageId).not.toBe(first?.messageId)
    expect((await ada.call('POST', again('unknown'), {})).status).toBe(404)
  })
})
