/** What browser and server agree on about the admins' pages. Instants are epoch milliseconds. */
import * as v from 'valibot'
import { httpsAddress } from './https-address.ts'

/** For admins: `Authorization: Bearer …`. */
export const teamAdminPaths = {
  /** GET with `after` and `state`: a `SubscriberPage`. */
  subscribers: '/api/team/subscribers',
  /** GET: `{ webhooks: Webhook[] }`. POST with a `webhookCall`: a `NewWebhook`, whose secret is shown once. */
  webhooks: '/api/team/webhooks',
  /** PATCH with a `webhookSwitchCall`: the `Webhook`. DELETE. */
  webhook: '/api/team/webhooks/:id',
  /** POST, empty object: queues a trial delivery; the `Webhook`. */
  tryWebhook: '/api/team/webhooks/:id/try',
  /** GET with `after` and `shows`: a `RecordPage`. */
  record: '/api/team/record',
} as const

export const subscriberStates = ['pending', 'confirmed', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]

export type ListedSubscriber = {
  id: string
  address: string
  state: SubscriberState
  requestedAt: number
  confirmedAt: number | null
  unsubscribedAt: number | null
}

export type SubscriberPage = {
  subscribers: readonly ListedSubscriber[]
  next: string | null
  counts: Readonly<Record<SubscriberState, number>>
}

export const mostWebhooks = 10

export const webhookCall = v.strictObject({ url: httpsAddress })
export const webhookSwitchCall = v.strictObject({ on: v.boolean() })

/** An address of another system that is told of each new lead. */
export type Webhook = {
  id: string
  url: string
  on: boolean
  createdAt: number
  createdBy: string
  /** The last deliveries, the newest first, at most 10. */
  deliveries: readonly {
    id: string
    state: 'waiting' | 'sent' | 'failed'
    attempts: number
    queuedAt: number
    finishedAt: number | null
    lastError: string | null
  }[]
}

/** The secret signs each delivery (HMAC-SHA-256); it is shown this once. */
export type NewWebhook = { webhook: Webhook; secret: string }

/** What happened to accounts and what colleagues did, the newest first. */
export type RecordPage = {
  entries: readonly {
    id: string
    at: number
    /** What happened, in words: `signed in`, `role changed from staff to admin`, `erased a person's data`. */
    what: string
    /** The address of who did it or whom it happened to, `erased`, or null. */
    who: string | null
    /** Keyed hash of the client's network, shortened, to tell one from another; null where none is kept. */
    client: string | null
    /** How often within the hour that began with `at`, and when last. */
    times: number
    lastAt: number
  }[]
  next: string | null
}

/** `refusals`: calls refused to accounts that nobody has approved, which anybody can make as many of as they like. */
export const recordKinds = ['work', 'refusals'] as const
export type RecordKind = (typeof recordKinds)[number]
