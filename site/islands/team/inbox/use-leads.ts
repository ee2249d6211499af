import { useInfiniteQuery } from '@tanstack/react-query'
import { type LeadPage, teamLeadPaths } from '../../../../contract/team-leads.ts'
import { callTeam } from '../team-call.ts'
import { leadListKey } from './lead-keys.ts'

/** The leads under the filters, page by page. */
export function useLeads(written: string) {
  return useInfiniteQuery({
    queryKey: leadListKey(written),
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const parameters = new URLSearchParams(written)
      if (pageParam) parameters.set('after', pageParam)
      return callTeam<LeadPage>(`${teamLeadPaths.leads}?${parameters}`, { signal })
    },
    getNextPageParam: ({ next }) => next,
    // What changes is heard of by asking for news.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
}
