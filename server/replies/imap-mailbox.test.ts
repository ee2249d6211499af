import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { imapMailbox } from './imap-mailbox.ts'

const megabyte = 1_000_000
const bytes = Buffer.alloc(megabyte, 'x')

/** A mailbox server that speaks first, and then without end; how many bytes of it were taken. */
async function endlessServer(begins: string): Promise<{ url: string; taken: () => number }> {
  let taken = 0
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    const goOn = () => {
      if (socket.destroyed) return
      socket.write(bytes, () => {
        taken += megabyte
        goOn()
      })
    }
    socket.write(begins, goOn)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `imap://reader:secret@127.0.0.1:${port}`, taken: () => taken }
}

test.for([
  ['a line without an end', '* OK '],
  ['a block of a gigabyte', '* OK {1000000000}\r\n'],
])(
  'a mailbox server that answers with %s is let go of before it fills the memory',
  async ([_, begins = '']) => {
    const { url, taken } = await endlessServer(begins)
    await expect(imapMailbox(url)()).rejects.toThrow()
    expect(taken()).toBeLessThan(64 * megabyte)
  },
)
