import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Certificate } from './mail-certificates.ts'

export type Delivery = { from: string; to: string; email: Email }

/** How the peer treats one mail, decided after the last byte of its content came in. */
export type Treatment = 'accept' | 'defer' | 'refuse' | 'hang' | 'drop'

/** Decides about a mail by its Message-ID and how often it was offered before. */
export type Treat = (messageId: string, earlier: number) => Treatment | Promise<Treatment>

export type SmtpPeer = {
  url: string
  /** What it answered 250 to: from then on the mail is its own. */
  accepted: Delivery[]
  /** Message-IDs in the order they were offered, whatever became of them. */
  offered: string[]
  /** Each password that arrived, and whether nobody could read it on the way. */
  logins: { secure: boolean }[]
  /** From the next connection on. */
  showCertificate: (certificate: Certificate) => void
}

export type PeerOptions = {
  startTls?: boolean
  /** Encrypted from the first byte, as port 465 is. */
  secure?: boolean
  port?: number
  /** Without one it shows one that is nobody's: the site's sender rightly refuses it unless told otherwise. */
  certificate?: Certificate
}

/**
 * A real SMTP server on the loopback. `treat` is asked for each mail with the
 * number of times it was offered before; it may wait. Without a `port` it takes a free one.
 */
export async function openSmtpPeer(
  treat: Treat = () => 'accept',
  { startTls = false, secure = false, port = 0, certificate }: PeerOptions = {},
): Promise<SmtpPeer & { close: () => Promise<void> }> {
  const accepted: Delivery[] = []
  const offered: string[] = []
  const logins: { secure: boolean }[] = []
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth({ username = '', password }, { secure }, callback) {
      logins.push({ secure })
      if (password === 'right') callback(null, { user: username })
      else callback(answer(535, 'Authentication failed'))
    },
    ...certificate,
    secure,
    hideSTARTTLS: !startTls,
    disabledCommands: startTls ? [] : ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    async onData(stream, session, callback) {
      const bytes = await bytesOf(stream).catch(() => undefined)
      // A client that was killed in the middle of its mail.
      if (!bytes) return callback(answer(451, 'Cut off'))
      const email = await PostalMime.parse(bytes)
      const messageId = email.messageId ?? ''
      const earlier = offered.filter((id) => id === messageId).length
      offered.push(messageId)
      const { mailFrom, rcptTo } = session.envelope
      const treatment = await treat(messageId, earlier)
      if (treatment === 'accept') {
        accepted.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map((recipient) => recipient.address).join(),
          email,
        })
        callback()
      } else if (treatment === 'defer') callback(answer(451, 'Greylisted, come back later'))
      else if (treatment === 'refuse') callback(answer(550, 'No such user here'))
      else if (treatment === 'drop') drop(server, session.id)
    },
  })
  // A client that gives up on us breaks its connection; that is what some tests want.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  const address = server.server.address() as AddressInfo
  const url = `${secure ? 'smtps' : 'smtp'}://127.0.0.1:${address.port}`
  const showCertificate = (other: Certificate) => server.updateSecureContext(other)
  return { url, accepted, offered, logins, showCertificate, close }
}

async function bytesOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

/** Cuts the line after DATA, without a word. */
function drop(server: SMTPServer, session: string): void {
  const connections = server.connections as Set<{ id: string; _socket: { destroy: () => void } }>
  for (const connection of connections) {
    if (connection.id === session) connection._socket.destroy()
  }
}
