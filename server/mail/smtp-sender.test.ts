import { describe, expect, test } from 'vitest'
import { smtpPeer } from '../../tests/support/smtp-peer.ts'
import { smtpSender } from './smtp-sender.ts'

const mail = {
  id: 'mail',
  message: {
    from: { name: 'Company', address: 'website@company.example' },
    to: { name: '', address: 'ada@example.com' },
    replyTo: { name: 'Company', address: 'hello@company.example' },
    subject: 'A subject',
    text: 'A text',
    html: '<p>A text</p>',
    messageId: '<mail@company.example>',
    date: 0,
    headers: {},
  },
}

const send = (url: string) => smtpSender(url)(mail, AbortSignal.timeout(10_000))

describe('a password', () => {
  test('is never sent to a mail server that offers no encryption', async () => {
    const peer = await smtpPeer()
    for (const query of ['', '?ignoreTLS=true', '?requireTLS=false']) {
      const url = peer.url.replace('//', '//user:right@') + query
      await expect(send(url), query).rejects.toThrow(/STARTTLS|TLS/i)
    }
    expect(peer.logins).toEqual([])
    expect(peer.accepted).toEqual([])
  })

  test('is not sent to a mail server whose certificate is nobody’s', async () => {
    const peer = await smtpPeer(undefined, { startTls: true })
    await expect(send(peer.url.replace('//', '//user:right@'))).rejects.toThrow(/certificate/)
    expect(peer.logins).toEqual([])
  })

  test('goes over STARTTLS', async () => {
    const peer = await smtpPeer(undefined, { startTls: true })
    await send(`${peer.url.replace('//', '//user:right@')}?tls.rejectUnauthorized=false`)
    expect(peer.logins).toEqual([{ secure: true }])
    expect(peer.accepted).toHaveLength(1)
  })
})

test('without a password, a relay in the clear is the operator’s choice', async () => {
  const peer = await smtpPeer()
  await send(peer.url)
  expect(peer.accepted).toHaveLength(1)
})
