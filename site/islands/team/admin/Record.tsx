import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type RecordKind,
  type RecordPage,
  recordKinds,
  teamAdminPaths,
} from '../../../../contract/team-admin.ts'
import { Awaited } from '../parts/Awaited.tsx'
import { More } from '../parts/More.tsx'
import { Panel } from '../parts/Panel.tsx'
import { callTeam } from '../team-call.ts'
import { RecordDays } from './RecordDays.tsx'
import './admin.css'
import './StateFilter.css'

const kindWords = {
  work: 'Sign-ins and changes',
  refusals: 'Calls refused to accounts without approval',
} as const satisfies { [Kind in RecordKind]: string }

/** What happened to accounts and what colleagues did. */
export function Record() {
  const [shows, show] = useState<RecordKind>('work')
  const record = useInfiniteQuery({
    queryKey: ['team', 'record', shows],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const parameters = new URLSearchParams({ shows, ...(pageParam && { after: pageParam }) })
      return callTeam<RecordPage>(`${teamAdminPaths.record}?${parameters}`, { signal })
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
        <fieldset className="state-filter">
          <legend className="sr-only">Which entries</legend>
          {recordKinds.map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name="shows"
                checked={shows === kind}
                onChange={() => show(kind)}
              />
              <span>{kindWords[kind]}</span>
            </label>
          ))}
        </fieldset>
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
