import { describe, expect, test } from 'vitest'
import { filledPath } from '../../contract/filled-path.ts'
import { responseHours } from '../../contract/response-times.ts'
import { teamDigestPaths } from '../../contract/team-digest.ts'
import {
  type ChangedLeads,
  type LeadDetail,
  type LeadPage,
  type SelectedLeads,
  teamLeadPaths,
} from '../../contract/team-leads.ts'
import { mailSettings } from '../../tests/support/queued-leads.ts'
import { storeSearchableLead } from '../../tests/support/searchable-leads.ts'
import { mailsTo } from '../../tests/support/team-accounts.ts'
import { type TestColleague, teamServer } from '../../tests/support/team-server.ts'
import { engines } from '../../tests/support/test-databases.ts'
import { kyselyDigests } from '../db/kysely-digests.ts'
import { kyselyLeadReader } from '../db/kysely-lead-reader.ts'
import { addDays, dayOf, hourOf } from '../kernel/calendar.ts'
import { sendDigests } from '../lead-management/day-digest.ts'
import { dayDigestMail } from '../mail-templates/day-digest.ts'

const hour = 3_600_000
const { teamTimeZone } = mailSettings
const today = () => dayOf(Date.now(), teamTimeZone)

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  async function desk() {
    const { database, peer, colleague } = await teamServer(engine)
    const ada = await colleague('staff')
    const store = (given: Parameters<typeof storeSearchableLead>[1] = {}) =>
      storeSearchableLead(database, given)
    return { database, peer, colleague, ada, store, ...callsOf(ada) }
  }

  function callsOf(who: TestColleague) {
    const pathOf = (reference: string) => filledPath(teamLeadPaths.lead, { reference })
    return {
      patch: (reference: string, body: object) =>
        who.send<LeadDetail>('PATCH', pathOf(reference), body),
      found: async (filters: string) => {
        const { urgent, leads } = await who.get<LeadPage>(`${teamLeadPaths.leads}?${filters}`)
        return [...urgent, ...leads].map(({ reference }) => reference)
      },
    }
  }

  test('an emergency is marked and unmarked, and its answer promised anew from its receipt', async () => {
    const { patch, store, found } = await desk()
    // A Friday noon: on business days the answer is due on Monday.
    const receivedAt = Date.parse('2026-11-20T12:00:00Z')
    const { reference } = await store({ receivedAt })
    const marked = await patch(reference, { version: 1, need: 'emergency' })
    const soon = receivedAt + responseHours.emergency * hour
    expect(marked).toMatchObject({ need: 'emergency', answerDueAt: soon, version: 2 })
    expect(await found('emergency=some')).toEqual([reference])
    const unmarked = await patch(reference, { version: 2, need: null })
    const monday = Date.parse('2026-11-23T12:00:00Z')
    expect(unmarked).toMatchObject({ need: null, answerDueAt: monday })
    const needs = unmarked.history.filter(({ kind }) => kind === 'need')
    expect(needs).toMatchObject([
      { from: null, to: 'emergency' },
      { from: 'emergency', to: null },
    ])
    expect(await found('emergency=some')).toEqual([])
  })

  test('what is put off leaves the open list until its day, unless its answer is still owed', async () => {
    const { patch, store, found } = await desk()
    const answered = await store({ status: 'contacted' })
    const owed = await store()
    const tomorrow = addDays(today(), 1)
    const { followUpAt } = await patch(answered.reference, { version: 1, followUp: tomorrow })
    expect(dayOf(followUpAt ?? 0, teamTimeZone)).toBe(tomorrow)
    await patch(owed.reference, { version: 1, followUp: tomorrow })
    expect(await found('')).toEqual([owed.reference])
    expect(await found('search=harbour')).toContain(answered.reference)
    expect((await found('when=later')).sort()).toEqual([answered.reference, owed.reference].sort())
    expect(await found('when=today')).not.toContain(answered.reference)
    await patch(answered.reference, { version: 2, followUp: today() })
    expect(await found('')).toContain(answered.reference)
    expect(await found('when=today')).toContain(answered.reference)
    const { history } = await patch(answered.reference, { version: 3, followUp: null })
    expect(history.filter(({ kind }) => kind === 'follow-up')).toHaveLength(3)
  })

  test('tags find their leads, a few each, whoever writes them however', async () => {
    const { ada, patch, store, found } = await desk()
    const { reference } = await store()
    await store()
    const tagged = await patch(reference, {
      version: 1,
      tags: ['Sample  Sent', 'sample sent', 'b'],
    })
    expect(tagged.tags).toEqual(['b', 'sample sent'])
    expect(await found('tag=Sample%20sent')).toEqual([reference])
    expect(await ada.get(teamLeadPaths.tags)).toEqual({ tags: ['b', 'sample sent'] })
    const { tags, history } = await patch(reference, { version: 2, tags: ['b', 'c'] })
    expect(tags).toEqual(['b', 'c'])
    expect(history.at(-1)).toMatchObject({ added: ['c'], removed: ['sample sent'] })
    const path = filledPath(teamLeadPaths.lead, { reference })
    const seven = { version: 3, tags: ['1', '2', '3', '4', '5', '6', '7'] }
    expect((await ada.call('PATCH', path, seven)).status).toBe(400)
    // By somebody who saw the version before.
    expect((await ada.call('PATCH', path, { version: 2, tags: [] })).status).toBe(409)
  })

  test('whoever is named in a note is mailed once, and nobody else', async () => {
    const { ada, store, colleague, peer, database } = await desk()
    const bo = await colleague('staff')
    const { reference } = await store()
    const name = `@${bo.address.split('@')[0]}`
    const notes = filledPath(teamLeadPaths.notes, { reference })
    const self = `@${ada.address.split('@')[0]}`
    await ada.send('POST', notes, { text: `${name}, please call. ${name}! ${self} secret` })
    const mails = await mailsTo(peer, bo.address, /named you in a note/)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(`/team?lead=${reference}`)
    expect(mails[0]).not.toContain('secret')
    const queued = await database.db
      .selectFrom('outbox')
      .select('message')
      .where('kind', '=', 'lead-mentioned')
      .execute()
    expect(queued.map(({ message }) => JSON.parse(message).to.address)).toEqual([bo.address])
  })

  test('all of a search is selected and changed at once, and undone as if it had not been', async () => {
    const { ada, store, found } = await desk()
    for (let n = 0; n < 3; n += 1) await store({ fields: { organization: 'Zellwerk' } })
    await store()
    const path = `${teamLeadPaths.selection}?search=zellwerk`
    const { leads, more } = await ada.get<SelectedLeads>(path)
    expect([leads.length, more]).toEqual([3, false])
    const seen = (rows: SelectedLeads['leads']) =>
      rows.map(({ reference, version }) => ({ reference, version }))
    const change = { leads: seen(leads), status: 'contacted' }
    const { changed } = await ada.send<ChangedLeads>('PATCH', teamLeadPaths.leads, change)
    expect(changed.map(({ status }) => status)).toEqual(['contacted', 'contacted', 'contacted'])
    const back = { leads: seen(changed), status: 'new', undo: true }
    const undone = await ada.send<ChangedLeads>('PATCH', teamLeadPaths.leads, back)
    expect(undone.changed.map(({ answeredAt }) => answeredAt)).toEqual([null, null, null])
    expect(await found('status=new')).toHaveLength(4)
  })

  test('a person’s messages are found by the whole address, in any case', async () => {
    const { store, found } = await desk()
    const { reference } = await store({ fields: { email: 'Zoe@Example.com' }, status: 'lost' })
    await store({ fields: { email: 'zoe@example.com.evil.example' } })
    expect(await found('status=all&person=zoe%40example.COM')).toEqual([reference])
  })

  test('a digest comes once a day, from the hour that was chosen, and not where nothing waits', async () => {
    const { ada, database, store } = await desk()
    const now = Date.now()
    const day = dayOf(now, teamTimeZone)
    expect(await ada.get(teamDigestPaths.digest)).toEqual({ hour: null, timeZone: teamTimeZone })
    const chosen = hourOf(now, teamTimeZone)
    await ada.send('PUT', teamDigestPaths.digest, { hour: chosen })
    const deps = (at: number) => ({
      digests: kyselyDigests(database),
      leads: kyselyLeadReader(database),
      write: (digest: Parameters<typeof dayDigestMail>[0]) => dayDigestMail(digest, mailSettings),
      teamTimeZone,
      now: () => at,
    })
    const later = now + 24 * hour
    // Today its hour had begun; tomorrow nothing waits; the day after somebody does.
    expect(await sendDigests(deps(now))).toBe(0)
    expect(await sendDigests(deps(later))).toBe(0)
    // Overdue by then, whatever weekend lies between.
    const { reference } = await store({ receivedAt: now - 7 * 24 * hour })
    expect(await sendDigests(deps(later))).toBe(0)
    expect(await sendDigests(deps(later + 24 * hour))).toBe(1)
    expect(await sendDigests(deps(later + 24 * hour))).toBe(0)
    const mail = await database.db
      .selectFrom('outbox')
      .select('message')
      .where('kind', '=', 'day-digest')
      .executeTakeFirstOrThrow()
    const { text, to } = JSON.parse(mail.message)
    expect(to.address).toBe(ada.address)
    expect(text).toMatch(/Answer first\s*:? ?\s*1: https:\S+due=first/)
    expect(text).not.toContain(reference)
    await ada.send('PUT', teamDigestPaths.digest, { hour: null })
    expect(await sendDigests(deps(later + 72 * hour))).toBe(0)
    expect(day).toBe(dayOf(now, teamTimeZone))
  })
})
