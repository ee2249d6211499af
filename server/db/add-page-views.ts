import { whenReachable } from '../kernel/when-reachable.ts'
import type { DayCount } from '../page-views/count-page-views.ts'
import type { OpenDatabase } from './open-database.ts'

/** Adds readings to those of other processes; all of them, or none. */
export function addPageViews(
  { db }: Pick<OpenDatabase, 'db'>,
  counts: readonly DayCount[],
): Promise<void> {
  // In one order: two processes that lock the same rows in different ones would wait for each other.
  const rows = [...counts].sort((a, b) => (`${a.day} ${a.page}` < `${b.day} ${b.page}` ? -1 : 1))
  return whenReachable(async () => {
    await db
      .insertInto('page_views')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'page'])
          .doUpdateSet((eb) => ({ views: eb('page_views.views', '+', eb.ref('excluded.views')) })),
      )
      .execute()
  })
}
