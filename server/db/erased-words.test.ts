import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { mailSettings } from '../../tests/support/queued-leads.ts'
import { runCommand } from '../../tests/support/run-command.ts'
import { storeSearchableLead } from '../../tests/support/searchable-leads.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import {
  type DatabaseAddress,
  newDatabase,
  openForTest,
} from '../../tests/support/test-databases.ts'
import { writeBackup } from '../backup/backup-files.ts'
import { databaseBackup } from '../backup/database-backup.ts'
import { leadAnswerMail } from '../mail-templates/lead-answer.ts'
import { deleteExpired } from './delete-expired.ts'
import { kyselyAnswers } from './kysely-answers.ts'
import { kyselyLeadManagement } from './kysely-lead-management.ts'
import { migrations } from './migrations.ts'
import { NodeSqliteDialect, openSqliteFile } from './sqlite-dialect.ts'

const ada = 'ada@example.com'
const actor = { accountId: 'colleague', address: 'colleague@company.example' }

/** Words of one message: none is part of another, so that each is found for itself. */
const wordsOf = (name: string) => Array.from({ length: 40 }, (_, n) => `${name}quay${n}zz`)

/** Which of the words stand in the file, its write-ahead log or a backup that is made now. */
async function stillStanding(address: DatabaseAddress, words: readonly string[]) {
  const backup = await writeBackup(databaseBackup(address), await temporaryFolder(), new Date())
  const file = join(address.dataDir, 'site.sqlite')
  const files = [file, `${file}-wal`, backup.file].filter(existsSync)
  const bytes = files.map((name) => readFileSync(name, 'latin1').toLowerCase())
  return words.filter((word) => bytes.some((content) => content.includes(word)))
}

/** A database with the messages of many and of one who is forgotten. */
async function lived() {
  const address = await newDatabase('sqlite')
  const database = await openForTest(address)
  for (let n = 0; n < 200; n += 1) {
    const message = `${'Water for the quay. '.repeat(n % 60)} other${n}`
    await storeSearchableLead(database, { fields: { message, email: `bo${n}@example.com` } })
  }
  const words = wordsOf('ada')
  const lead = await storeSearchableLead(database, {
    fields: { message: words.join(' '), email: ada },
  })
  return { address, database, words, lead }
}

test('the words of an erased person stand neither in the database, nor its log, nor a new backup', async () => {
  const { address, words } = await lived()
  expect(await stillStanding(address, words)).toEqual(words)
  const { code } = await runCommand('privacy-command.ts', address, ['erase', ada])
  expect(code).toBe(0)
  expect(await stillStanding(address, [...words, ada])).toEqual([])
})

test('nor do those of an erased lead, of a deleted note, or of what its period has ended', async () => {
  const { address, database, words, lead } = await lived()
  const mailNobody = () => {
    throw new Error('Nobody is mailed here')
  }
  const work = kyselyLeadManagement(database, {
    businessDays: () => ({ timeZone: 'UTC', holidays: new Set() }),
    writeAssigned: mailNobody,
    writeMentioned: mailNobody,
    onQueued: () => {},
  })
  const other = await storeSearchableLead(database)
  const note = wordsOf('note')
  const order = { by: actor, now: Date.now() }
  await work.addNote({ reference: other.reference, text: note.join(' '), ...order })
  const { id } = await database.db.selectFrom('lead_events').select('id').executeTakeFirstOrThrow()
  await work.deleteNote({ reference: other.reference, id, ...order })
  expect(await stillStanding(address, note)).toEqual([])

  await work.erase({ reference: lead.reference, ...order })
  expect(await stillStanding(address, words)).toEqual([])

  const old = wordsOf('old')
  await storeSearchableLead(database, {
    fields: { message: old.join(' ') },
    receivedAt: Date.now() - 100 * 86_400_000,
    suspicions: ['honeypot'],
  })
  await deleteExpired(
    database,
    {
      sentMails: 0,
      sentWords: 0,
      pendingSubscribers: 0,
      unconfirmedAccounts: 0,
      suspiciousLeads: 90,
      accountEvents: 0,
    },
    Date.now(),
  )
  expect(await stillStanding(address, old)).toEqual([])
})

test('nor do those of an answer that was taken back', async () => {
  const { address, database, lead } = await lived()
  const answers = kyselyAnswers(database)
  const { reference } = lead
  const words = wordsOf('answer')
  const order = { reference, by: actor, now: Date.now() }
  const id = randomUUID()
  const leavesAt = order.now + 60_000
  const answer = { id, subject: 'x', text: words.join(' '), files: [], at: order.now, leavesAt }
  const { version } = await database.db
    .selectFrom('leads')
    .select('version')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  await answers.send({ ...order, version, answer }, (current) =>
    leadAnswerMail(current, answer, mailSettings),
  )
  expect(await stillStanding(address, words)).toEqual(words)
  expect(await answers.takeBack({ ...order, id })).toBe('taken-back')
  expect(await stillStanding(address, words)).toEqual([])
})

test('what an earlier version erased is gone once this one has started', async () => {
  const address = await newDatabase('sqlite', { bare: true })
  const file = join(address.dataDir, 'site.sqlite')
  const earlier = new Kysely<never>({ dialect: new NodeSqliteDialect(() => openSqliteFile(file)) })
  const migrator = new Migrator({
    db: earlier,
    provider: { getMigrations: async () => migrations },
  })
  await migrator.migrateTo('2026-11-23-extra-fields')
  await earlier.destroy()
  const words = wordsOf('earlier')
  const plain = new DatabaseSync(file)
  plain.exec(`insert into leads (id, reference, submission_key, kind, first_name, last_name, email,
    organization, interest, message, suspicions, received_at, answer_due_at)
    values ('a', 'A', 'a', 'contact', '', '', '${ada}', '', '', '${words.join(' ')}', '[]', 1, 1)`)
  plain.exec(`insert into lead_words (lead_id, words) values ('a', '${words.join(' ')}')`)
  plain.exec("delete from leads where id = 'a'")
  plain.close()
  expect(await stillStanding(address, words)).not.toEqual([])
  await openForTest(address)
  expect(await stillStanding(address, words)).toEqual([])
})
