import { readdir, readFile, stat } from 'node:fs/promises'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { localMailbox } from './local-mailbox.ts'
import type { MailMessage } from './queued-mail.ts'

const message: MailMessage = {
  from: { name: 'Company', address: 'website@company.example' },
  to: { name: '', address: 'hello@company.example' },
  replyTo: { name: 'Ada', address: 'ada@example.com' },
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  messageId: '<bgw-1.notification@company.example>',
  date: Date.parse('2026-11-20T14:20:00Z'),
  headers: {},
}

test('a mail is one readable file, however often it is sent', async () => {
  const folder = `${await temporaryFolder()}/mail`
  const send = localMailbox(folder)
  const { signal } = new AbortController()
  await send({ id: 'bgw-1.notification', message }, signal)
  await send({ id: 'bgw-1.notification', message }, signal)
  expect(await readdir(folder)).toEqual(['20261120T142000Z-bgw-1.notification.eml'])
  const mail = await PostalMime.parse(
    await readFile(`${folder}/20261120T142000Z-bgw-1.notification.eml`),
  )
  expect(mail).toMatchObject({ subject: 'Hello', messageId: message.messageId })
})

test('nobody else on the machine reads the mailbox', async () => {
  const folder = `${await temporaryFolder()}/mail`
  await localMailbox(folder)({ id: 'x', message }, new AbortController().signal)
  expect((await stat(folder)).mode & 0o077).toBe(0)
})

test('an id cannot lead out of the folder', async () => {
  const folder = `${await temporaryFolder()}/mail`
  await localMailbox(folder)({ id: '../../x', message }, new AbortController().signal)
  expect(await readdir(folder)).toHaveLength(1)
})
