import { expect, test } from 'vitest'
import { answerMail } from './answer-mail.ts'

const lead = {
  reference: 'BGW-7K3M-9Q2F',
  email: 'o&m+water@näring.example',
  firstName: 'Jóna & Ási',
  lastName: 'Þórs=dóttir?',
}

test('the mail program reads back address, subject and greeting as they were meant', () => {
  const url = new URL(answerMail(lead))
  expect(decodeURIComponent(url.pathname)).toBe(lead.email)
  expect(url.searchParams.get('subject')).toContain(lead.reference)
  const body = url.searchParams.get('body') ?? ''
  expect(body).toMatch(/^Dear Jóna & Ási Þórs=dóttir\?,\r\n\r\n/)
  expect(body).toContain(lead.reference)
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
})

test('a plus in an address stays one, and no part smuggles in another recipient', () => {
  const answer = answerMail({
    ...lead,
    email: 'a?cc=other@x.example',
    firstName: '&cc=b@x.example',
  })
  expect([...new URL(answer).searchParams.keys()]).toEqual(['subject', 'body'])
  expect(answerMail(lead)).toContain('o%26m%2Bwater@')
})

test('a name that would take too much room is left out', () => {
  const answer = answerMail({ ...lead, firstName: '水'.repeat(200), lastName: '氷'.repeat(200) })
  expect(answer.length).toBeLessThanOrEqual(1_800)
  expect(new URL(answer).searchParams.get('body')).toMatch(/^Hello,/)
})
