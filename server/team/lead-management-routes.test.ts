import { describe, expect, test } from 'vitest'
import { filledPath } from '../../contract/filled-path.ts'
import {
  type ChangedLeads,
  type Colleague,
  type LeadDetail,
  type LeadPage,
  teamLeadPaths,
} from '../../contract/team-leads.ts'
import { callFunction, contactFields } from '../../tests/support/lead-calls.ts'
import { teamServer } from '../../tests/support/team-server.ts'
import { engines } from '../../tests/support/test-databases.ts'

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  test('a colleague finds, takes, notes and answers a lead, and its history says who did what', async () => {
    const { origin, colleague } = await teamServer(engine)
    const ada = await colleague('staff')
    await callFunction(origin, 'send-contact-email', contactFields({ organization: 'Café Líf' }))
    const page = await ada.get<LeadPage>(`${teamLeadPaths.leads}?search=cafe`)
    expect(page.leads).toMatchObject([{ organization: 'Café Líf', status: 'new', version: 1 }])
    expect(page).toMatchObject({ count: 1, next: null, urgent: [] })
    const reference = page.leads[0]?.reference ?? ''
    const path = filledPath(teamLeadPaths.lead, { reference })

    const { colleagues } = await ada.get<{ colleagues: Colleague[] }>(teamLeadPaths.colleagues)
    const me = colleagues.find(({ address }) => address === ada.address)
    const taken = await ada.send<LeadDetail>('PATCH', path, { version: 1, assigneeId: me?.id })
    expect(taken).toMatchObject({ assignee: me, version: 2, answeredAt: null })
    const notes = filledPath(teamLeadPaths.notes, { reference })
    const noted = await ada.send<LeadDetail>('POST', notes, { text: ' Called, busy ' })
    const note = noted.history.find(({ kind }) => kind === 'note')
    expect(note).toMatchObject({ text: 'Called, busy', mine: true, by: ada.address })
    const answered = await ada.send<LeadDetail>('PATCH', path, { version: 2, status: 'contacted' })
    expect(answered.answeredAt).toBeGreaterThan(answered.receivedAt)
    expect(answered.history.map(({ kind }) => kind)).toEqual([
      'received',
      'assignee',
      'note',
      'status',
    ])
    expect(answered.mails.map(({ kind }) => kind).sort()).toEqual([
      'acknowledgement',
      'notification',
    ])

    const bo = await colleague('staff')
    const own = `${notes}/${note?.id}`
    expect((await bo.call('DELETE', own)).status).toBe(403)
    expect(await bo.get<LeadDetail>(path)).toMatchObject({ history: [{}, {}, { mine: false }, {}] })
    const without = await ada.send<LeadDetail>('DELETE', own)
    expect(without.history.map(({ kind }) => kind)).toEqual(['received', 'assignee', 'status'])
  })

  test('of two simultaneous changes one wins, and the other is told', async () => {
    const { origin, colleague } = await teamServer(engine)
    const ada = await colleague('staff')
    const bo = await colleague('staff')
    await callFunction(origin, 'send-contact-email', contactFields())
    const reference =
      (await ada.get<LeadPage>(teamLeadPaths.leads)).leads[0]?.reference ?? 'missing'
    const path = filledPath(teamLeadPaths.lead, { reference })
    const answers = await Promise.all([
      ada.call('PATCH', path, { version: 1, status: 'won' }),
      bo.call('PATCH', path, { version: 1, status: 'lost' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const bulk = await bo.send<ChangedLeads>('PATCH', teamLeadPaths.leads, {
      leads: [
        { reference, version: 1 },
        { reference: 'BGW-0000-0000', version: 1 },
      ],
      status: 'spam',
    })
    expect(bulk).toEqual({ changed: [], conflicts: [reference, 'BGW-0000-0000'] })
    const { history } = await bo.get<LeadDetail>(path)
    expect(history.filter(({ kind }) => kind === 'status')).toHaveLength(1)
  })

  test('the first answer counts, and neither spam nor a step back does', async () => {
    const { origin, colleague } = await teamServer(engine)
    const ada = await colleague('staff')
    await callFunction(origin, 'send-contact-email', contactFields())
    const [lead] = (await ada.get<LeadPage>(teamLeadPaths.leads)).leads
    const path = filledPath(teamLeadPaths.lead, { reference: lead?.reference ?? '' })
    const set = (version: number, status: string) =>
      ada.send<LeadDetail>('PATCH', path, { version, status })
    expect((await set(1, 'spam')).answeredAt).toBeNull()
    expect((await set(2, 'new')).answeredAt).toBeNull()
    const { answeredAt } = await set(3, 'qualified')
    expect(answeredAt).toBeGreaterThan(0)
    expect(await set(4, 'new')).toMatchObject({ answeredAt, version: 5 })
    expect(await set(5, 'won')).toMatchObject({ answeredAt })
    expect(await set(6, 'won')).toMatchObject({ version: 6 })
  })
})
