import type { Kysely } from 'kysely'
import { whenReachable } from '../kernel/when-reachable.ts'
import type { LaunchStore, StepName } from '../launch/launch-store.ts'
import type { Actor } from '../lead-management/lead-management-store.ts'
import type { OpenDatabase } from './open-database.ts'
import { outboxRow } from './outbox-row.ts'
import type { Database } from './schema.ts'
import { recordTeamAction } from './team-actions.ts'
import { transacting } from './transacting.ts'

/** Who is named where no colleague did it. */
const earlier = 'live before there was a launch list'

/** The way to a launch in SQLite or PostgreSQL. */
export function kyselyLaunchStore({
  db,
  reader,
}: Pick<OpenDatabase, 'db' | 'reader'>): LaunchStore {
  const transact = transacting(db)
  return {
    steps: () =>
      whenReachable(async () => {
        const rows = await db.selectFrom('launch_steps').selectAll().execute()
        return new Map(
          rows.map((row) => [
            row.name,
            {
              at: row.happened_at,
              by: row.by_address,
              signedAs: row.signed_as,
              detail: row.detail,
            },
          ]),
        )
      }),

    admins: () =>
      whenReachable(async () => {
        const rows = await db
          .selectFrom('team_accounts')
          .select(['two_factor_enabled'])
          .where('role', '=', 'admin')
          .execute()
        // A flag is a number or a truth value, as the engine has it.
        return { all: rows.length, secured: rows.filter((row) => row.two_factor_enabled).length }
      }),

    launchedAt: () =>
      whenReachable(async () => {
        const row = await reader
          .selectFrom('launch_steps')
          .select('happened_at')
          .where('name', '=', 'launched')
          .executeTakeFirst()
        return row?.happened_at
      }),

    launch: ({ by, now }) =>
      transact(async (trx) => {
        const isFirst = await noteOnce(trx, 'launched', { by, now })
        if (isFirst) await recordTeamAction(trx, { by, now, what: 'launched the site' })
      }),

    launchEarlier: (now) =>
      transact(async (trx) => {
        const lived = await trx
          .selectFrom('launch_steps')
          .select('name')
          .where('name', '=', 'leads-before')
          .executeTakeFirst()
        if (lived) await noteOnce(trx, 'launched', { by: nobody, now, as: earlier })
      }),

    queueTrial: (mail, hash, order) =>
      transact(async (trx) => {
        await note(trx, 'trial-sent', { ...order, detail: hash })
        await trx.insertInto('outbox').values(outboxRow(mail)).execute()
      }),

    arrive: (hash, way, order) =>
      transact(async (trx) => {
        const sent = await trx
          .selectFrom('launch_steps')
          .select('detail')
          .where('name', '=', 'trial-sent')
          .executeTakeFirst()
        if (sent?.detail !== hash) return false
        await note(trx, 'trial-arrived', { ...order, detail: way })
        return true
      }),

    sign: (key, { as, of }, order) =>
      transact(async (trx) => {
        await note(trx, `signed:${key}`, { ...order, as, detail: of })
        await recordTeamAction(trx, {
          ...order,
          what: `put a name under ${key} of the launch list`,
        })
      }),

    withdraw: (key, order) =>
      transact(async (trx) => {
        await trx.deleteFrom('launch_steps').where('name', '=', `signed:${key}`).execute()
        await recordTeamAction(trx, {
          ...order,
          what: `took the name from ${key} of the launch list`,
        })
      }),
  }
}

const nobody: Actor = { accountId: null, address: '' }

type Noted = { by: Actor; now: number; as?: string; detail?: string }

const rowOf = (name: StepName, { by, now, as = '', detail = '' }: Noted) => ({
  name,
  happened_at: now,
  account_id: by.accountId,
  by_address: by.address,
  signed_as: as,
  detail,
})

/** Notes a step; what stood under its name before is gone. */
async function note(trx: Kysely<Database>, name: StepName, noted: Noted): Promise<void> {
  const { name: _, ...row } = rowOf(name, noted)
  await trx
    .insertInto('launch_steps')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

/** Whether it was not noted before. */
async function noteOnce(trx: Kysely<Database>, name: StepName, noted: Noted): Promise<boolean> {
  const row = await trx
    .insertInto('launch_steps')
    .values(rowOf(name, noted))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}
