import { expect, test } from 'vitest'
import { wordsOfMail } from './words-of-mail.ts'

const mail = (type: string, body: string) =>
  Buffer.from(`Content-Type: ${type}; charset=utf-8\r\n\r\n${body}\r\n`)

test('a mail says what it says, in plain words or in HTML', async () => {
  expect((await wordsOfMail(mail('text/plain', 'We accept.'))).trim()).toBe('We accept.')
  expect(
    await wordsOfMail(mail('text/html', '<p>We <b>accept</b>.</p><script>no()</script>')),
  ).toBe('We accept.')
})

test('one that is built to keep its reader busy says nothing, and holds nobody up', async () => {
  const began = performance.now()
  const answered = new Promise<number>((resolve) => {
    setTimeout(() => resolve(performance.now() - began), 100)
  })
  const bomb = wordsOfMail(mail('text/html', '<b>'.repeat(333_000)), 300)
  expect(await answered).toBeLessThan(2_000)
  expect(await bomb).toBe('')
})
