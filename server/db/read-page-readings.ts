import { type Kysely, sql } from 'kysely'
import type { PageReadings } from '../../contract/team-overview.ts'
import { addDays, dayOf, startOfDay } from '../kernel/calendar.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import { spanOf } from './in-spans.ts'
import type { OpenDatabase } from './open-database.ts'
import { leadingPage } from './read-overview.ts'
import type { Database } from './schema.ts'

/** Pages that are listed: the site has fewer, but a lead's page is what its sender's browser said. */
const listedPages = 100

/** How often pages were read on so many days of the time zone, today included, beside the leads they brought. */
export function readPageReadings(
  { reader, engine }: Pick<OpenDatabase, 'reader' | 'engine'>,
  { days: length, timeZone, now }: { days: number; timeZone: string; now: number },
): Promise<PageReadings> {
  const to = dayOf(now, timeZone)
  const from = addDays(to, 1 - length)
  const days = Array.from({ length: length + 1 }, (_, day) => addDays(from, day))
  const bounds = days.map((day) => startOfDay(day, timeZone))
  return whenReachable(async () => {
    const read = {
      pages: await viewsBy(reader, 'page', from, to),
      days: await viewsBy(reader, 'day', from, to),
    }
    const leads = {
      pages: await leadsByPage(reader, engine, bounds),
      days: await leadsByDay(reader, days, bounds),
    }
    const pages = [...new Set([...read.pages.keys(), ...leads.pages.keys()])].map((page) => ({
      page,
      views: read.pages.get(page) ?? 0,
      leads: leads.pages.get(page) ?? 0,
    }))
    return {
      from,
      to,
      pages: pages.sort(mostReadFirst).slice(0, listedPages),
      days: days.slice(0, -1).map((day) => ({
        day,
        views: read.days.get(day) ?? 0,
        leads: leads.days.get(day) ?? 0,
      })),
    }
  })
}

type Page = PageReadings['pages'][number]

function mostReadFirst(a: Page, b: Page): number {
  return b.views - a.views || b.leads - a.leads || (a.page < b.page ? -1 : 1)
}

type Counts = Map<string, number>

async function viewsBy(
  reader: Kysely<Database>,
  column: 'page' | 'day',
  from: string,
  to: string,
): Promise<Counts> {
  const rows = await reader
    .selectFrom('page_views')
    .select([
      sql.ref<string>(column).as('name'),
      sql<number>`cast(sum(views) as bigint)`.as('views'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(column)
    .execute()
  return new Map(rows.map(({ name, views }) => [name, views]))
}

async function leadsByPage(
  reader: Kysely<Database>,
  engine: OpenDatabase['engine'],
  bounds: readonly number[],
): Promise<Counts> {
  const rows = await received(reader, bounds)
    .where('page', 'is not', null)
    .select((eb) => [leadingPage(engine).as('path'), eb.fn.countAll<number>().as('leads')])
    .groupBy('path')
    .orderBy('leads', 'desc')
    .limit(listedPages)
    .execute()
  return new Map(rows.map(({ path, leads }) => [path ?? '', leads]))
}

async function leadsByDay(
  reader: Kysely<Database>,
  days: readonly string[],
  bounds: readonly number[],
): Promise<Counts> {
  const rows = await received(reader, bounds)
    .select((eb) => [spanOf('received_at', bounds).as('day'), eb.fn.countAll<number>().as('leads')])
    .groupBy('day')
    .execute()
  return new Map(rows.map(({ day, leads }) => [days[day] ?? '', leads]))
}

function received(reader: Kysely<Database>, bounds: readonly number[]) {
  return reader
    .selectFrom('leads')
    .where('received_at', '>=', bounds[0] ?? 0)
    .where('received_at', '<', bounds.at(-1) ?? 0)
    .where('status', '!=', 'spam')
}
