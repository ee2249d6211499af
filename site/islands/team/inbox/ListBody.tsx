import type { ComponentProps } from 'react'
import { TeamSkeleton } from '../TeamSkeleton.tsx'
import { Unreachable } from '../Unreachable.tsx'
import { LeadList } from './LeadList.tsx'
import type { useLeads } from './use-leads.ts'

type ListBodyProps = Omit<ComponentProps<typeof LeadList>, 'more' | 'onMore'> & {
  leads: ReturnType<typeof useLeads>
  /** Whether filters are set that may hide what there is. */
  filtered: boolean
}

/** The list, or in words why there is none. */
export function ListBody({ leads, filtered, ...list }: ListBodyProps) {
  const { data, error, isPending, isFetchingNextPage, isFetchNextPageError, hasNextPage } = leads
  if (isPending) return <TeamSkeleton />
  if (!data) return <Unreachable message={error.message} onAgain={() => void leads.refetch()} />
  const empty = data.pages[0]?.count === 0 && list.table.getRowModel().rows.length === 0
  if (empty) {
    return (
      <p className="inbox-empty">
        {filtered
          ? 'No message matches these filters.'
          : 'Nothing waits for an answer. New messages appear here by themselves.'}
      </p>
    )
  }
  const more = isFetchingNextPage
    ? 'coming'
    : isFetchNextPageError
      ? 'failed'
      : hasNextPage
        ? 'some'
        : 'none'
  return <LeadList {...list} more={more} onMore={() => void leads.fetchNextPage()} />
}
