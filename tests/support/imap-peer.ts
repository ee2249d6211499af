import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import hoodiecrow from 'hoodiecrow-imap'
import fetchHandlers from 'hoodiecrow-imap/lib/commands/handlers/fetch.js'
import { onTestFinished } from 'vitest'

export type ImapPeer = {
  url: string
  /** A mail comes into the inbox. */
  deliver: (mail: string) => void
  /** How often somebody signed in. */
  connections: () => number
  close: () => Promise<void>
}

/** A real IMAP server on the loopback with an empty inbox; closed when the test has finished. */
export async function imapPeer(port = 0): Promise<ImapPeer> {
  const peer = hoodiecrow({ storage: { INBOX: { messages: [] } } })
  // It forgets how much was asked for once a mail has less.
  for (const asked of ['BODY', 'BODY.PEEK'] as const) {
    peer.fetchHandlers[asked] = (connection, mail, query) =>
      fetchHandlers[asked](connection, mail, {
        ...query,
        ...(query.partial && { partial: [...query.partial] }),
      })
  }
  let connections = 0
  const { server } = peer
  const sockets = new Set<{ destroy: () => void }>()
  server.on('connection', (socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => {})
  })
  peer.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  onTestFinished(close)
  return {
    url: `imap://testuser:testpass@127.0.0.1:${(server.address() as AddressInfo).port}`,
    deliver: (mail) => peer.appendMessage('INBOX', [], false, mail.replaceAll('\n', '\r\n')),
    connections: () => connections,
    close,
  }
}
