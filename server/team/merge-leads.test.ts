import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { filledPath } from '../../contract/filled-path.ts'
import { defaultRetentionDays } from '../../contract/retention-days.ts'
import { type LeadDetail, type LeadPage, teamLeadPaths } from '../../contract/team-leads.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { type SearchableLead, storeSearchableLead } from '../../tests/support/searchable-leads.ts'
import { type TestColleague, teamServer } from '../../tests/support/team-server.ts'
import { engines } from '../../tests/support/test-databases.ts'
import { deleteExpired } from '../db/delete-expired.ts'
import { kyselyOverdueLeads } from '../db/kysely-overdue-leads.ts'
import { kyselyReplies } from '../db/kysely-replies.ts'
import { personalData } from '../db/personal-data.ts'
import { readOverview } from '../db/read-overview.ts'

const path = (name: 'lead' | 'merge' | 'takeApart', reference: string) =>
  filledPath(teamLeadPaths[name], { reference })

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  async function desk() {
    const { database, colleague, origin } = await teamServer(engine)
    const ada = await colleague('staff')
    const store = (email: string, message = 'Twenty containers to Bergen.') =>
      storeSearchableLead(database, {
        receivedAt: Date.parse('2026-11-02T12:00:00Z'),
        fields: { email, message },
      })
    const merge = (one: string, other: string, versions = [1, 1], by: TestColleague = ada) =>
      by.call('POST', path('merge', one), {
        version: versions[0],
        other: { reference: other, version: versions[1] },
      })
    const listed = async (filters = '') => {
      const { urgent, leads } = await ada.get<LeadPage>(`${teamLeadPaths.leads}?${filters}`)
      return [...urgent, ...leads].map(({ reference }) => reference).sort()
    }
    const lead = (reference: string) => ada.get<LeadDetail>(path('lead', reference))
    const overdue = () => kyselyOverdueLeads(database).count(Date.now())
    const counted = async () => {
      const week = { weeks: 1, timeZone: 'UTC', now: Date.parse('2026-11-03T12:00:00Z') }
      return (await readOverview(database, week)).statuses.new
    }
    return { database, colleague, origin, ada, store, merge, listed, lead, overdue, counted }
  }

  test('one message stands for another of the same person, keeps both histories, and lets it go again', async () => {
    const { database, ada, store, merge, listed, lead, overdue, counted, colleague } = await desk()
    const first = (await store('ada@bergen.example')).reference
    const second = (await store('ADA@bergen.example', 'Are you there?')).reference
    await ada.send('POST', filledPath(teamLeadPaths.notes, { reference: second }), {
      text: 'Called.',
    })
    const { neighbours } = await lead(first)
    expect(neighbours).toMatchObject([{ reference: second, merges: 'here', version: 1 }])
    expect(await overdue()).toBe(2)
    expect(await counted()).toBe(2)

    expect((await merge(first, second)).status).toBe(200)
    const whole = await lead(first)
    expect(whole.merged).toMatchObject([{ reference: second, message: 'Are you there?' }])
    expect(whole.merged[0]?.history.map(({ kind }) => kind)).toEqual(['note', 'merged'])
    expect(whole.history.at(-1)).toMatchObject({
      ...{ kind: 'merged', other: second, into: false, by: ada.address },
    })
    expect(await lead(second)).toMatchObject({ mergedInto: first, version: 2 })
    for (const filters of ['', 'status=all', 'due=overdue', 'due=first']) {
      expect(await listed(filters), filters).not.toContain(second)
    }
    // Whoever looks for words, a reference that was named on the telephone or a person finds it, with what stands for it.
    const found = await ada.get<LeadPage>(`${teamLeadPaths.leads}?search=there`)
    expect(found.leads).toMatchObject([{ reference: second, mergedInto: first }])
    expect(await listed(`search=${second}`)).toEqual([second])
    const person = await ada.get<LeadPage>(
      `${teamLeadPaths.leads}?status=all&person=ada@bergen.example`,
    )
    expect(person.urgent.map(({ reference }) => reference)).toEqual([first])
    expect(person.leads.map(({ reference }) => reference)).toEqual([second])
    expect(await overdue()).toBe(1)
    expect(await counted()).toBe(1)
    const admin = await colleague('admin')
    const proof = await admin.call('GET', `${teamLeadPaths.export}?status=all`)
    expect(proof.status).toBe(200)
    const row = (await proof.text()).split('\r\n').find((line) => line.startsWith(second))
    expect(row).toContain(`,${first},`)
    // What comes back about it is read where it is answered.
    await kyselyReplies(database, Date.now).join('INBOX', { validity: '1', lastUid: 1 }, [
      {
        kind: 'reply',
        references: [second],
        messageId: '<one@bergen.example>',
        from: { name: '', address: 'ada@bergen.example' },
        subject: second,
        text: 'Still waiting.',
        attachments: [],
        receivedAt: Date.now(),
      },
    ])
    expect((await lead(first)).merged[0]?.replies).toMatchObject([{ text: 'Still waiting.' }])

    const apart = await ada.send<LeadDetail>('POST', path('takeApart', second), { version: 2 })
    expect(apart).toMatchObject({ mergedInto: null, version: 3 })
    expect((await lead(first)).merged).toEqual([])
    expect(await listed()).toEqual([first, second].sort())
    expect(await overdue()).toBe(2)
  })

  test('what is unlike, changed meanwhile, merged already or not to be seen is not merged', async () => {
    const { store, merge, colleague, origin } = await desk()
    const names = ['a@one.example', 'b@two.example', 'a@one.example'] as const
    const [one, other, third] = [
      await store(names[0]),
      await store(names[1], 'Something else.'),
      await store(names[2], 'And again.'),
    ].map(({ reference }) => reference) as [string, string, string]
    expect((await merge(one, other)).status).toBe(400)
    expect((await merge(one, one)).status).toBe(400)
    expect((await merge(one, 'BGW-0000-0000')).status).toBe(404)
    expect((await merge(one, third, [1, 7])).status).toBe(409)
    expect((await merge(one, third, [0, 1])).status).toBe(409)
    // Of another address, but word for word the same.
    const copy = (await store('c@three.example', 'something  ELSE.')).reference
    expect((await merge(other, copy)).status).toBe(200)
    expect((await merge(other, copy, [1, 2])).status).toBe(409)
    expect((await merge(copy, other, [2, 1])).status).toBe(409)
    const pending = await fetch(origin + path('merge', one), { method: 'POST' })
    expect(pending.status).toBe(401)
    const colleagues = await Promise.all([colleague('staff'), colleague('staff')])
    const results = await Promise.all(colleagues.map((by) => merge(one, third, [1, 1], by)))
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('what is more urgent is not hidden behind another message', async () => {
    const { database, merge, lead } = await desk()
    const from = { fields: { email: 'ada@bergen.example' } }
    const store = (given: SearchableLead) =>
      storeSearchableLead(database, { ...from, ...given }).then(({ reference }) => reference)
    const day = 86_400_000
    const early = await store({ answerDueAt: Date.now() + day })
    const late = await store({ answerDueAt: Date.now() + 2 * day })
    const emergency = await store({
      context: { need: 'emergency' },
      answerDueAt: Date.now() + 3 * day,
    })
    const doubted = await store({
      suspicions: ['filled-too-fast'],
      answerDueAt: Date.now() + day / 2,
    })
    const answered = await store({ status: 'contacted', answerDueAt: Date.now() + 4 * day })
    for (const [whole, part] of [
      [late, early],
      [early, emergency],
      [answered, emergency],
      [doubted, early],
    ] as const) {
      const refused = await merge(whole, part)
      expect(refused.status).toBe(409)
      expect(JSON.stringify(await refused.json())).toContain('cannot become part')
    }
    const { neighbours } = await lead(early)
    const merges = new Map(neighbours.map((each) => [each.reference, each.merges]))
    expect(merges).toEqual(
      new Map([
        [answered, 'here'],
        [doubted, 'here'],
        // Neither way: an alarm on one side, an earlier promise on the other.
        [emergency, null],
        [late, 'here'],
      ]),
    )
    expect((await merge(early, late)).status).toBe(200)
  })

  test('of two that are due at the same hour, the one that came first stays', async () => {
    const { database, lead } = await desk()
    const [first, second] = ['2026-11-28T09:00:00Z', '2026-11-28T10:00:00Z'].map((at) => ({
      receivedAt: Date.parse(at),
      answerDueAt: Date.parse('2026-12-01T00:00:00Z'),
      fields: { email: 'a@weekend.example' },
    }))
    const early = (await storeSearchableLead(database, first)).reference
    const late = (await storeSearchableLead(database, second)).reference
    const answered = (await storeSearchableLead(database, { ...first, status: 'contacted' }))
      .reference
    const merges = async (reference: string) =>
      new Map((await lead(reference)).neighbours.map((each) => [each.reference, each.merges]))
    expect((await merges(early)).get(late)).toBe('here')
    expect((await merges(late)).get(early)).toBe('there')
    // A new message keeps its own promise where the one before it is answered.
    expect((await merges(late)).get(answered)).toBe('here')
  })

  test('where the one that stayed is erased, the other stands for itself again and says so', async () => {
    const { database, colleague, ada, store, merge, lead, listed } = await desk()
    const one = (await store('a@one.example')).reference
    const other = (await store('b@two.example')).reference
    expect((await merge(one, other)).status).toBe(200)
    const held = await personalData(database, 'b@two.example', async (text) => text)
    expect(JSON.stringify(held)).not.toContain(one)
    const admin = await colleague('admin')
    const erased = await admin.call(
      'DELETE',
      filledPath(teamLeadPaths.person, { address: 'a@one.example' }),
    )
    expect(erased.status).toBe(200)
    const left = await lead(other)
    expect(left).toMatchObject({ mergedInto: null, version: 3 })
    expect(left.history.at(-1)).toMatchObject({ kind: 'taken-apart', other: null, by: null })
    expect(JSON.stringify(left)).not.toContain(one)
    expect(await listed()).toEqual([other])

    const again = (await store('b@two.example', 'And again.')).reference
    const merged = await ada.call('POST', path('merge', again), {
      version: 1,
      other: { reference: other, version: 3 },
    })
    expect(merged.status).toBe(200)
    await database.db.updateTable('leads').set({ suspicions: '["filled-too-fast"]' }).execute()
    await database.db
      .updateTable('leads')
      .set({ suspicions: '[]' })
      .where('reference', '=', other)
      .execute()
    await deleteExpired(database, { ...defaultRetentionDays, suspiciousLeads: 1 }, Date.now())
    expect(await listed()).toEqual([other])
    expect((await lead(other)).history.at(-1)).toMatchObject({ kind: 'taken-apart', other: null })
  })

  test('of a merged message that is erased nothing is left with the one that stood for it', async () => {
    const { colleague, store, merge, lead } = await desk()
    const whole = (await store('a@one.example')).reference
    const part = (await store('b@two.example')).reference
    expect((await merge(whole, part)).status).toBe(200)
    const admin = await colleague('admin')
    const person = filledPath(teamLeadPaths.person, { address: 'b@two.example' })
    expect((await admin.call('DELETE', person)).status).toBe(200)
    const left = await lead(whole)
    expect(left.history.at(-1)).toMatchObject({ kind: 'merged', other: null, into: false })
    expect(JSON.stringify(left)).not.toContain(part)
  })
})

test.each(['taken apart', 'erased'] as const)(
  'a message that is %s while another colleague merges it keeps nobody waiting for ever',
  async (fate) => {
    const { database, colleague } = await teamServer('postgres')
    const { db } = database
    const admin = await colleague('admin')
    const [first, last] = ['BGW-0000-0000', 'BGW-ZZZZ-ZZZZ'] as const
    const emails = { [first]: 'a@one.example', [last]: 'b@two.example' }
    for (const [reference, email] of Object.entries(emails)) {
      await storeSearchableLead(database, { reference, receivedAt: 1, fields: { email } })
    }
    // Such that only who takes the lead of the first reference first never waits while holding the other one.
    const [whole, part] = fate === 'erased' ? [first, last] : [last, first]
    const merge = (versions: [number, number]) =>
      admin.call('POST', path('merge', whole), {
        version: versions[0],
        other: { reference: part, version: versions[1] },
      })
    expect((await merge([1, 1])).status).toBe(200)
    const waiting = async (calls: number) => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows[0]?.n === calls
    }
    const answers = await db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('leads')
        .select('id')
        .where('reference', '=', first)
        .forUpdate()
        .execute()
      const merging = merge([1, 2])
      await eventually('the merging waits', () => waiting(1))
      const ending =
        fate === 'erased'
          ? admin.call('DELETE', filledPath(teamLeadPaths.person, { address: emails[whole] }))
          : admin.call('POST', path('takeApart', part), { version: 2 })
      await eventually('the other one waits', () => waiting(2))
      return [merging, ending]
    })
    const [merged, ended] = await Promise.all(answers)
    expect(merged?.status).toBe(409)
    expect(ended?.status).toBe(200)
  },
)
