import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { LeadStatus } from '../../../../contract/lead-filters.ts'
import {
  type ChangedLeads,
  type LeadPage,
  type LeadRow,
  mostLeadsAtOnce,
  teamLeadPaths,
} from '../../../../contract/team-leads.ts'
import { callTeam } from '../team-call.ts'
import { leadLists } from './use-leads.ts'

/** What is not said stays. */
export type LeadsChange = { status?: LeadStatus; assigneeId?: string | null }

/** Shows rows in their new state in every list that has them, where they stand. */
export function showRows(cache: QueryClient, rows: readonly LeadRow[]): void {
  const news = new Map(rows.map((row) => [row.reference, row]))
  const renewed = (list: readonly LeadRow[]) => list.map((row) => news.get(row.reference) ?? row)
  cache.setQueriesData<InfiniteData<LeadPage>>(
    { queryKey: leadLists },
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({
          ...page,
          urgent: renewed(page.urgent),
          leads: renewed(page.leads),
        })),
      },
  )
}

/** Changes many leads; what others changed meanwhile is left as they made it, and told. */
export function useChangeLeads() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ leads, change }: { leads: readonly LeadRow[]; change: LeadsChange }) => {
      const results: { changed: LeadRow[]; conflicts: string[] } = { changed: [], conflicts: [] }
      for (let from = 0; from < leads.length; from += mostLeadsAtOnce) {
        const some = leads.slice(from, from + mostLeadsAtOnce)
        const { changed, conflicts } = await callTeam<ChangedLeads>(teamLeadPaths.leads, {
          method: 'PATCH',
          body: {
            leads: some.map(({ reference, version }) => ({ reference, version })),
            ...change,
          },
        })
        results.changed.push(...changed)
        results.conflicts.push(...conflicts)
        showRows(cache, changed)
      }
      return results
    },
    // Some may have been changed before a call failed.
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: ['lead'] })
      void cache.invalidateQueries({ queryKey: leadLists })
    },
  })
}
