import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { imapMailbox } from './imap-mailbox.ts'

const megabyte = 1_000_000
const bytes = Buffer.alloc(megabyte, 'x')

/** A mailbox server that speaks first, and then without end; how many bytes of it were taken. */
async function endlessServer(begins: string): Promise<{ url: string; taken: () => number }> {
  let taken = 0
  const url = await mailboxServer((socket) => {
    const goOn = () => {
      if (socket.destroyed) return
      socket.write(bytes, () => {
        taken += megabyte
        goOn()
      })
    }
    socket.write(begins, goOn)
  })
  return { url, taken: () => taken }
}

/** An honest answer to each command of a visit to a mailbox with one mail. */
const honest: Readonly<Record<string, string>> = {
  CAPABILITY: '* CAPABILITY IMAP4rev1\r\n',
  LIST: '* LIST () "/" INBOX\r\n',
  EXAMINE: '* 1 EXISTS\r\n* OK [UIDVALIDITY 1] numbered\r\n',
  'UID SEARCH': '* SEARCH 1\r\n',
}

/** A mailbox server that answers honestly but for one command, which it says something to over and over, never done. */
async function talkativeServer(
  command: string,
  says: (time: number) => string,
  pause: number,
): Promise<{ url: string; said: () => number }> {
  let said = 0
  const url = await mailboxServer((socket) => {
    const goOn = () => {
      if (socket.destroyed) return
      const more = says(said)
      said += 1
      socket.write(more, () => setTimeout(goOn, pause))
    }
    socket.write('* OK [CAPABILITY IMAP4rev1] at your service\r\n')
    createInterface(socket).on('line', (line) => {
      const [tag, asked] = /^(\S+) ((?:UID )?\S+)/.exec(line)?.slice(1) ?? []
      if (asked === command) goOn()
      else socket.write(`${honest[asked ?? ''] ?? ''}${tag} OK done\r\n`)
    })
  })
  return { url, said: () => said }
}

async function mailboxServer(serve: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    serve(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return `imap://reader:secret@127.0.0.1:${port}`
}

const never = new AbortController().signal

test.for([
  ['a line without an end', '* OK '],
  ['a block of a gigabyte', '* OK {1000000000}\r\n'],
])(
  'a mailbox server that answers with %s is let go of before it fills the memory',
  async ([_, begins = '']) => {
    const { url, taken } = await endlessServer(begins)
    await expect(imapMailbox(url)(never)).rejects.toThrow()
    expect(taken()).toBeLessThan(64 * megabyte)
  },
)

const head = `X: ${'y'.repeat(30_000)}\r\n\r\n`

test.for([
  [
    'UID SEARCH',
    'numbers',
    (time: number) =>
      `* SEARCH ${Array.from({ length: 50_000 }, (_, at) => 10_000_000 + time * 50_000 + at).join(' ')}\r\n`,
  ],
  [
    'UID FETCH',
    'mails',
    (time: number) =>
      `* ${time + 1} FETCH (UID ${time + 1} BODY[HEADER] {${head.length}}\r\n${head})\r\n`.repeat(
        16,
      ),
  ],
] as const)(
  'a mailbox server that answers %s with %s without end is let go of before they fill the memory',
  async ([command, _, says]) => {
    const { url, said } = await talkativeServer(command, says, 0)
    const reader = await imapMailbox(url)(never)
    const read = async () => {
      for await (const _heads of reader.heads(undefined));
    }
    await expect(read()).rejects.toThrow()
    expect(said() * says(0).length).toBeLessThan(256 * megabyte)
  },
)

test('a mailbox server that never ends to be opened is let go of with the visit', async () => {
  const { url } = await talkativeServer('EXAMINE', () => '* OK soon\r\n', 50)
  await expect(imapMailbox(url)(AbortSignal.timeout(500))).rejects.toThrow()
})
