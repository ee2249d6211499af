import {
  type ListedSubscriber,
  type RecordKind,
  type RecordPage,
  recordKinds,
  type SubscriberPage,
  type SubscriberState,
  subscriberStates,
  teamAdminPaths,
} from '../../contract/team-admin.ts'
import type { Place } from '../kernel/place.ts'
import { readPlace, writePlace } from './page-place.ts'
import { queryOf } from './query-of.ts'
import type { TeamRoute } from './team-route.ts'

type PageOf = { after: Place | undefined; limit: number }

export type AdminRouteDeps = {
  record: (page: PageOf & { shows: RecordKind }) => Promise<RecordPage['entries'][number][]>
  subscribers: (
    page: PageOf & { state: SubscriberState | undefined },
  ) => Promise<ListedSubscriber[]>
  subscriberCounts: () => Promise<SubscriberPage['counts']>
}

/** Entries of one page. */
const perPage = 50

/** What happened, and who reads the newsletter. */
export function adminRoutes(deps: AdminRouteDeps): readonly TeamRoute[] {
  return [
    {
      method: 'GET',
      url: teamAdminPaths.record,
      least: 'admin',
      async work(request): Promise<RecordPage> {
        const query = queryOf(request)
        const after = readPlace(query.get('after'))
        const shows = recordKinds.find((known) => known === query.get('shows')) ?? 'work'
        const found = await deps.record({ after, limit: perPage + 1, shows })
        const { rows, next } = onePage(found, ({ at }) => at)
        return { entries: rows, next }
      },
    },
    {
      method: 'GET',
      url: teamAdminPaths.subscribers,
      least: 'admin',
      async work(request): Promise<SubscriberPage> {
        const query = queryOf(request)
        const state = subscriberStates.find((known) => known === query.get('state'))
        const after = readPlace(query.get('after'))
        const found = await deps.subscribers({ state, after, limit: perPage + 1 })
        const { rows, next } = onePage(found, ({ requestedAt }) => requestedAt)
        return { subscribers: rows, next, counts: await deps.subscriberCounts() }
      },
    },
  ]
}

/** One more than a page holds was asked for: it says whether there is a next page. */
function onePage<T extends { id: string }>(
  found: readonly T[],
  at: (row: T) => number,
): { rows: readonly T[]; next: string | null } {
  const rows = found.slice(0, perPage)
  const last = rows.at(-1)
  return {
    rows,
    next: found.length > perPage && last ? writePlace({ at: at(last), id: last.id }) : null,
  }
}
