import { describe, expect, test } from 'vitest'
import { contactFields, partnershipFields } from '../../tests/support/lead-calls.ts'
import { leadDesk } from '../../tests/support/lead-desk.ts'
import { mailSettings } from '../../tests/support/queued-leads.ts'
import { engines } from '../../tests/support/test-databases.ts'
import { kyselyUntoldLeads } from '../db/kysely-untold-leads.ts'
import type { MailMessage } from '../mail/queued-mail.ts'
import { leadsTogether } from '../mail-templates/leads-together.ts'
import { mailboxOf } from '../mail-templates/mail-settings.ts'
import { tellTogether } from './tell-together.ts'

const hour = 3_600_000
const robot = { honeypot: 'https://spam.example', fillTime: 5_321 }

describe.each(engines)('on %s', (engine) => {
  async function flooded() {
    const desk = await leadDesk(engine, { notifications: 3 })
    const tell = () =>
      tellTogether({
        leads: kyselyUntoldLeads(desk.database),
        mailboxOf: (lead) => mailboxOf(lead, mailSettings),
        writeTogether: (told, at) => leadsTogether(told, at, mailSettings),
        now: () => desk.clock.now,
      })
    const told = async (kind: string) => {
      const mails = (await desk.mails()).filter((mail) => mail.kind === kind)
      return mails.map(({ message }) => JSON.parse(message) as MailMessage)
    }
    return { ...desk, tell, told }
  }

  test('in a flood the team gets some mails an hour and one about the rest; every lead is stored', async () => {
    const { submit, leads, told, tell, clock } = await flooded()
    const results = await Promise.all(Array.from({ length: 8 }, () => submit()))
    const fates = results.map((result) => 'notification' in result && result.notification)
    expect(fates.filter((fate) => fate === 'queued')).toHaveLength(3)
    expect(fates.filter((fate) => fate === 'told-together')).toHaveLength(5)
    expect(await leads()).toHaveLength(8)
    expect(await told('notification')).toHaveLength(3)

    expect(await tell()).toBe(0)
    clock.now += hour
    // Two connections of one process cannot write to SQLite at once: each waits for the other's thread.
    const queued = engine === 'postgres' ? await Promise.all([tell(), tell()]) : [await tell()]
    expect(queued.reduce((sum, mails) => sum + mails, 0)).toBe(1)
    expect(await tell()).toBe(0)
    const [mail] = await told('leads-together')
    expect(mail?.to.address).toBe(mailSettings.mailboxes.general)
    const known = new Set(
      (await told('notification')).map(({ headers }) => Object.values(headers)[1]),
    )
    const rest = (await leads()).filter(({ reference }) => !known.has(reference))
    expect(rest).toHaveLength(5)
    for (const { reference } of rest) expect(mail?.text).toContain(`/team?lead=${reference}`)
    for (const { email, message } of rest) {
      expect(JSON.stringify(mail)).not.toContain(email)
      expect(JSON.stringify(mail)).not.toContain(message.split('\n')[0])
    }
    expect((await submit()) as object).toMatchObject({ notification: 'queued' })
  })

  test('a flood of machines keeps no mail of a customer or an emergency back, and stands last in the mail about the rest', async () => {
    const { submit, told, tell, clock } = await flooded()
    for (let n = 0; n < 5; n += 1) await submit({ context: robot })
    for (let n = 0; n < 5; n += 1) await submit()
    for (let n = 0; n < 4; n += 1) await submit({ context: { fillTime: 5_321, need: 'emergency' } })
    const subjects = (await told('notification')).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('[Suspicious]'))).toHaveLength(3)
    expect(subjects.filter((subject) => subject.startsWith('[Emergency]'))).toHaveLength(3)
    expect(subjects.filter((subject) => subject.startsWith('BGW-'))).toHaveLength(3)
    clock.now += hour
    await tell()
    const [mail] = await told('leads-together')
    expect(mail?.subject).toMatch(/^\[Emergency\] 5 /)
    const lines = (mail?.text ?? '').split('\n').filter((line) => line.startsWith('BGW-'))
    expect(lines.map((line) => line.split(', ')[1]?.split(' ')[0])).toEqual([
      'emergency',
      'answer',
      'answer',
      'looks',
      'looks',
    ])
  })

  test('each mailbox is told of its own; of very many it lists the most pressing and counts the rest', async () => {
    const { submit, told, tell, clock, database } = await flooded()
    for (let n = 0; n < 60; n += 1) await submit()
    for (let n = 0; n < 3; n += 1)
      await submit({ kind: 'partnership', fields: partnershipFields() })
    const fields = contactFields({ topic: 'investment' })
    const erased = await submit({ fields })
    await database.db
      .deleteFrom('leads')
      .where('reference', '=', 'reference' in erased ? erased.reference : '')
      .execute()
    clock.now += hour
    expect(await tell()).toBe(2)
    const mails = await told('leads-together')
    expect(mails.map(({ to }) => to.address).sort()).toEqual([
      mailSettings.mailboxes.general,
      mailSettings.mailboxes.partnerships,
    ])
    const general = mails.find(({ to }) => to.address === mailSettings.mailboxes.general)
    expect(general?.text.split('\n').filter((line) => line.startsWith('BGW-'))).toHaveLength(50)
    expect(general?.text).toContain('7 more')
  })
})
