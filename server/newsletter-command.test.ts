import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { commandInProcess } from '../tests/support/command-in-process.ts'
import { runCommand } from '../tests/support/run-command.ts'
import {
  type DatabaseAddress,
  engines,
  newDatabase,
  openForTest,
} from '../tests/support/test-databases.ts'
import { kyselySubscriberStore } from './db/kysely-subscriber-store.ts'
import { unsubscribe } from './newsletter/unsubscribe.ts'
import { newsletterCommand } from './newsletter-command.ts'

const publicUrl = 'https://www.company.example'

/** `bin/newsletter`, where the site is reached under the given address. */
function newsletter(address: DatabaseAddress, words: string[], site = publicUrl) {
  return commandInProcess(newsletterCommand, address, words, { PUBLIC_URL: site })
}

/** The same in a process of its own. */
function newsletterProcess(address: DatabaseAddress, words: string[], site = publicUrl) {
  return runCommand('newsletter-command.ts', address, words, { PUBLIC_URL: site })
}

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  async function readers(states: Record<string, 'pending' | 'confirmed' | 'unsubscribed'>) {
    const address = await newDatabase(engine)
    const database = await openForTest(address)
    const { db } = database
    const rows = Object.entries(states).map(([email, state]) => ({
      id: randomUUID(),
      address: email,
      state,
      requested_at: 1,
      mailed_at: 1,
      confirmed_at: null,
      unsubscribed_at: null,
    }))
    for (const row of rows) await db.insertInto('subscribers').values(row).execute()
    const list = async (run = newsletter) => {
      const { code, output } = await run(address, ['list'])
      expect(code).toBe(0)
      return output.split('\n').filter((line) => line !== '')
    }
    const deps = { store: kyselySubscriberStore(database), now: Date.now }
    return { address, db, list, leave: (secret: string) => unsubscribe(secret, deps) }
  }

  test('every confirmed address is printed, and its link ends its subscription alone', async () => {
    const { db, list, leave } = await readers({
      'bo@reader.example': 'confirmed',
      'ada@reader.example': 'confirmed',
      'waiting@reader.example': 'pending',
      'gone@reader.example': 'unsubscribed',
    })
    const [ada = '', bo = '', ...more] = await list()
    expect(more).toEqual([])
    const line =
      /^(\S+)\thttps:\/\/www\.company\.example\/newsletter\/unsubscribe\?token=([\w-]{43})$/
    expect([ada, bo].map((text) => line.exec(text)?.[1])).toEqual([
      'ada@reader.example',
      'bo@reader.example',
    ])
    const secret = line.exec(ada)?.[2] ?? ''
    const tokens = JSON.stringify(await db.selectFrom('subscriber_tokens').selectAll().execute())
    expect(tokens).not.toContain(secret)

    // A second list gives new links and leaves those of the first alone.
    expect(await list()).toHaveLength(2)
    expect(await leave(secret)).toBe('done')
    expect((await list()).map((text) => line.exec(text)?.[1])).toEqual(['bo@reader.example'])
  })

  test('more readers than one transaction takes are all printed, each once', async () => {
    const names = Array.from({ length: 401 }, (_, at) => `reader-${at}@reader.example`)
    const { list } = await readers(Object.fromEntries(names.map((name) => [name, 'confirmed'])))
    const printed = (await list(newsletterProcess)).map((text) => text.split('\t')[0])
    expect(printed.sort()).toEqual(names.sort())
  })
})

test('without a public address there are no links, and a wrong word changes nothing', {
  timeout: 60_000,
}, async () => {
  const address = await newDatabase('sqlite')
  const refused = { code: 1, output: expect.stringMatching(/PUBLIC_URL/) }
  expect(await newsletterProcess(address, ['list'], '')).toEqual(refused)
  expect(await newsletter(address, ['list'], '')).toEqual(refused)
  expect((await newsletter(address, ['post'])).output).toMatch(/bin\/newsletter help/)
  expect((await newsletter(address, [])).output).toMatch(/bin\/newsletter list/)
})
