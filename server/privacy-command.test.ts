import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { commandInProcess } from '../tests/support/command-in-process.ts'
import { eventually } from '../tests/support/eventually.ts'
import { callFunction, contactFields, partnershipFields } from '../tests/support/lead-calls.ts'
import { runCommand } from '../tests/support/run-command.ts'
import { serverInProcess } from '../tests/support/server-in-process.ts'
import { giveRole, signUp } from '../tests/support/team-accounts.ts'
import {
  type DatabaseAddress,
  engines,
  newDatabase,
  openForTest,
} from '../tests/support/test-databases.ts'
import { accountTables, impersonalTables, ownQueries } from './db/personal-tables.ts'
import { privacyCommand } from './privacy-command.ts'

/** `bin/privacy` beside the server. */
const privacy = (address: DatabaseAddress, ...words: string[]) =>
  commandInProcess(privacyCommand, address, words)

/** The same in a process of its own. */
const privacyProcess = (address: DatabaseAddress, ...words: string[]) =>
  runCommand('privacy-command.ts', address, words)

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  /** A visitor who wrote, subscribed and signed up, and somebody else who did too. */
  async function lived() {
    const address = await newDatabase(engine)
    const origin = await serverInProcess({}, address)
    const ada = 'ada_l.v@example.com'
    const bo = 'bo@example.com'
    for (const email of [ada.toUpperCase(), bo]) {
      const quote = encodeURIComponent(JSON.stringify({ place: `Port of ${email}` }))
      const headers = { 'lead-context': `fill=5321, extras="${quote}"` }
      await callFunction(origin, 'send-contact-email', contactFields({ email }), { headers })
      await callFunction(origin, 'send-partnership-email', partnershipFields({ email }))
      await callFunction(origin, 'subscribe', { email })
      await signUp(origin, email)
    }
    const message = `Please ask my colleague, ${ada}, about it.`
    await callFunction(
      origin,
      'send-contact-email',
      contactFields({ email: 'adaxl.v@example.com', message }),
    )
    const database = await openForTest(address)
    await database.db
      .updateTable('team_accounts')
      .set({ email_verified: engine === 'postgres' ? true : 1 })
      .execute()
    await giveRole(database, ada, 'staff')
    const mailbox = join(address.dataDir, 'mail')
    const waiting = () =>
      database.db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute()
    await eventually('every mail is written', async () => (await waiting()).length === 0)
    return { address, db: database.db, ada, bo, mailbox }
  }

  test('all that is held about an address is told, and nothing about anybody else', async () => {
    const { address, ada, bo } = await lived()
    const { code, output } = await privacyProcess(address, 'export', ada)
    expect(code).toBe(0)
    const held = JSON.parse(output)
    expect(held.leads).toHaveLength(2)
    const quotes = held.leads.map(({ extras }: { extras: string | null }) => extras)
    expect(quotes).toContain(JSON.stringify({ place: `Port of ${ada.toUpperCase()}` }))
    // Of the two acknowledgements the address's budget allowed one.
    expect(held.mails.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'account-confirmation',
      'acknowledgement',
      'newsletter-confirmation',
      'notification',
      'notification',
    ])
    expect(held.files).toHaveLength(5)
    expect(held.subscriptions).toMatchObject([{ address: ada, state: 'pending' }])
    expect(held.accounts).toMatchObject([{ email: ada, role: 'staff' }])
    expect(held.accountDetails).toContainEqual(
      expect.objectContaining({ table: 'team_credentials' }),
    )
    expect(held.roleChanges).toMatchObject([{ address: ada, to_role: 'staff' }])
    expect(held.mailBudget).toHaveLength(1)
    expect(held.mentionedIn).toHaveLength(1)
    expect(output).not.toContain(bo)
    expect(output).not.toMatch(/"(?:password|secret|token|hash)":/)
  })

  test('an erased address stands nowhere any more, and everybody else is untouched', async () => {
    const { address, db, ada, bo, mailbox } = await lived()
    const before = JSON.parse((await privacy(address, 'export', bo)).output)
    const { code, output } = await privacyProcess(address, 'erase', ada)
    expect(code, output).toBe(0)
    expect(output).toMatch(
      /messages: 2\n +mails: 5\n +mail files: 5\n +newsletter: 1\n +accounts: 1/,
    )
    expect(output).toMatch(/judge them yourself: BGW-/)
    expect(output).toContain('backups')
    expect(JSON.parse((await privacy(address, 'export', bo)).output)).toEqual(before)

    // The colleague's message that names it is for a person to judge.
    const colleague = db.selectFrom('leads').select('id').where('email', 'like', 'adaxl%')
    await db.deleteFrom('outbox').where('lead_id', 'in', colleague).execute()
    await db.deleteFrom('leads').where('email', 'like', 'adaxl%').execute()
    for (const { name } of await db.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
      expect(JSON.stringify(rows).toLowerCase(), name).not.toContain(ada)
    }
    expect(await readdir(mailbox)).toHaveLength(before.files.length + 2)
    const changes = await db.selectFrom('team_role_changes').select('address').execute()
    expect(changes).toEqual([{ address: 'erased' }])
    const again = await privacy(address, 'erase', ada)
    expect(again.output).toContain('messages: 0')
  })

  test('every table says whether it holds anything about anybody', async () => {
    const { db } = await openForTest(await newDatabase(engine))
    const known = [...Object.keys(accountTables), ...ownQueries, ...impersonalTables]
    const tables = (await db.introspection.getTables())
      .map(({ name }) => name)
      // What SQLite keeps of the words of `lead_words`.
      .filter((name) => !name.startsWith('lead_search'))
    expect(known.sort()).toEqual(tables.sort())
  })
})

test('a mistyped command says what is wrong', { timeout: 60_000 }, async () => {
  const address = await newDatabase('sqlite')
  expect((await privacy(address)).output).toContain('bin/privacy erase ADDRESS')
  const unsaid = { code: 1, output: 'Say whose: bin/privacy erase ADDRESS\n' }
  expect(await privacyProcess(address, 'erase')).toEqual(unsaid)
  expect(await privacy(address, 'erase')).toEqual(unsaid)
  expect(await privacy(address, 'export', 'nobody')).toMatchObject({ code: 1 })
  expect(await privacy(address, 'shred', 'ada@example.com')).toMatchObject({ code: 1 })
  expect(await privacy(address, 'erase', 'ada@example.com', 'bo@example.com')).toMatchObject({
    code: 1,
  })
})
