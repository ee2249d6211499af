/** Node.js for another system: whether a call is one of ours. Its test runs it against what our server signs. */
export const verifySample = `import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether a call is ours: its body as it came, its headers, the secret. */
export function isOurs(body, headers, secret) {
  const time = headers['webhook-timestamp'] ?? ''
  const fresh = Math.abs(Date.now() / 1000 - Number(time)) < 300
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = \`\${headers['webhook-id']}.\${time}.\${body}\`
  const made = 'v1,' + createHmac('sha256', key).update(signed).digest('base64')
  const sent = headers['webhook-signature'] ?? ''
  return fresh && sent.length === made.length &&
    timingSafeEqual(Buffer.from(sent), Buffer.from(made))
}
`
