import type { ListedSubscriber, SubscriberState } from '../../contract/team-admin.ts'
import type { Place } from '../kernel/place.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import { newestAfter } from './newest-after.ts'
import type { OpenDatabase } from './open-database.ts'

/** Newsletter readers, of one state or of all, whoever asked last first, after a place in that order. */
export function listSubscribers(
  { reader }: Pick<OpenDatabase, 'reader'>,
  {
    state,
    ...part
  }: { state: SubscriberState | undefined; after: Place | undefined; limit: number },
): Promise<ListedSubscriber[]> {
  return whenReachable(async () => {
    const requested = reader
      .selectFrom('subscribers')
      .select(['id', 'address', 'state', 'requested_at', 'confirmed_at', 'unsubscribed_at'])
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'pending'))
    const rows = await newestAfter(requested, { time: 'requested_at', id: 'id' }, part).execute()
    return rows.map((row) => ({
      id: row.id,
      address: row.address,
      state: row.state,
      requestedAt: row.requested_at,
      confirmedAt: row.confirmed_at,
      unsubscribedAt: row.unsubscribed_at,
    }))
  })
}
