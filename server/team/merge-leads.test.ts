import { describe, expect, test } from 'vitest'
import { type LeadDetail, type LeadPage, teamLeadPaths } from '../../contract/team-leads.ts'
import { storeSearchableLead } from '../../tests/support/searchable-leads.ts'
import { type TestColleague, teamServer } from '../../tests/support/team-server.ts'
import { engines } from '../../tests/support/test-databases.ts'
import { kyselyOverdueLeads } from '../db/kysely-overdue-leads.ts'

const path = (name: 'lead' | 'merge' | 'takeApart', reference: string) =>
  teamLeadPaths[name].replace(':reference', reference)

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
    return { database, colleague, origin, ada, store, merge, listed, lead, overdue }
  }

  test('one message stands for another of the same person, keeps both histories, and lets it go again', async () => {
    const { ada, store, merge, listed, lead, overdue, colleague } = await desk()
    const first = (await store('ada@bergen.example')).reference
    const second = (await store('ADA@bergen.example', 'Are you there?')).reference
    await ada.send('POST', teamLeadPaths.notes.replace(':reference', second), { text: 'Called.' })
    const { neighbours } = await lead(first)
    expect(neighbours).toMatchObject([{ reference: second, isAlike: true, version: 1 }])
    expect(await overdue()).toBe(2)

    expect((await merge(first, second)).status).toBe(200)
    const whole = await lead(first)
    expect(whole.merged).toMatchObject([{ reference: second, message: 'Are you there?' }])
    expect(whole.merged[0]?.history.map(({ kind }) => kind)).toEqual(['note', 'merged'])
    expect(whole.history.at(-1)).toMatchObject({
      ...{ kind: 'merged', other: second, into: false, by: ada.address },
    })
    expect(await lead(second)).toMatchObject({ mergedInto: first, version: 2 })
    for (const filters of ['', 'status=all', 'search=there', 'due=overdue']) {
      expect(await listed(filters), filters).not.toContain(second)
    }
    expect(await listed('status=all&person=ada@bergen.example')).toEqual([first, second].sort())
    expect(await overdue()).toBe(1)
    const admin = await colleague('admin')
    const proof = await admin.call('GET', `${teamLeadPaths.export}?status=all`)
    expect(proof.status).toBe(200)
    const row = (await proof.text()).split('\r\n').find((line) => line.startsWith(second))
    expect(row).toContain(`,${first},`)

    const apart = await ada.send<LeadDetail>('POST', path('takeApart', second), { version: 2 })
    expect(apart).toMatchObject({ mergedInto: null, version: 3 })
    expect((await lead(first)).merged).toEqual([])
    expect(await listed()).toEqual([first, second].sort())
    expect(await overdue()).toBe(2)
  })

  test('what is unlike, changed meanwhile, merged already or not to be seen is not merged', async () => {
    const { database, store, merge, colleague, origin, lead } = await desk()
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
    // Where the one that stayed is erased, the other stands for itself again.
    await database.db.deleteFrom('leads').where('reference', '=', one).execute()
    expect(await lead(third)).toMatchObject({ mergedInto: null })
  })
})
