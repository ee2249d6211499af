import { describe, expect, test } from 'vitest'
import { defaultRetentionDays } from '../../contract/retention-days.ts'
import { mailSettings } from '../../tests/support/queued-leads.ts'
import { storeAccount } from '../../tests/support/stored-account.ts'
import { storeLead } from '../../tests/support/stored-leads.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { deleteExpired } from '../db/delete-expired.ts'
import { kyselyOverdueLeads } from '../db/kysely-overdue-leads.ts'
import type { OpenDatabase } from '../db/open-database.ts'
import type { MailMessage } from '../mail/queued-mail.ts'
import { overdueReminder } from '../mail-templates/overdue-reminder.ts'
import { remindOverdue } from './remind-overdue.ts'

const hour = 3_600_000
const start = Date.parse('2026-11-22T12:00:30Z')

describe.each(engines)('on %s', (engine) => {
  /** Two processes on one database, each with its own connection. */
  async function team() {
    const address = await newDatabase(engine)
    const [database, another] = [await openForTest(address), await openForTest(address)]
    const clock = { now: start }
    const remind = (on: OpenDatabase = database) =>
      remindOverdue({
        leads: kyselyOverdueLeads(on),
        writeReminder: (reminder, at) => overdueReminder(reminder, at, mailSettings),
        now: () => clock.now,
      })
    const mails = async () => {
      const rows = await database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
      return rows.map(({ message }) => JSON.parse(message) as MailMessage)
    }
    const overdueBy = (hours: number) => ({
      received_at: start - (24 + hours) * hour,
      answer_due_at: start - hours * hour,
    })
    return { ...database, database, another, clock, remind, mails, overdueBy }
  }

  async function colleague({ db }: OpenDatabase, email: string, role: 'staff' | 'pending') {
    await storeAccount(engine, db, { email, role, confirmed: true, createdAt: start })
    return email
  }

  test('while an answer is overdue the team is told once an hour, whatever the number of processes', async () => {
    const { db, another, clock, remind, mails, overdueBy } = await team()
    expect(await remind()).toBe(0)
    const id = await storeLead(db, { ...overdueBy(3), reference: 'BGW-0000-0001' })
    // Two connections of one process cannot write to SQLite at once: each waits for the other's thread.
    const theirs = engine === 'postgres' ? [remind(another), remind(another)] : []
    const queued = await Promise.all([remind(), remind(), ...theirs])
    expect(queued.sort().reverse()).toEqual(queued.map((_, first) => (first === 0 ? 1 : 0)))
    expect(await remind(another)).toBe(0)
    clock.now += hour / 2
    expect(await remind(another)).toBe(0)
    clock.now += hour / 2
    expect(await remind()).toBe(1)
    await db.updateTable('leads').set({ status: 'contacted' }).where('id', '=', id).execute()
    clock.now += hour
    expect(await remind()).toBe(0)
    expect((await mails()).map(({ to }) => to.address)).toEqual([
      mailSettings.mailboxes.general,
      mailSettings.mailboxes.general,
    ])
  })

  test('it says which, of what kind and since when, emergencies first, and nothing a visitor wrote', async () => {
    const { db, remind, mails, overdueBy } = await team()
    await storeLead(db, { ...overdueBy(75), reference: 'BGW-0000-0001', kind: 'partnership' })
    await storeLead(db, { ...overdueBy(1), reference: 'BGW-0000-0002', need: 'emergency' })
    await storeLead(db, { ...overdueBy(2), reference: 'BGW-0000-0003', need: 'maybe' })
    await remind()
    const [mail] = await mails()
    expect(mail?.subject).toBe('[Emergency] 3 answers are overdue')
    const lines = (mail?.text ?? '').split('\n').filter((line) => line.startsWith('BGW-'))
    expect(lines).toEqual([
      'BGW-0000-0002: Contact message, emergency, overdue by 1 hour: https://company.example/team?lead=BGW-0000-0002',
      'BGW-0000-0003: Contact message, may be an emergency, overdue by 2 hours: https://company.example/team?lead=BGW-0000-0003',
      'BGW-0000-0001: Partnership inquiry, overdue by 3 days: https://company.example/team?lead=BGW-0000-0001',
    ])
    for (const written of ['Ada', 'ada@example.com', 'Water, please.']) {
      expect(JSON.stringify(mail)).not.toContain(written)
    }
  })

  test('each colleague is told of theirs, unless they are one no more', async () => {
    const { db, database, remind, mails, overdueBy } = await team()
    const ada = await colleague(database, 'ada@company.example', 'staff')
    const gone = await colleague(database, 'gone@company.example', 'pending')
    await storeLead(db, { ...overdueBy(1), reference: 'BGW-0000-0001', assignee_id: ada })
    await storeLead(db, { ...overdueBy(2), reference: 'BGW-0000-0002', assignee_id: gone })
    await storeLead(db, { ...overdueBy(3), reference: 'BGW-0000-0003' })
    expect(await remind()).toBe(2)
    const [own] = (await mails()).filter(({ to }) => to.address === ada)
    expect(own?.text).toContain('BGW-0000-0001')
    expect(own?.text).not.toMatch(/BGW-0000-000[23]/)
  })

  test('what was answered, is not due or looks like a machine’s raises no alarm; a busy address does', async () => {
    const { db, database, remind, overdueBy } = await team()
    await storeLead(db, { ...overdueBy(1), status: 'contacted' })
    await storeLead(db, overdueBy(-0.1))
    await storeLead(db, { ...overdueBy(1), suspicions: '["honeypot"]' })
    await storeLead(db, { ...overdueBy(1), suspicions: '["filled-too-fast","busy-address"]' })
    expect(await kyselyOverdueLeads(database).count(start)).toBe(0)
    expect(await remind()).toBe(0)
    await storeLead(db, { ...overdueBy(1), suspicions: '["busy-address"]' })
    expect(await kyselyOverdueLeads(database).count(start)).toBe(1)
    expect(await remind()).toBe(1)
  })

  test('the hours of old reminders are forgotten', async () => {
    const { db, database, clock, remind, overdueBy } = await team()
    await storeLead(db, overdueBy(1))
    await remind()
    clock.now += 26 * hour
    await remind()
    await deleteExpired(database, defaultRetentionDays, clock.now)
    expect(await db.selectFrom('overdue_reminders').selectAll().execute()).toHaveLength(1)
  })
})
