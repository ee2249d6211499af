import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type LeadKind, leadKinds } from '../../contract/lead-fields.ts'
import { type LeadStatus, leadInterests, leadStatuses } from '../../contract/lead-filters.ts'
import type { Overview } from '../../contract/team-overview.ts'
import { addDays, dayOf, mondayOf, startOfDay } from '../kernel/calendar.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import { spanOf } from './in-spans.ts'
import { standsForItself } from './lead-conditions.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database } from './schema.ts'

/** Pages and campaigns that are named; the rest is rare. */
const namedSources = 20

type Span = {
  from: number
  until: number
  /** Whether there is any merged lead to leave out: to look at each of a year takes twice as long. */
  hasMerged: boolean
}

/** What came in during so many weeks, this one included, which begin on Mondays of the time zone. */
export function readOverview(
  { reader, engine }: Pick<OpenDatabase, 'reader' | 'engine'>,
  { weeks, timeZone, now }: { weeks: number; timeZone: string; now: number },
): Promise<Overview> {
  const first = mondayOf(addDays(dayOf(now, timeZone), -7 * (weeks - 1)))
  const mondays = Array.from({ length: weeks + 1 }, (_, week) => addDays(first, 7 * week))
  const bounds = mondays.map((day) => startOfDay(day, timeZone))
  return whenReachable(async () => {
    const hasMerged = await isAnyMerged(reader)
    const span = { from: bounds[0] ?? 0, until: bounds.at(-1) ?? 0, hasMerged }
    return {
      weeks: await byWeek(reader, span, mondays.slice(0, -1), bounds),
      pages: await sources(reader, span, 'page', leadingPage(engine)),
      campaigns: await sources(reader, span, 'campaign', sql.ref('campaign')),
      statuses: await byStatus(reader, span),
      firstAnswer: await firstAnswer(reader, span, now),
    }
  })
}

/**
 * By week, with a column for each kind and interest: sorting a hundred thousand leads by all of them
 * takes four times as long.
 */
async function byWeek(
  reader: Kysely<Database>,
  span: Span,
  mondays: readonly string[],
  bounds: readonly number[],
): Promise<Overview['weeks']> {
  const counted = [
    ...leadKinds.map((kind) => ({ column: 'kind', value: kind }) as const),
    ...['', ...leadInterests].map((value) => ({ column: 'interest', value }) as const),
  ]
  const columns = counted.map(({ column, value }, at) =>
    sql<number>`count(*) filter (where ${sql.ref(column)} = ${value})`.as(`count_${at}`),
  )
  const rows = await received(reader, span)
    .where('status', '!=', 'spam')
    .select([spanOf('received_at', bounds).as('week'), ...columns])
    .groupBy('week')
    .execute()
  const found = new Map(rows.map((row) => [row.week, row as Record<string, number>]))
  return mondays.map((begins, week) => {
    const counts = counted.map(({ column, value }, at) => ({
      column,
      value,
      leads: found.get(week)?.[`count_${at}`] ?? 0,
    }))
    const of = (wanted: string) => counts.filter(({ column }) => column === wanted)
    return {
      begins,
      kinds: asRecord(of('kind')) as Record<LeadKind, number>,
      interests: asRecord(of('interest').filter(({ leads }) => leads > 0)),
    }
  })
}

function asRecord(counts: readonly { value: string; leads: number }[]): Record<string, number> {
  return Object.fromEntries(counts.map(({ value, leads }) => [value, leads]))
}

async function byStatus(reader: Kysely<Database>, span: Span): Promise<Record<LeadStatus, number>> {
  const rows = await received(reader, span)
    .select((eb) => ['status', eb.fn.countAll<number>().as('leads')])
    .groupBy('status')
    .execute()
  const found = new Map(rows.map(({ status, leads }) => [status, leads]))
  const counts = leadStatuses.map((value) => ({ value, leads: found.get(value) ?? 0 }))
  return asRecord(counts) as Record<LeadStatus, number>
}

/** The commonest values of a column; `named` makes of a value what it is counted under. */
async function sources(
  reader: Kysely<Database>,
  span: Span,
  column: 'page' | 'campaign',
  named: RawBuilder<string | null>,
): Promise<Overview['pages']> {
  return reader
    .with('sources', () =>
      received(reader, span)
        .where('status', '!=', 'spam')
        .select((eb) => [column, eb.fn.countAll<number>().as('leads')])
        .groupBy(column),
    )
    .selectFrom('sources')
    .select([named.as('name'), sql<number>`cast(sum(leads) as bigint)`.as('leads')])
    .groupBy('name')
    .orderBy('leads', 'desc')
    .orderBy('name')
    .limit(namedSources)
    .execute()
}

/**
 * The page that led to a lead: the one whose link brought its name along, which stands last among the
 * presets (`contract/contact-presets.ts`), else the form's own.
 */
export function leadingPage(engine: OpenDatabase['engine']): RawBuilder<string | null> {
  const postgres = engine === 'postgres'
  const from = postgres
    ? sql<string>`split_part(page, 'from=', 2)`
    : sql<string>`substr(page, instr(page, 'from=') + 5)`
  const own = postgres
    ? sql<string>`split_part(page, '?', 1)`
    : sql<string>`case instr(page, '?') when 0 then page else substr(page, 1, instr(page, '?') - 1) end`
  return sql`case
    when page like '%from=home' then '/'
    when page like '%from=%' then '/' || ${from}
    else ${own} end`
}

/** How soon leads were answered, and how many were not though they should have been. */
async function firstAnswer(
  reader: Kysely<Database>,
  span: Span,
  now: number,
): Promise<Overview['firstAnswer']> {
  const wanted = received(reader, span).where('status', '!=', 'spam')
  const { answered, inTime, overdue } = await wanted
    .select([
      sql<number>`count(answered_at)`.as('answered'),
      sql<number>`count(*) filter (where answered_at <= answer_due_at)`.as('inTime'),
      sql<number>`count(*) filter (
        where answered_at is null and status = 'new' and answer_due_at < ${now}
      )`.as('overdue'),
    ])
    .executeTakeFirstOrThrow()
  if (answered + overdue === 0) return null
  return { answered, inTime, overdue, waits: await waitsOf(wanted, reader, answered) }
}

/** The median and the 90th percentile are the waits of leads: the nearest rank, nothing between two. */
async function waitsOf(
  wanted: ReturnType<typeof received>,
  reader: Kysely<Database>,
  answered: number,
): Promise<NonNullable<Overview['firstAnswer']>['waits']> {
  if (answered === 0) return null
  const ranked = await reader
    .with('ranked', () =>
      wanted
        .where('answered_at', 'is not', null)
        .select([
          sql<number>`answered_at - received_at`.as('wait'),
          sql<number>`row_number() over (order by answered_at - received_at)`.as('rank'),
        ]),
    )
    .selectFrom('ranked')
    .select(['wait'])
    .where('rank', 'in', [Math.ceil(answered * 0.5), Math.ceil(answered * 0.9)])
    .orderBy('rank')
    .execute()
  const median = ranked[0]?.wait ?? 0
  return { median, percentile90: ranked.at(-1)?.wait ?? median }
}

async function isAnyMerged(reader: Kysely<Database>): Promise<boolean> {
  const row = await reader
    .selectFrom('leads')
    .select('id')
    .where('merged_into', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

function received(reader: Kysely<Database>, { from, until, hasMerged }: Span) {
  return reader
    .selectFrom('leads')
    .where('received_at', '>=', from)
    .where('received_at', '<', until)
    .$if(hasMerged, (leads) => leads.where(standsForItself))
}
