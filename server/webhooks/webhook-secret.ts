import { createHmac, randomBytes } from 'node:crypto'

/** https://www.standardwebhooks.com: receivers check what they get with its libraries. */
const prefix = 'whsec_'

/** A new secret of 32 random bytes: `whsec_` and base 64. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64')
}

export type Signed = { id: string; body: string }

/** The headers that name and sign a delivery. `sentAt` is epoch milliseconds; the key is what the secret's base 64 stands for. */
export function signatureHeaders(
  secret: string,
  { id, body }: Signed,
  sentAt: number,
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt / 1000))
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
