import type { ClaimedDelivery } from '../mail/outbox.ts'
import { MailRefused, type Send } from '../mail/send-mail.ts'
import { postDelivery } from './post-delivery.ts'
import type { WebhookNetwork } from './webhook-network.ts'
import { signatureHeaders } from './webhook-secret.ts'
import type { WebhookStore } from './webhook-store.ts'

export type DeliverWebhookDeps = {
  webhooks: Pick<WebhookStore, 'receiver' | 'switch'>
  /** Opens a secret that was locked away. */
  decrypt: (secret: string) => Promise<string>
  network: WebhookNetwork
  now: () => number
}

/** A receiver that takes longer has not taken it, milliseconds. */
const patience = 10_000

/** What switches a webhook off when its receiver says that it is gone. */
const server = { accountId: null, address: 'server' }

/**
 * Delivers to a webhook: taken is what is answered with a status of 200 to 299. Any other answer is
 * worth another attempt, except 410, with which a receiver asks for no more: it is switched off.
 */
export function deliverWebhook({
  webhooks,
  decrypt,
  network,
  now,
}: DeliverWebhookDeps): Send<ClaimedDelivery> {
  return async ({ id, webhookId, body }, signal) => {
    const receiver = await webhooks.receiver(webhookId)
    if (!receiver) throw new MailRefused('The webhook is switched off')
    const secret = await decrypt(receiver.secret)
    const headers = signatureHeaders(secret, { id, body }, now())
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(patience)])
    const status = await postDelivery(receiver.url, { headers, body }, network, deadline)
    if (status >= 200 && status < 300) return
    if (status === 410) {
      await webhooks.switch(webhookId, { on: false, by: server, now: now() })
      throw new MailRefused('The receiver answered 410: it wants no more')
    }
    throw new Error(`The receiver answered ${status}`)
  }
}
