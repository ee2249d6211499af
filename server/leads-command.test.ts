import { describe, expect, test } from 'vitest'
import { commandInProcess } from '../tests/support/command-in-process.ts'
import { contactFields } from '../tests/support/lead-calls.ts'
import { queueLeads } from '../tests/support/queued-leads.ts'
import { runCommand } from '../tests/support/run-command.ts'
import { storeSearchableLead } from '../tests/support/searchable-leads.ts'
import { engines, newDatabase, openForTest } from '../tests/support/test-databases.ts'
import { leadsCommand } from './leads-command.ts'

describe.each(engines)('on %s', { timeout: 240_000 }, (engine) => {
  test('an operator lists, shows, exports, sends again and erases leads', async () => {
    const address = await newDatabase(engine)
    const database = await openForTest(address)
    const leads = (...words: string[]) => commandInProcess(leadsCommand, address, words)
    const leadsProcess = (...words: string[]) => runCommand('leads-command.ts', address, words)
    expect(await leadsProcess('list')).toEqual({ code: 0, output: 'None.\n' })
    const unknown = { code: 1, output: 'There is no such lead.\n' }
    expect(await leadsProcess('show', 'BGW-0000-0000')).toEqual(unknown)

    await queueLeads(database, 1, Date.now)
    const won = await storeSearchableLead(database, {
      status: 'won',
      fields: contactFields({ firstName: 'Zoë', organization: '=cmd', message: 'Eighty\npallets' }),
    })
    const open = (await leads('list')).output
    expect(open.trim().split('\n')).toHaveLength(1)
    expect(open).not.toContain(won.reference)
    const found = await leads('list', '--status', 'all', '--search', 'zoe palle', '--limit', '5')
    expect(found.output).toMatch(new RegExp(`^${won.reference} .* won +Zoë O'Brien`))
    expect(await leads('list', '--status', 'finished')).toMatchObject({
      code: 1,
      output: expect.stringContaining('--status'),
    })

    const reference = /BGW-\S+/.exec(open)?.[0] ?? ''
    const shown = (await leads('show', reference.toLowerCase())).output
    expect(shown).toContain('Can you deliver in spring?')
    expect(shown).toMatch(/\.notification {2}waiting/)
    expect(await leads('show', 'BGW-0000-0000')).toEqual(unknown)

    const file = (await leads('export', '--status', 'won')).output
    expect(file).toMatch(/^\ufeffReference,Received,/)
    expect(file).toContain(`'=cmd`)
    expect(file).toContain('"Eighty\npallets"')
    const lines = (await leads('export', '--status', 'all', '--json')).output.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).reference).sort()).toEqual(
      [reference, won.reference].sort(),
    )

    const mail = `${reference}.notification`.toLowerCase()
    expect(await leads('resend', reference, mail)).toEqual({
      code: 0,
      output: `${mail} is queued again.\n`,
    })
    expect((await leads('show', reference)).output).toContain('by command line')
    expect((await leads('resend', reference, 'nothing')).output).toContain(mail)

    expect((await leads('erase', reference)).output).toContain('bin/privacy erase')
    for (const table of ['leads', 'lead_words'] as const) {
      expect(await database.db.selectFrom(table).selectAll().execute()).toHaveLength(1)
    }
    expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    expect(await database.db.selectFrom('lead_events').selectAll().execute()).toEqual([])
    const actions = await database.db.selectFrom('team_actions').select('what').execute()
    expect(actions).toEqual([{ what: `erased the lead ${reference}` }])
    expect((await leads()).output).toContain('bin/leads resend REFERENCE')
    expect((await leads('frobnicate')).code).toBe(1)
  })
})
