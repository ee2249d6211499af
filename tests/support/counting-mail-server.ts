import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/**
 * A real SMTP server on the loopback for very many mails: of each it keeps the Message-ID alone, with how often it came.
 * Closed when the test has finished.
 */
export async function countingMailServer(): Promise<{
  url: string
  arrived: ReadonlyMap<string, number>
}> {
  const arrived = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onData(stream, _session, callback) {
      let head = ''
      stream.on('data', (bytes: Buffer) => {
        if (head.length < 4_000) head += bytes.toString('latin1')
      })
      stream.on('end', () => {
        const id = /^Message-ID: (\S+)/im.exec(head)?.[1] ?? 'none'
        arrived.set(id, (arrived.get(id) ?? 0) + 1)
        callback()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, arrived }
}
