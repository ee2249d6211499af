import { useInfiniteQuery } from '@tanstack/react-query'
import { type RecordPage, teamAdminPaths } from '../../../../contract/team-admin.ts'
import { Awaited } from '../parts/Awaited.tsx'
import { More } from '../parts/More.tsx'
import { Panel } from '../parts/Panel.tsx'
import { callTeam } from '../team-call.ts'
import { RecordDays } from './RecordDays.tsx'
import './admin.css'

/** What happened to accounts and what colleagues did. */
export function Record() {
  const record = useInfiniteQuery({
    queryKey: ['team', 'record'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const parameters = pageParam === null ? '' : `?${new URLSearchParams({ after: pageParam })}`
      return callTeam<RecordPage>(teamAdminPaths.record + parameters, { signal })
    },
    getNextPageParam: ({ next }) => next,
  })
  return (
    <div className="admin">
      <Panel
        id="record"
        level={2}
        heading="What happened"
        note={`Sign-ins, changes of accounts and what colleagues did, the newest first. Times are your own (${zoneName()}). The same network has the same mark; no address of it is kept.`}
      >
        <Awaited of={record} room="page">
          {({ pages }) => <RecordDays entries={pages.flatMap(({ entries }) => entries)} />}
        </Awaited>
        <More
          has={record.hasNextPage}
          loading={record.isFetchingNextPage}
          onMore={() => void record.fetchNextPage()}
        />
      </Panel>
    </div>
  )
}

/** The reader's own time zone, `Europe/Zurich`. */
function zoneName(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
