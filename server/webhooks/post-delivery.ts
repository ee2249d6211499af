import { request } from 'node:https'
import { isIP } from 'node:net'
import { judgedAddress, type WebhookNetwork } from './webhook-network.ts'

/** Bytes of an answer that are taken before the connection is closed; none of them is looked at. */
const readOfAnswer = 1_024

/**
 * Posts JSON over HTTPS to a public address and returns the status of the answer. Redirects are not
 * followed. Rejects when no answer came or the certificate does not hold.
 */
export async function postDelivery(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  network: WebhookNetwork,
  signal: AbortSignal,
): Promise<number> {
  const url = new URL(address)
  if (url.protocol !== 'https:') throw new Error('Only https addresses are delivered to')
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const host = await judgedAddress(hostname, network, signal)
  const bytes = Buffer.from(body)
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const posting = request({
    host,
    port: url.port || 443,
    path: url.pathname + url.search,
    method: 'POST',
    // The certificate is checked against the name, not against the address behind it.
    servername: isIP(hostname) ? '' : hostname,
    agent: false,
    signal,
    ...(network.authorities && { ca: network.authorities }),
    headers: {
      ...headers,
      host: url.host,
      'content-type': 'application/json',
      'content-length': bytes.length,
    },
  })
  posting.on('error', reject)
  posting.on('response', (answer) => {
    let read = 0
    answer.on('data', (chunk: Buffer) => {
      read += chunk.length
      if (read > readOfAnswer) answer.destroy()
    })
    answer.on('error', () => {})
    answer.on('close', () => resolve(answer.statusCode ?? 0))
  })
  posting.end(bytes)
  return promise
}
