import { type SelectQueryBuilder, type SqlBool, type StringReference, sql } from 'kysely'
import type { Place } from '../kernel/place.ts'
import type { Database } from './schema.ts'

/** A part of a list ordered by the instant in `time`, then by `id`, the newest first: so many rows after a place. */
export function newestAfter<Tables extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Tables, Row>,
  columns: { time: StringReference<Database, Tables>; id: StringReference<Database, Tables> },
  { after, limit }: { after: Place | undefined; limit: number },
): SelectQueryBuilder<Database, Tables, Row> {
  const time = sql.ref(columns.time)
  const id = sql.ref(columns.id)
  const begun = after
    ? query.where(sql<SqlBool>`(${time}, ${id}) < (${after.at}, ${after.id})`)
    : query
  return begun.orderBy(time, 'desc').orderBy(id, 'desc').limit(limit)
}
