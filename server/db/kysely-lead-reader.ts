import { type Kysely, sql } from 'kysely'
import { dueSoonBefore } from '../../contract/lead-filters.ts'
import { leadsPerPage, mostSelected } from '../../contract/team-leads.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import {
  type LeadCursor,
  type UrgentPlace,
  writeLeadCursor,
} from '../lead-management/lead-cursor.ts'
import type { LeadReader } from '../lead-management/lead-reader.ts'
import type { LeadView } from '../lead-management/lead-view.ts'
import { colleaguesIn } from './colleagues-in.ts'
import {
  conditionsOf,
  isNew,
  isUrgent,
  rank,
  standsBelow,
  standsForItself,
} from './lead-conditions.ts'
import { leadDetail } from './lead-detail.ts'
import { readExportedLeads, readLeadRows, readSelectedLeads } from './lead-row.ts'
import { foundBy, type LeadCondition } from './lead-search.ts'
import { newestAfter } from './newest-after.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database } from './schema.ts'

/** Leads under a view are counted up to this many. */
const mostCounted = 10_000

/** A change is written some time after the instant it bears; polls look back so far, milliseconds. */
const writingTime = 2_000

/** Tags to choose from. */
const mostTags = 50

/** Leads of one portion of everything. */
const portion = 500

/** Reads leads from SQLite or PostgreSQL, beside the connection that takes them. */
export function kyselyLeadReader(database: OpenDatabase): LeadReader {
  const { reader } = database
  return {
    page: (view, after) =>
      whenReachable(() => (after ? laterPage(database, view, after) : firstPage(database, view))),

    news: (view, since) =>
      whenReachable(async () => {
        const from = since - writingTime
        const narrowed = { ...view, from: Math.max(from, view.from ?? 0) }
        const { at } = view
        const soon = at + dueSoonBefore
        const changed = await count(reader, [sql<boolean>`changed_at >= ${from}`])
        return {
          // Most polls find nothing new, and search nothing.
          received:
            changed === 0 ? 0 : await count(reader, await everyCondition(database, narrowed)),
          changed,
          overdue: await count(reader, [
            isNew,
            standsForItself,
            sql<boolean>`answer_due_at < ${at}`,
          ]),
          dueSoon: await count(reader, [
            isNew,
            standsForItself,
            sql<boolean>`answer_due_at >= ${at}`,
            sql<boolean>`answer_due_at < ${soon}`,
          ]),
        }
      }),

    detail: (reference, accountId) => whenReachable(() => leadDetail(reader, reference, accountId)),

    rows: (references) => whenReachable(() => readLeadRows(reader, { references })),

    async *all(view) {
      // A file holds all that came in, and says what stands for what.
      const whole = { ...view, hidesMerged: false }
      const conditions = await whenReachable(() => everyCondition(database, whole))
      let last: Place | undefined
      do {
        const after = last
        const places = await whenReachable(() => newest(reader, conditions, portion, after))
        const leads = await whenReachable(() => readExportedLeads(reader, places))
        if (leads.length > 0) yield leads
        last = places.length === portion ? places.at(-1) : undefined
      } while (last)
    },

    selection: (view) =>
      whenReachable(async () => {
        const conditions = await everyCondition(database, view)
        const places = await newest(reader, conditions, mostSelected + 1)
        const ids = places.slice(0, mostSelected).map(({ id }) => id)
        const leads = await readSelectedLeads(reader, ids)
        return { leads, more: places.length > mostSelected }
      }),

    count: (view) => whenReachable(async () => count(reader, await everyCondition(database, view))),

    tags: () =>
      whenReachable(async () => {
        const rows = await reader
          .selectFrom('lead_tags')
          .select('tag')
          .groupBy('tag')
          .orderBy(sql`count(*)`, 'desc')
          .orderBy('tag')
          .limit(mostTags)
          .execute()
        return rows.map(({ tag }) => tag)
      }),

    colleagues: () => whenReachable(() => colleaguesIn(reader)),
  }
}

type Page = Awaited<ReturnType<LeadReader['page']>>
type Place = { id: string; received_at: number }

async function firstPage(database: OpenDatabase, view: LeadView): Promise<Page> {
  const { reader } = database
  const conditions = await everyCondition(database, view)
  if (view.search !== undefined) {
    // To find them is what takes long: those that are counted are found once.
    const found = await newest(reader, conditions, mostCounted)
    const page = await pageOf(reader, found, view, null)
    return { urgent: [], urgentCount: 0, ...page, count: found.length }
  }
  const top = await topOf(reader, conditions, view.at)
  const rest = top.last ? [...conditions, standsBelow(view.at, top.last)] : conditions
  return {
    urgent: await readLeadRows(reader, { ids: top.ids }),
    urgentCount: top.count,
    ...(await pageOf(reader, await newest(reader, rest, leadsPerPage + 1), view, top.last)),
    count: await count(reader, conditions),
  }
}

async function laterPage(database: OpenDatabase, view: LeadView, after: LeadCursor): Promise<Page> {
  const { reader } = database
  const { urgent } = after
  const conditions = await everyCondition(database, view)
  const rest = urgent ? [...conditions, standsBelow(view.at, urgent)] : conditions
  const place = { id: after.id, received_at: after.receivedAt }
  const places = await newest(reader, rest, leadsPerPage + 1, place)
  const page = await pageOf(reader, places, view, urgent)
  return { urgent: [], urgentCount: 0, ...page, count: null }
}

async function everyCondition(database: OpenDatabase, view: LeadView): Promise<LeadCondition[]> {
  const found = await foundBy(database, view.search)
  return [...conditionsOf(view), ...(found ? [found] : [])]
}

type Top = { ids: string[]; count: number; last: UrgentPlace | null }

const noTop: Top = { ids: [], count: 0, last: null }

/** The leads that stand on top. */
async function topOf(
  reader: Kysely<Database>,
  conditions: readonly LeadCondition[],
  at: number,
): Promise<Top> {
  const urgent = [...conditions, isUrgent(at)]
  const rows = await reader
    .selectFrom('leads')
    .select(['id', 'answer_due_at', rank.as('rank')])
    .where((eb) => eb.and(urgent))
    .orderBy('rank')
    .orderBy('answer_due_at')
    .orderBy('id')
    .limit(leadsPerPage)
    .execute()
  const last = rows.at(-1)
  if (!last) return noTop
  return {
    ids: rows.map(({ id }) => id),
    count: rows.length < leadsPerPage ? rows.length : await count(reader, urgent),
    last: [last.rank, last.answer_due_at, last.id],
  }
}

/** The leads of the first places, and where the next page begins when there are more places. */
async function pageOf(
  reader: Kysely<Database>,
  places: readonly Place[],
  { at }: LeadView,
  urgent: UrgentPlace | null,
): Promise<Pick<Page, 'leads' | 'next'>> {
  const shown = places.slice(0, leadsPerPage)
  const last = shown.at(-1)
  const goesOn = places.length > leadsPerPage && last !== undefined
  return {
    leads: await readLeadRows(reader, { ids: shown.map(({ id }) => id) }),
    next: goesOn
      ? writeLeadCursor({ at, receivedAt: last.received_at, id: last.id, urgent })
      : null,
  }
}

/** The newest leads under conditions, from a place on. Reads an index alone. */
function newest(
  reader: Kysely<Database>,
  conditions: readonly LeadCondition[],
  limit: number,
  after?: Place,
): Promise<Place[]> {
  const held = reader
    .selectFrom('leads')
    .select(['id', 'received_at'])
    .where((eb) => eb.and([...conditions]))
  const place = after && { at: after.received_at, id: after.id }
  return newestAfter(held, { time: 'received_at', id: 'id' }, { after: place, limit }).execute()
}

async function count(
  reader: Kysely<Database>,
  conditions: readonly LeadCondition[],
): Promise<number> {
  const { leads } = await reader
    .selectFrom(
      reader
        .selectFrom('leads')
        .select('id')
        .where((eb) => eb.and([...conditions]))
        .limit(mostCounted)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('leads'))
    .executeTakeFirstOrThrow()
  return leads
}
