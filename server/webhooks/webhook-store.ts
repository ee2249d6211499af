import type { Webhook } from '../../contract/team-admin.ts'
import type { Actor } from '../lead-management/lead-management-store.ts'

/** Where webhooks are kept. Instants are epoch milliseconds. Every method may throw StorageUnavailable. */
export type WebhookStore = {
  list(): Promise<Webhook[]>
  /** Undefined when there are as many as there may be. `secret` is encrypted. */
  add(order: { url: string; secret: string; by: Actor; now: number }): Promise<Webhook | undefined>
  /** Undefined when there is none of that id. Switched off, it loses the deliveries that wait. */
  switch(id: string, order: { on: boolean; by: Actor; now: number }): Promise<Webhook | undefined>
  /** False when there is none of that id. Its deliveries go with it. */
  remove(id: string, order: { by: Actor; now: number }): Promise<boolean>
  /** Queues a delivery with the given body; undefined when there is no webhook of that id, `off` when it is. */
  queue(id: string, body: string, now: number): Promise<Webhook | 'off' | undefined>
  /** Where to deliver, and the encrypted secret to sign with; undefined when it is off or gone. */
  receiver(id: string): Promise<{ url: string; secret: string } | undefined>
}
