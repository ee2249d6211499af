import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { whenReachable } from '../kernel/when-reachable.ts'
import type { Changes, DeskStore, Draft, Work } from '../site-desk/desk-store.ts'
import { sameValue } from '../site-desk/fields.ts'
import { subjectOf } from '../site-desk/subject-of.ts'
import type { RunningProcess } from '../site-desk/surroundings.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database, SiteDraftTable, SiteWorkTable } from './schema.ts'
import { recordTeamAction } from './team-actions.ts'
import { transacting } from './transacting.ts'

/** Drafts and publishings of the site in SQLite or PostgreSQL. */
export function kyselyDeskStore(
  { db }: Pick<OpenDatabase, 'db'>,
  ownProcess: () => RunningProcess,
): DeskStore {
  const transact = transacting(db)
  const work = () => db.selectFrom('site_work').selectAll()

  return {
    drafts: () =>
      whenReachable(async () =>
        (await db.selectFrom('site_drafts').selectAll().orderBy('file').execute()).map(draftOf),
      ),

    saveDraft: ({ file, version, changes, by, now }) =>
      transact(async (trx) => {
        const row = {
          version: version + 1,
          changes: JSON.stringify(changes),
          by_address: by.address,
          changed_at: now,
        }
        const changed = await trx
          .updateTable('site_drafts')
          .set(row)
          .where('file', '=', file)
          .where('version', '=', version)
          .returningAll()
          .executeTakeFirst()
        if (changed) return draftOf(changed)
        if (version > 0) return undefined
        const added = await trx
          .insertInto('site_drafts')
          .values({ file, ...row })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst()
        return added && draftOf(added)
      }),

    begin: (place, { kind, stage, changes, version, by, now }) =>
      whenReachable(async () => {
        const { process: number, begun } = ownProcess()
        const begunWork = await db
          .insertInto('site_work')
          .values({
            id: randomUUID(),
            ...{ place, running: place, kind, stage, share: 0, version },
            ...{ process: number, process_begun: begun },
            changes: JSON.stringify(changes),
            problems: '[]',
            by_address: by.address,
            begun_at: now,
            ended_at: null,
          })
          .onConflict((conflict) => conflict.column('running').doNothing())
          .returningAll()
          .executeTakeFirst()
        return begunWork && workOf(begunWork)
      }),

    advance: (id, { stage, share, version, changes }) =>
      whenReachable(async () => {
        await db
          .updateTable('site_work')
          .set({
            ...(stage && { stage }),
            ...(share !== undefined && { share: Math.round(share * 100) }),
            ...(version !== undefined && { version }),
            ...(changes && { changes: JSON.stringify(changes) }),
          })
          .where('id', '=', id)
          .execute()
      }),

    end: (id, { stage, problems, now }) =>
      whenReachable(async () => {
        await db
          .updateTable('site_work')
          .set({ stage, problems: JSON.stringify(problems), running: null, ended_at: now })
          .where('id', '=', id)
          .execute()
      }),

    finish: (done, by, now) =>
      transact(async (trx) => {
        await trx
          .updateTable('site_work')
          .set({ stage: 'done', running: null, ended_at: now, share: 100 })
          .where('id', '=', done.id)
          .execute()
        await takeOut(trx, done)
        await recordTeamAction(trx, { by, now, what: `site: ${subjectOf(done)}` })
      }),

    running: (place) =>
      whenReachable(async () => {
        const row = await work().where('running', '=', place).executeTakeFirst()
        return row && workOf(row)
      }),

    latest: (place, most) =>
      whenReachable(async () => {
        const rows = await work()
          .where('place', '=', place)
          .where('kind', '!=', 'go back')
          .orderBy('begun_at', 'desc')
          .orderBy('id')
          .limit(most)
          .execute()
        return rows.map(workOf)
      }),

    record: (what, by, now) =>
      whenReachable(() => recordTeamAction(db, { by, now, what: `site: ${what}` })),

    publishedAs: (names) =>
      whenReachable(async () => {
        const rows = await work()
          .where('version', 'in', names.length > 0 ? [...names] : [''])
          .where('kind', '=', 'publish')
          .where('stage', '=', 'done')
          .execute()
        return rows.map(workOf)
      }),
  }
}

/** What was saved while it was built, and differs, stays in the draft. */
async function takeOut(trx: Kysely<Database>, { changes }: Work): Promise<void> {
  for (const row of await trx.selectFrom('site_drafts').selectAll().execute()) {
    const draft = draftOf(row)
    const left: Changes = Object.fromEntries(
      Object.entries(draft.changes).filter(
        ([key, { now }]) =>
          !changes.some(
            (change) =>
              change.file === draft.file && change.key === key && sameValue(change.now, now),
          ),
      ),
    )
    if (Object.keys(left).length === Object.keys(draft.changes).length) continue
    await trx
      .updateTable('site_drafts')
      .set({ changes: JSON.stringify(left), version: draft.version + 1 })
      .where('file', '=', draft.file)
      .execute()
  }
}

function draftOf(row: Selectable<SiteDraftTable>): Draft {
  return {
    file: row.file,
    version: row.version,
    changes: JSON.parse(row.changes) as Changes,
    by: row.by_address,
    at: row.changed_at,
  }
}

function workOf(row: Selectable<SiteWorkTable>): Work {
  return {
    id: row.id,
    kind: row.kind,
    stage: row.stage,
    share: row.share / 100,
    by: row.by_address,
    begunAt: row.begun_at,
    endedAt: row.ended_at,
    problems: JSON.parse(row.problems) as Work['problems'],
    version: row.version,
    process: row.process,
    processBegun: row.process_begun,
    changes: JSON.parse(row.changes) as Work['changes'],
  }
}
