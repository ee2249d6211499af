import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import {
  mostWebhooks,
  type NewWebhook,
  teamAdminPaths,
  webhookCall,
  webhookSwitchCall,
} from '../../contract/team-admin.ts'
import { readCall } from '../accounts/account-calls.ts'
import { Refusal } from '../http/refusal.ts'
import { trialDelivery } from '../webhooks/delivery-body.ts'
import { newWebhookSecret } from '../webhooks/webhook-secret.ts'
import type { WebhookStore } from '../webhooks/webhook-store.ts'
import { actorOf, type TeamRoute } from './team-route.ts'

export type WebhookRouteDeps = {
  webhooks: WebhookStore
  /** Locks a secret away. */
  encrypt: (secret: string) => Promise<string>
  /** Hears that a delivery waits. */
  onDelivery: () => void
  now: () => number
}

const nothing = v.strictObject({})

/** Other systems that are told of each new lead. */
export function webhookRoutes(deps: WebhookRouteDeps): readonly TeamRoute[] {
  return [
    {
      method: 'GET',
      url: teamAdminPaths.webhooks,
      least: 'admin',
      work: async () => ({ webhooks: await deps.webhooks.list() }),
    },
    {
      method: 'POST',
      url: teamAdminPaths.webhooks,
      least: 'admin',
      wantsProof: true,
      async work(request): Promise<NewWebhook> {
        const { url } = readCall(webhookCall, request)
        const secret = newWebhookSecret()
        const encrypted = await deps.encrypt(secret)
        const order = { url, secret: encrypted, by: actorOf(request), now: deps.now() }
        const webhook = await deps.webhooks.add(order)
        if (webhook) return { webhook, secret }
        throw new Refusal('conflict', 'team.tooManyWebhooks', { values: { most: mostWebhooks } })
      },
    },
    {
      method: 'PATCH',
      url: teamAdminPaths.webhook,
      least: 'admin',
      wantsProof: true,
      async work(request) {
        const { on } = readCall(webhookSwitchCall, request)
        const order = { on, by: actorOf(request), now: deps.now() }
        return (await deps.webhooks.switch(idOf(request), order)) ?? unknown()
      },
    },
    {
      method: 'DELETE',
      url: teamAdminPaths.webhook,
      least: 'admin',
      wantsProof: true,
      async work(request) {
        const order = { by: actorOf(request), now: deps.now() }
        return (await deps.webhooks.remove(idOf(request), order)) ? {} : unknown()
      },
    },
    {
      method: 'POST',
      url: teamAdminPaths.tryWebhook,
      least: 'admin',
      sends: true,
      async work(request) {
        readCall(nothing, request)
        const now = deps.now()
        const queued = await deps.webhooks.queue(idOf(request), trialDelivery(now), now)
        if (queued === 'off') throw new Refusal('conflict', 'team.webhookOff')
        deps.onDelivery()
        return queued ?? unknown()
      },
    },
  ]
}

function idOf(request: FastifyRequest): string {
  return (request.params as { id: string }).id
}

function unknown(): never {
  throw new Refusal('not_found', 'team.noWebhook')
}
