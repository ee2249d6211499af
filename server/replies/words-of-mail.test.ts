import { expect, onTestFinished, test } from 'vitest'
import { mailWords } from './words-of-mail.ts'

const mail = (type: string, body: string) =>
  Buffer.from(`Content-Type: ${type}; charset=utf-8\r\n\r\n${body}\r\n`)

function wordsReader(wait?: number) {
  const words = mailWords(wait)
  onTestFinished(words.close)
  return words
}

test('a mail says what it says, in plain words or in HTML', async () => {
  const words = wordsReader()
  const inWords = await words.of(mail('text/plain', 'We accept.'))
  expect(inWords?.text.trim()).toBe('We accept.')
  const inHtml = mail('text/html', '<p>We <b>accept</b>.</p><script>no()</script>')
  expect((await words.of(inHtml))?.text).toBe('We accept.')
})

test('one that is built to keep its reader busy says nothing, holds nobody up, and the next one is read', async () => {
  const words = wordsReader(2_000)
  await words.of(mail('text/plain', 'The thread is there.'))
  const began = performance.now()
  const answered = new Promise<number>((resolve) => {
    setTimeout(() => resolve(performance.now() - began), 100)
  })
  const bomb = words.of(mail('text/html', '<b>'.repeat(333_000)))
  expect(await answered).toBeLessThan(2_000)
  expect(await bomb).toBe(undefined)
  expect((await words.of(mail('text/html', '<p>We accept.</p>')))?.text).toBe('We accept.')
})
