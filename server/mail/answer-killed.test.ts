import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { teamAnswerPaths } from '../../contract/team-answers.ts'
import { type LeadDetail, type LeadPage, teamLeadPaths } from '../../contract/team-leads.ts'
import { writeBuiltSite } from '../../tests/support/built-site.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { callFunction, contactFields } from '../../tests/support/lead-calls.ts'
import { kill } from '../../tests/support/server-child.ts'
import { startServer } from '../../tests/support/server-process.ts'
import { smtpPeer } from '../../tests/support/smtp-peer.ts'
import { enrol, giveRole, newAccount } from '../../tests/support/team-accounts.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openForTest } from '../../tests/support/test-databases.ts'

test('a server that is killed between press and send sends the answer once, with its files, after its start', {
  timeout: 120_000,
}, async () => {
  const folder = await temporaryFolder()
  await writeBuiltSite(folder)
  const peer = await smtpPeer()
  const dataDir = `${folder}/data`
  const environment = { DATA_DIR: dataDir, SMTP_URL: peer.url }
  const before = await startServer(folder, environment)
  const database = await openForTest({ dataDir, databaseUrl: undefined })
  const account = await newAccount(before.origin, peer)
  await giveRole(database, account.address, 'staff')
  const { token } = await enrol(before.origin, account.token)
  const call = async <T>(origin: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return (await answer.json()) as T
  }
  const fields = contactFields()
  await callFunction(before.origin, 'send-contact-email', fields)
  const [lead] = (await call<LeadPage>(before.origin, teamLeadPaths.leads)).leads
  const at = (path: string) => path.replace(':reference', lead?.reference ?? '')
  const pressed = await call<LeadDetail>(before.origin, at(teamAnswerPaths.answer), {
    id: randomUUID(),
    version: 1,
    subject: 'Our answer',
    text: 'It survives.',
    attachments: ['document:/downloads/sheet.pdf'],
  })
  expect(pressed.answers).toMatchObject([{ state: 'waiting' }])
  await kill(before)

  const after = await startServer(folder, environment)
  // Due at once, instead of when it can no longer be taken back.
  await database.db.updateTable('outbox').set({ next_attempt_at: 0 }).execute()
  const detail = () => call<LeadDetail>(after.origin, at(teamLeadPaths.lead))
  await eventually(
    'the answer is noted as sent',
    async () => (await detail()).answers[0]?.state === 'sent',
    40,
  )
  expect(await detail()).toMatchObject({ status: 'contacted' })
  const letters = peer.accepted.filter(({ email }) => email.text?.includes('It survives.'))
  expect(letters).toHaveLength(1)
  expect(letters[0]?.to).toBe(fields.email)
  expect(letters[0]?.email.attachments).toHaveLength(1)
})
