import { useInfiniteQuery } from '@tanstack/react-query'
import {
  type SubscriberPage,
  type SubscriberState,
  subscriberStates,
  teamAdminPaths,
} from '../../../../contract/team-admin.ts'
import { Awaited } from '../parts/Awaited.tsx'
import { More } from '../parts/More.tsx'
import { Panel } from '../parts/Panel.tsx'
import { goTo, useTeamAddress } from '../team-address.ts'
import { callTeam } from '../team-call.ts'
import { Issues } from './Issues.tsx'
import { StateFilter } from './StateFilter.tsx'
import { SubscriberRows } from './SubscriberRows.tsx'
import './admin.css'

/** Who gets the newsletter, who has not confirmed yet, and who left. */
export function Newsletter() {
  const [state, choose] = useStateFilter()
  const readers = useInfiniteQuery({
    queryKey: ['team', 'subscribers', state],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const parameters = new URLSearchParams()
      if (state) parameters.set('state', state)
      if (pageParam) parameters.set('after', pageParam)
      return callTeam<SubscriberPage>(`${teamAdminPaths.subscribers}?${parameters}`, { signal })
    },
    getNextPageParam: ({ next }) => next,
  })
  const counts = readers.data?.pages[0]?.counts
  return (
    <div className="admin">
      <Issues />
      <Panel
        id="readers"
        level={2}
        heading="Newsletter readers"
        note="Addresses that asked for the newsletter. Only confirmed ones get it."
      >
        <StateFilter counts={counts} chosen={state} onChoose={choose} />
        <Awaited of={readers} room="rows">
          {({ pages }) => (
            <SubscriberRows subscribers={pages.flatMap(({ subscribers }) => subscribers)} />
          )}
        </Awaited>
        <More
          has={readers.hasNextPage}
          loading={readers.isFetchingNextPage}
          onMore={() => void readers.fetchNextPage()}
        />
      </Panel>
    </div>
  )
}

/** The state asked for, kept in the address; null for all. */
function useStateFilter(): [SubscriberState | null, (state: SubscriberState | null) => void] {
  const parameters = new URLSearchParams(useTeamAddress() ?? '')
  const written = parameters.get('state')
  function choose(state: SubscriberState | null): void {
    if (state) parameters.set('state', state)
    else parameters.delete('state')
    goTo(`${location.pathname}?${parameters}`, { replace: true })
  }
  return [subscriberStates.find((state) => state === written) ?? null, choose]
}
