import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { filledPath } from '../../contract/filled-path.ts'
import { defaultRetentionDays } from '../../contract/retention-days.ts'
import {
  type AnswerMaterial,
  draftLifetime,
  type LeadAnswer,
  teamAnswerPaths,
} from '../../contract/team-answers.ts'
import { type LeadDetail, type LeadPage, teamLeadPaths } from '../../contract/team-leads.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { callFunction, contactFields } from '../../tests/support/lead-calls.ts'
import type { Treat } from '../../tests/support/smtp-peer.ts'
import { type TestColleague, teamServer } from '../../tests/support/team-server.ts'
import { engines } from '../../tests/support/test-databases.ts'
import { deleteExpired } from '../db/delete-expired.ts'
import { kyselyReplies } from '../db/kysely-replies.ts'
import type { OpenDatabase } from '../db/open-database.ts'
import { personalData } from '../db/personal-data.ts'

/** A server with one lead, and the calls about it. `treat` says what becomes of its mails. */
async function desk(engine: (typeof engines)[number], treat?: Treat) {
  const server = await teamServer(engine, {}, { treat })
  const { origin, colleague } = server
  const ada = await colleague('staff')
  const fields = contactFields({ topic: 'investment' })
  await callFunction(origin, 'send-contact-email', fields)
  const [lead] = (await ada.get<LeadPage>(teamLeadPaths.leads)).leads
  const reference = lead?.reference ?? 'missing'
  const at = (path: string, id = '') => path.replace(':reference', reference).replace(':id', id)
  const answer = (changes: Record<string, unknown> = {}) => ({
    id: randomUUID(),
    version: 1,
    subject: 'Our figures',
    text: 'Thank you.\n\nThey are attached.',
    attachments: ['document:/downloads/sheet.pdf'],
    ...changes,
  })
  return {
    ...server,
    ada,
    fields,
    reference,
    at,
    answer,
    detail: (by: TestColleague = ada) => by.get<LeadDetail>(at(teamLeadPaths.lead)),
    send: (changes?: Record<string, unknown>, by: TestColleague = ada) =>
      by.call('POST', at(teamAnswerPaths.answer), answer(changes)),
  }
}

/** Lets ten seconds pass for every answer that waits. */
async function endTakeBack({ db }: OpenDatabase): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: 0 })
    .where('kind', '=', 'answer')
    .where('state', '=', 'waiting')
    .execute()
}

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  test('an answer leaves from the mailbox of its topic, in the thread, with its files, and stops the clock', async () => {
    const { database, peer, ada, fields, reference, at, send, detail } = await desk(engine)
    const acknowledged = () => peer.accepted.find(({ to }) => to === fields.email)
    await eventually('the acknowledgement arrived', () => acknowledged() !== undefined)
    const material = await ada.get<AnswerMaterial>(at(teamAnswerPaths.answer))
    expect(material).toMatchObject({ to: fields.email, topic: 'investment', draft: null })
    expect(material.subject).toBe(`Re: ${acknowledged()?.email.subject}`)
    expect(material.templates.find(({ topic }) => topic === material.topic)?.text).toContain(
      fields.lastName,
    )

    const queued = (await (await send()).json()) as LeadDetail
    expect(queued).toMatchObject({ status: 'new', answeredAt: null, version: 2 })
    expect(queued.answers).toMatchObject([{ state: 'waiting', mine: true, by: ada.address }])
    await endTakeBack(database)
    await eventually('the answer is noted as sent', async () =>
      (await detail()).answers.every(({ state }) => state === 'sent'),
    )

    const letter = peer.accepted.findLast(({ to }) => to === fields.email)
    const first = acknowledged()?.email.messageId ?? ''
    expect(letter?.email.from).toMatchObject({ address: material.from })
    expect(material.from).toMatch(/^investors@/)
    expect(letter?.email.replyTo).toMatchObject([{ address: material.from }])
    expect(letter?.email.replyTo?.[0]?.name).toContain(reference)
    expect(letter?.email.subject).toBe(`Our figures (${reference})`)
    expect(letter?.email).toMatchObject({ inReplyTo: first, references: first })
    expect(letter?.email.text).toContain('They are attached.')
    expect(letter?.email.attachments).toMatchObject([
      { filename: 'company-sheet.pdf', mimeType: 'application/pdf' },
    ])
    const left = await detail()
    expect(left).toMatchObject({ status: 'contacted', version: 3 })
    expect(left.answeredAt).toBe(left.answers[0]?.endedAt)
    expect(left.history.map(({ kind }) => kind)).toEqual([
      'received',
      'answer',
      'status',
      'answer-sent',
    ])
  })

  test('an answer is taken back until it is on its way, by its author alone, and nothing leaves', async () => {
    const { database, peer, colleague, ada, fields, at, send, detail } = await desk(engine)
    const bo = await colleague('staff')
    const [answer] = ((await (await send()).json()) as LeadDetail).answers as [LeadAnswer]
    const path = at(teamAnswerPaths.sentAnswer, answer.id)
    expect((await bo.call('DELETE', path)).status).toBe(403)
    const without = await ada.send<LeadDetail>('DELETE', path)
    expect(without).toMatchObject({ answers: [], status: 'new' })
    expect(without.history.map(({ kind }) => kind)).toEqual(['received'])
    expect(await database.db.selectFrom('mail_files').select('id').execute()).toEqual([])

    const again = ((await (await send({ version: 2 })).json()) as LeadDetail).answers[0]
    await endTakeBack(database)
    await eventually('it left', async () => (await detail()).answers[0]?.state === 'sent')
    const late = await ada.call('DELETE', at(teamAnswerPaths.sentAnswer, again?.id))
    expect(late.status).toBe(409)
    expect(peer.accepted.filter(({ to }) => to === fields.email)).toHaveLength(2)
  })

  test('who writes is shown to others, and of two who answer the second is told before sending', async () => {
    const { colleague, ada, at, send, detail, answer } = await desk(engine)
    const bo = await colleague('staff')
    const path = at(teamAnswerPaths.answering)
    expect(await ada.send('POST', path, {})).toEqual({ answering: [] })
    expect(await bo.send('POST', path, {})).toEqual({ answering: [ada.address] })
    expect((await detail(bo)).answering).toEqual([ada.address])

    const same = answer()
    const both = await Promise.all([send(same), send({}, bo)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await detail()).answers).toHaveLength(1)
    await Promise.all([ada.call('DELETE', path), bo.call('DELETE', path)])
    expect((await detail()).answering).toEqual([])
  })

  test('an answer that is pressed again after no answer came is sent once', async () => {
    const { send, detail, answer } = await desk(engine)
    const same = answer()
    expect((await Promise.all([send(same), send(same)])).map(({ status }) => status)).toEqual([
      200, 200,
    ])
    expect((await send(same)).status).toBe(200)
    expect((await detail()).answers).toHaveLength(1)
  })

  test('the number of an answer to somebody else sends nothing, in capitals neither', async () => {
    const { origin, ada, at, send, detail, answer } = await desk(engine)
    const same = answer()
    await send(same)
    expect((await send({ ...same, id: same.id.toUpperCase() })).status).toBe(200)
    expect((await detail()).answers).toHaveLength(1)
    await callFunction(origin, 'send-contact-email', contactFields())
    const { leads } = await ada.get<LeadPage>(teamLeadPaths.leads)
    const other = leads.find(({ reference }) => !at(teamLeadPaths.lead).endsWith(reference))
    const path = filledPath(teamAnswerPaths.answer, { reference: other?.reference ?? '' })
    expect((await ada.call('POST', path, same)).status).toBe(409)
  })

  test('a thread names no mail whose number a strict mail server would refuse ours for', async () => {
    const { database, reference, send } = await desk(engine)
    const mailOf = (messageId: string, receivedAt: number) => ({
      ...{ references: [reference], kind: 'reply' as const, messageId, receivedAt },
      ...{ from: { name: '', address: 'visitor@example.com' }, subject: '', text: '' },
      attachments: [],
    })
    const odd = ['<é💧@x>', '<a b>', '<a>\r\nBcc: <x@example.com>', 'none']
    await kyselyReplies(database, Date.now).join(
      'inbox',
      { validity: '1', lastUid: 1 },
      [...odd, '<plain.1+a@mail.example>'].map(mailOf),
    )
    await send({ attachments: [] })
    const { message } = await database.db
      .selectFrom('outbox')
      .select('message')
      .where('kind', '=', 'answer')
      .executeTakeFirstOrThrow()
    const { references = [] } = JSON.parse(message) as { references?: string[] }
    expect(references.at(-1)).toBe('<plain.1+a@mail.example>')
    expect(references.filter((id) => odd.includes(id))).toEqual([])
  })

  test('a refused answer keeps the clock running, says why, and can be sent again', async () => {
    let refuses = true
    const { database, peer, ada, fields, at, send, detail } = await desk(engine, (messageId) =>
      refuses && messageId.includes('.answer-') ? 'refuse' : 'accept',
    )
    await send()
    await endTakeBack(database)
    const becomes = (state: LeadAnswer['state']) =>
      eventually(`the answer is ${state}`, async () => (await detail()).answers[0]?.state === state)
    await becomes('refused')
    const refused = await detail()
    expect(refused).toMatchObject({ status: 'new', answeredAt: null })
    expect(refused.answers[0]?.error).toContain('No such user here')
    expect(refused.history.at(-1)).toMatchObject({ kind: 'answer-refused', by: null })

    refuses = false
    const mail = refused.mails.find(({ kind }) => kind === 'answer')
    await ada.send('POST', at(teamLeadPaths.sendAgain, mail?.id), {})
    await becomes('sent')
    expect(await detail()).toMatchObject({ status: 'contacted' })
    const letter = peer.accepted.findLast(({ to }) => to === fields.email)
    expect(letter?.email.attachments).toHaveLength(1)
  })

  test('while the mail server is away an answer waits, says so, and is not taken for sent', async () => {
    let isAway = true
    const { database, send, detail } = await desk(engine, (messageId) =>
      isAway && messageId.includes('.answer-') ? 'defer' : 'accept',
    )
    await send()
    await endTakeBack(database)
    await eventually('it was tried', async () => (await detail()).answers[0]?.error !== null)
    expect(await detail()).toMatchObject({
      status: 'new',
      answers: [{ state: 'waiting', attempts: 1 }],
    })
    isAway = false
    await endTakeBack(database)
    await eventually('it left', async () => (await detail()).answers[0]?.state === 'sent')
    expect(await detail()).toMatchObject({ status: 'contacted' })
  })

  test('a draft is kept for its author alone, encrypted, for a week, and goes with what is sent', async () => {
    const { database, colleague, ada, at, send, detail } = await desk(engine)
    const bo = await colleague('staff')
    const path = at(teamAnswerPaths.draft)
    const draft = { subject: 'Re', text: 'Nobody else reads this yet', attachments: ['plan'] }
    await ada.send('PUT', path, draft)
    const materialOf = (who: TestColleague) => who.get<AnswerMaterial>(at(teamAnswerPaths.answer))
    expect((await materialOf(ada)).draft).toEqual(draft)
    expect((await materialOf(bo)).draft).toBeNull()
    expect(await detail()).toMatchObject({ hasDraft: true })
    const rows = () => database.db.selectFrom('lead_drafts').selectAll().execute()
    expect(JSON.stringify(await rows())).not.toContain('Nobody else')

    await deleteExpired(database, defaultRetentionDays, Date.now() + draftLifetime - 60_000)
    expect(await rows()).toHaveLength(1)
    await deleteExpired(database, defaultRetentionDays, Date.now() + draftLifetime + 60_000)
    expect(await rows()).toEqual([])

    await ada.send('PUT', path, draft)
    await send({ attachments: [] })
    expect(await rows()).toEqual([])
  })

  test('answers and drafts are exported and erased with the person, and a colleague’s address with them', async () => {
    const { database, colleague, fields, ada, at, send } = await desk(engine)
    const admin = await colleague('admin')
    await send()
    await ada.send('PUT', at(teamAnswerPaths.draft), {
      subject: '',
      text: 'A second thought',
      attachments: [],
    })
    const person = filledPath(teamLeadPaths.person, { address: fields.email })
    const held = JSON.stringify(await admin.get(person))
    expect(held).toContain('They are attached.')
    expect(held).toContain('A second thought')
    expect(held).not.toContain('%PDF')

    const own = await personalData(database, ada.address, async () => '{"text":"opened"}')
    expect(own.drafts).toMatchObject([{ draft: { text: 'opened' } }])
    await admin.send('DELETE', person)
    for (const table of ['lead_answers', 'lead_drafts', 'mail_files'] as const) {
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  test('nothing but what the site publishes, the plan and the lead’s own quotes can be attached', async () => {
    const { send, detail } = await desk(engine)
    for (const key of [
      'document:/contact',
      'document:/downloads/../published.json',
      'document:/etc/passwd',
      'plan',
      'quote:somebody-elses',
    ]) {
      expect((await send({ attachments: [key] })).status, key).toBe(400)
    }
    expect((await detail()).answers).toEqual([])
  })
})
