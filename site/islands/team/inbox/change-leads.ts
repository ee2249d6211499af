import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import type { LeadStatus } from '../../../../contract/lead-filters.ts'
import {
  type ChangedLeads,
  type LeadPage,
  type LeadRow,
  mostLeadsAtOnce,
  type SelectedLead,
  teamLeadPaths,
} from '../../../../contract/team-leads.ts'
import { callTeam } from '../team-call.ts'
import { leadLists, openedLeads } from './lead-keys.ts'

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

type Changes = { leads: readonly SelectedLead[]; change: LeadsChange; undo?: true }
type Results = { changed: LeadRow[]; conflicts: string[] }

/**
 * Changes many leads; what others changed meanwhile is left as they made it, and told. `undo` takes the last change
 * back, each lead to what it was.
 */
export function useChangeLeads() {
  const cache = useQueryClient()
  const [undo, setUndo] = useState<(() => Promise<Results>) | null>(null)

  async function send({ leads, change, undo: isUndo }: Changes): Promise<Results> {
    const results: Results = { changed: [], conflicts: [] }
    for (let from = 0; from < leads.length; from += mostLeadsAtOnce) {
      const some = leads.slice(from, from + mostLeadsAtOnce)
      const { changed, conflicts } = await callTeam<ChangedLeads>(teamLeadPaths.leads, {
        method: 'PATCH',
        body: {
          leads: some.map(({ reference, version }) => ({ reference, version })),
          ...change,
          ...(isUndo && { undo: true }),
        },
      })
      results.changed.push(...changed)
      results.conflicts.push(...conflicts)
      showRows(cache, changed)
    }
    return results
  }

  /** Leads that were alike before go back together. */
  async function takeBack(before: readonly SelectedLead[], { changed }: Results): Promise<Results> {
    const was = new Map(before.map((lead) => [lead.reference, lead]))
    const groups = Map.groupBy(changed, ({ reference }) => {
      const lead = was.get(reference)
      return `${lead?.status} ${lead?.assignee?.id ?? ''}`
    })
    const results: Results = { changed: [], conflicts: [] }
    for (const leads of groups.values()) {
      const lead = was.get(leads[0]?.reference ?? '')
      if (!lead) continue
      const change = { status: lead.status, assigneeId: lead.assignee?.id ?? null }
      const some = await send({ leads, change, undo: true })
      results.changed.push(...some.changed)
      results.conflicts.push(...some.conflicts)
    }
    return results
  }

  // Some may have been changed before a call failed.
  function renew(): void {
    void cache.invalidateQueries({ queryKey: openedLeads })
    void cache.invalidateQueries({ queryKey: leadLists })
  }

  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onMutate: () => setUndo(null),
    onSuccess: (results, { leads }) =>
      setUndo(() => async () => {
        setUndo(null)
        return takeBack(leads, results).finally(renew)
      }),
    onSettled: renew,
  })
  return { mutate, isPending, undo, forgetUndo: () => setUndo(null) }
}
