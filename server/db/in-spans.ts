import { type RawBuilder, sql } from 'kysely'

/**
 * Which span an instant falls into, as SQL: 0 for the first. `bounds` are epoch milliseconds,
 * ascending; the last one ends the last span, and the column must lie between the first and it.
 * Spans of one length in a row are counted by a division: days and weeks differ only where
 * clocks change, so that a year is a handful of cases.
 */
export function spanOf(column: string, bounds: readonly number[]): RawBuilder<number> {
  const runs = runsOf(bounds)
  const instant = sql.ref(column)
  // As literals: parameters are no whole numbers to SQLite, and to PostgreSQL none to group by.
  const cases = runs.map(({ from, until, first, length }) => {
    const within = sql`(${instant} - ${sql.lit(from)}) / ${sql.lit(length)}`
    return sql`when ${instant} < ${sql.lit(until)} then ${sql.lit(first)} + ${within}`
  })
  return sql<number>`case ${sql.join(cases, sql` `)} end`
}

type Run = { from: number; until: number; first: number; length: number }

function runsOf(bounds: readonly number[]): Run[] {
  const runs: Run[] = []
  for (const [span, until] of bounds.slice(1).entries()) {
    const from = bounds[span] ?? 0
    const last = runs.at(-1)
    if (last?.length === until - from) last.until = until
    else runs.push({ from, until, first: span, length: until - from })
  }
  return runs
}
