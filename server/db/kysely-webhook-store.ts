import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { mostWebhooks, type Webhook } from '../../contract/team-admin.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import type { WebhookStore } from '../webhooks/webhook-store.ts'
import { deliveryRow } from './delivery-row.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database, WebhookTable } from './schema.ts'
import { recordTeamAction } from './team-actions.ts'
import { transacting } from './transacting.ts'

/** Deliveries that are shown of each. */
const shownDeliveries = 10

/** Webhooks and their deliveries in SQLite or PostgreSQL. */
export function kyselyWebhookStore({ db }: Pick<OpenDatabase, 'db'>): WebhookStore {
  const transact = transacting(db)
  return {
    list: () =>
      whenReachable(async () => {
        const rows = await db
          .selectFrom('webhooks')
          .selectAll()
          .orderBy('created_at')
          .orderBy('id')
          .execute()
        return Promise.all(rows.map((row) => shown(db, row)))
      }),

    add: ({ url, secret, by, now }) =>
      transact(async (trx) => {
        const { webhooks } = await trx
          .selectFrom('webhooks')
          .select((eb) => eb.fn.countAll<number>().as('webhooks'))
          .executeTakeFirstOrThrow()
        if (webhooks >= mostWebhooks) return undefined
        const row = {
          id: randomUUID(),
          url,
          secret,
          is_on: 1,
          created_by: by.address,
          created_at: now,
        }
        await trx.insertInto('webhooks').values(row).execute()
        await recordTeamAction(trx, { by, now, what: `added the webhook to ${hostOf(url)}` })
        return shown(trx, row)
      }),

    switch: (id, { on, by, now }) =>
      transact(async (trx) => {
        // Waits for the leads that are just being stored with a delivery to it.
        const row = await trx
          .updateTable('webhooks')
          .set({ is_on: on ? 1 : 0 })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst()
        if (!row) return undefined
        if (!on) await giveUp(trx, id, now)
        await recordTeamAction(trx, {
          by,
          now,
          what: `switched the webhook to ${hostOf(row.url)} ${on ? 'on' : 'off'}`,
        })
        return shown(trx, row)
      }),

    remove: (id, { by, now }) =>
      transact(async (trx) => {
        const row = await trx
          .deleteFrom('webhooks')
          .where('id', '=', id)
          .returning('url')
          .executeTakeFirst()
        if (row)
          await recordTeamAction(trx, {
            by,
            now,
            what: `deleted the webhook to ${hostOf(row.url)}`,
          })
        return row !== undefined
      }),

    queue: (id, body, now) =>
      transact(async (trx) => {
        const row = await trx
          .selectFrom('webhooks')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst()
        if (!row) return undefined
        if (!row.is_on) return 'off'
        const delivery = deliveryRow({ webhookId: id, leadId: null, body, queuedAt: now })
        await trx.insertInto('outbox').values(delivery).execute()
        return shown(trx, row)
      }),

    receiver: (id) =>
      whenReachable(() =>
        db
          .selectFrom('webhooks')
          .select(['url', 'secret'])
          .where('id', '=', id)
          .where('is_on', '=', 1)
          .executeTakeFirst(),
      ),
  }
}

/** An address may carry a key in its path: the record outlives the webhook and names its host alone. */
function hostOf(url: string): string {
  return new URL(url).host
}

async function giveUp(trx: Kysely<Database>, id: string, now: number): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ state: 'failed', finished_at: now, last_error: 'The webhook is switched off' })
    .where('webhook_id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

async function shown(db: Kysely<Database>, row: Selectable<WebhookTable>): Promise<Webhook> {
  const deliveries = await db
    .selectFrom('outbox')
    .select(['id', 'state', 'attempts', 'queued_at', 'finished_at', 'last_error'])
    .where('webhook_id', '=', row.id)
    .orderBy('queued_at', 'desc')
    .orderBy('id')
    .limit(shownDeliveries)
    .execute()
  return {
    id: row.id,
    url: row.url,
    on: row.is_on === 1,
    createdAt: row.created_at,
    createdBy: row.created_by,
    deliveries: deliveries.map((delivery) => ({
      id: delivery.id,
      state: delivery.state,
      attempts: delivery.attempts,
      queuedAt: delivery.queued_at,
      finishedAt: delivery.finished_at,
      lastError: delivery.last_error,
    })),
  }
}
