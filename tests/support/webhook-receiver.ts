import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import type { WebhookNetwork } from '../../server/webhooks/webhook-network.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type Received = { path: string; headers: IncomingHttpHeaders; body: string }

/** What to answer a delivery with; `hang` never answers. */
export type Reaction = { status: number; headers?: Record<string, string> } | 'hang'

/** The name that the receiver's certificate is for. */
export const receiverHost = 'hooks.example.com'

/**
 * A real HTTPS server on the loopback under a public name, closed when the test has finished, and
 * the network in which that name leads to it.
 */
export async function webhookReceiver(
  react: (received: Received) => Reaction = () => ({ status: 204 }),
) {
  const folder = await temporaryFolder()
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', `/CN=${receiverHost}`, '-addext', `subjectAltName=DNS:${receiverHost}`],
    ...['-days', '2', '-keyout', key, '-out', certificate],
  ])
  const authorities = await readFile(certificate, 'utf8')
  const received: Received[] = []
  let connections = 0
  const server = createServer(
    { key: await readFile(key), cert: authorities },
    (request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const delivery = {
          path: request.url ?? '',
          headers: request.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }
        received.push(delivery)
        const reaction = react(delivery)
        if (reaction !== 'hang') response.writeHead(reaction.status, reaction.headers).end('Noted.')
      })
    },
  )
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  onTestFinished(close)
  const { port } = server.address() as AddressInfo
  const network: WebhookNetwork = {
    resolve: async () => ['127.0.0.1'],
    mayReach: () => true,
    authorities,
  }
  return {
    url: `https://${receiverHost}:${port}/leads?key=1`,
    port,
    received,
    connections: () => connections,
    network,
    close,
  }
}
