import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { imapPeer } from '../../tests/support/imap-peer.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { storeLead } from '../../tests/support/stored-leads.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { kyselyReplies } from '../db/kysely-replies.ts'
import { leadDetail } from '../db/lead-detail.ts'
import { imapMailbox } from './imap-mailbox.ts'
import { type JoinRepliesDeps, joinReplies } from './join-replies.ts'
import type { OpenMailbox } from './mailbox-reader.ts'

const reference = 'BGW-7K3M-9Q2F'
const ours = 'hello@company.example'

/** A mail as it comes in. */
function letter(id: string, head: Record<string, string>, body = 'Words.'): string {
  const lines = Object.entries({
    'Message-ID': `<${id}@visitor.example>`,
    From: 'Ada Lovelace <ada@example.com>',
    To: ours,
    'Content-Type': 'text/plain; charset=utf-8',
    ...head,
  }).map(([name, value]) => `${name}: ${value}`)
  return `${lines.join('\n')}\n\n${body}\n`
}

const withFile = `--part
Content-Type: text/plain; charset=utf-8

We accept.

> You wrote
--part
Content-Type: application/pdf; name="order.pdf"
Content-Disposition: attachment; filename="order.pdf"
Content-Transfer-Encoding: base64

JVBERi0xLjc=
--part--`

const report = `--part
Content-Type: text/plain; charset=utf-8

The address was not found.
--part
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example
--part
Content-Type: text/rfc822-headers

Message-ID: <bgw-7k3m-9q2f.answer-1a2b3c4d@company.example>
--part--`

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  async function desk() {
    const { db, ...database } = await openForTest(await newDatabase(engine))
    await storeLead(db, { received_at: Date.parse('2026-11-20T12:00:00Z'), reference })
    const peer = await imapPeer()
    const store = kyselyReplies({ db, ...database } as never, Date.now)
    const deps = { store, mailbox: 'inbox', ours: new Set([ours]) }
    const read = (open: OpenMailbox = imapMailbox(peer.url), visit?: JoinRepliesDeps['visit']) =>
      joinReplies({ ...deps, open, visit })
    return {
      db,
      peer,
      open: imapMailbox(peer.url),
      read,
      replies: async () => (await leadDetail(db, reference, null))?.replies ?? [],
      history: async () => (await leadDetail(db, reference, null))?.history ?? [],
    }
  }

  test('a reply joins its lead once, by its subject or its thread, with files by name and type', async () => {
    const { peer, read, replies, history } = await desk()
    peer.deliver(letter('before', { Subject: 'Nothing of ours' }))
    peer.deliver(letter('subject', { Subject: `Re: Your quote (${reference})` }))
    peer.deliver(
      letter(
        'thread',
        {
          Subject: 'Order',
          References: '<bgw-7k3m-9q2f.acknowledgement@company.example>',
          'Content-Type': 'multipart/mixed; boundary=part',
        },
        withFile,
      ),
    )
    peer.deliver(letter('own', { From: ours, Subject: `${reference}: new message` }))
    peer.deliver(letter('other', { Subject: 'Re: BGW-0000-0000' }))
    expect(await read()).toBe(2)
    const joined = await replies()
    const bySubject = joined.find(({ subject }) => subject.includes(reference))
    const byThread = joined.find(({ subject }) => subject === 'Order')
    expect(bySubject).toMatchObject({ kind: 'reply', text: 'Words.', attachments: [] })
    expect(byThread).toMatchObject({
      from: { name: 'Ada Lovelace', address: 'ada@example.com' },
      attachments: [{ name: 'order.pdf', type: 'application/pdf' }],
    })
    expect(byThread?.text).toContain('We accept.')
    expect(byThread?.text).not.toContain('JVBER')
    expect((await history()).map(({ kind }) => kind)).toEqual(['received', 'reply', 'reply'])

    expect(await read()).toBe(0)
    peer.deliver(letter('later', { Subject: `Re: ${reference.toLowerCase()}` }))
    expect(await read()).toBe(1)
    expect(await replies()).toHaveLength(3)
  })

  test('word that an answer did not arrive joins its lead', async () => {
    const { peer, read, replies } = await desk()
    peer.deliver(
      letter(
        'bounce',
        {
          From: 'MAILER-DAEMON@mail.example',
          Subject: 'Undelivered Mail Returned to Sender',
          'Content-Type': 'multipart/report; report-type=delivery-status; boundary=part',
        },
        report,
      ),
    )
    expect(await read()).toBe(1)
    expect(await replies()).toMatchObject([{ kind: 'bounce', text: 'The address was not found.' }])
  })

  test('a mail built to break its reader keeps nobody’s reply back', async () => {
    const { peer, read, replies } = await desk()
    const nested = Array.from(
      { length: 300 },
      (_, depth) => `--b${depth}\nContent-Type: multipart/mixed; boundary=b${depth + 1}\n`,
    ).join('\n')
    const bomb = { Subject: `Re: ${reference}`, 'Content-Type': 'multipart/mixed; boundary=b0' }
    peer.deliver(letter('bomb', bomb, nested))
    peer.deliver(letter(randomBytes(6_000).toString('hex'), { Subject: `Re: ${reference}` }))
    peer.deliver(letter('after', { Subject: `Re: ${reference}` }, 'We accept.'))
    expect(await read()).toBe(3)
    expect((await replies()).map(({ text }) => text)).toContain('We accept.')
  })

  test('a mail numbered in letters of many bytes, or with a NUL, keeps nobody’s reply back', async () => {
    const { peer, open, read, replies } = await desk()
    for (const id of ['wide', 'nul', 'after']) peer.deliver(letter(id, { Subject: reference }))
    const letters = Array.from({ length: 990 }, (_, at) =>
      String.fromCodePoint(0x4e_00 + ((at * 7_919) % 20_000)),
    )
    const numbered: OpenMailbox = async (letGo) => {
      const reader = await open(letGo)
      return {
        ...reader,
        async *heads(after) {
          for await (const heads of reader.heads(after)) {
            yield heads.map((head) => ({
              ...head,
              bytes: Buffer.from(
                Buffer.from(head.bytes)
                  .toString()
                  .replace('wide@', `${letters.join('')}@`)
                  .replace('nul@', '\0@'),
              ),
            }))
          }
        },
      }
    }
    expect(await read(numbered)).toBe(3)
    expect(await replies()).toHaveLength(3)
  })

  test('a reading that breaks off goes on where it was, and doubles nothing', async () => {
    const { peer, open, read, replies } = await desk()
    for (let count = 0; count < 70; count += 1) {
      peer.deliver(letter(`reply-${count}`, { Subject: `Re: ${reference}` }))
    }
    let sources = 0
    const breaksOff: OpenMailbox = async (letGo) => {
      const reader = await open(letGo)
      return {
        ...reader,
        source: (uid, most) => {
          sources += 1
          if (sources > 60) throw new Error('The connection broke')
          return reader.source(uid, most)
        },
      }
    }
    await expect(read(breaksOff)).rejects.toThrow('The connection broke')
    expect(await replies()).toHaveLength(50)
    expect(await read()).toBe(20)
    expect(await replies()).toHaveLength(70)
  })

  // Nothing that follows depends on the engine: one is enough.
  if (engine !== 'sqlite') return

  test('mails that are slow to read end a visit after its time, and the next one goes on behind them', async () => {
    const { peer, open, read, replies } = await desk()
    for (let count = 0; count < 6; count += 1) {
      peer.deliver(letter(`reply-${count}`, { Subject: `Re: ${reference}` }))
    }
    const slow: OpenMailbox = async (letGo) => {
      const reader = await open(letGo)
      return {
        ...reader,
        async source(uid, most) {
          await new Promise((resolve) => setTimeout(resolve, 400))
          return reader.source(uid, most)
        },
      }
    }
    expect(await read(slow, { ends: 600, letGo: 60_000 })).toBeLessThan(6)
    const joined = (await replies()).length
    expect(joined).toBeGreaterThan(0)
    expect(await read()).toBe(6 - joined)
    expect(await replies()).toHaveLength(6)
  })

  test('a mailbox that stops answering is let go of', async () => {
    const { peer, open, read } = await desk()
    peer.deliver(letter('reply', { Subject: `Re: ${reference}` }))
    const stalls: OpenMailbox = async (letGo) => {
      const reader = await open(letGo)
      const closed = Promise.withResolvers<never>()
      closed.promise.catch(() => {})
      letGo.addEventListener('abort', () => closed.reject(new Error('Closed')))
      return {
        ...reader,
        source: () => closed.promise,
      }
    }
    await expect(read(stalls, { ends: 1_000, letGo: 1_000 })).rejects.toThrow('Closed')
  })

  test('of a head no more is fetched than an honest one has, and of a long mail its files are named all the same', async () => {
    const { peer, open, read, replies } = await desk()
    const long = `x: ${'y'.repeat(900)}\n `.repeat(200)
    peer.deliver(letter('long', { Subject: `Re: ${reference}`, 'X-Long': long.trimEnd() }))
    const parts = [
      '--part\nContent-Type: text/plain\n\nWe accept.',
      `--part\nContent-Type: application/pdf; name="scan.pdf"\n\n${`${'JVBERi0x'.repeat(100)}\n`.repeat(1_400)}`,
      '--part\nContent-Type: application/pdf\nContent-Disposition: attachment; filename="order.pdf"\n\nJVBERi0x',
    ]
    peer.deliver(
      letter(
        'files',
        { Subject: `Re: ${reference}`, 'Content-Type': 'multipart/mixed; boundary=part' },
        `${parts.join('\n')}\n--part--`,
      ),
    )
    const reader = await open(new AbortController().signal)
    for await (const heads of reader.heads(undefined)) {
      expect(heads).toHaveLength(2)
      for (const { bytes } of heads) expect(bytes.byteLength).toBeLessThan(100_000)
    }
    await reader.close()
    expect(await read()).toBe(2)
    const named = (await replies()).map(({ attachments }) => attachments.map(({ name }) => name))
    expect(named).toContainEqual(['scan.pdf', 'order.pdf'])
  })
})

test('a mailbox that is away keeps nobody from being served', async () => {
  const peer = await imapPeer()
  await peer.close()
  const origin = await serverInProcess({ IMAP_URL: peer.url })
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
})
