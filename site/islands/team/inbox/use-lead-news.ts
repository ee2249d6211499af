import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type LeadNews, teamLeadPaths } from '../../../../contract/team-leads.ts'
import { callTeam } from '../team-call.ts'
import { leadListKey, openedLeads } from './lead-keys.ts'

/** Milliseconds between two questions while the window is visible: docs/decisions/0038. */
const askEvery = 15_000

/**
 * Asks for news of the leads under the filters since `at`, the server's clock when the list was made, and has the
 * list and the open lead asked for anew where there is some. Says whether the last question stayed without an answer.
 */
export function useLeadNews(written: string, at: number | undefined): { lost: boolean } {
  const cache = useQueryClient()
  const { data, isError } = useQuery({
    queryKey: ['lead-news', written, at],
    queryFn: ({ signal }) => {
      const parameters = new URLSearchParams(written)
      parameters.set('since', String(at))
      return callTeam<LeadNews>(`${teamLeadPaths.news}?${parameters}`, { signal })
    },
    enabled: at !== undefined,
    initialData: undefined,
    staleTime: askEvery,
    gcTime: 0,
    retry: 1,
    refetchInterval: askEvery,
  })

  useEffect(() => {
    if (!data || data.changed === 0) return
    void cache.invalidateQueries({ queryKey: leadListKey(written) })
    // The open one with its row, or the two would disagree until its own next question.
    void cache.invalidateQueries({ queryKey: openedLeads })
  }, [data, cache, written])

  return { lost: isError }
}
