import { useQuery } from '@tanstack/react-query'
import { teamLeadPaths } from '../../../../contract/team-leads.ts'
import { callTeam } from '../team-call.ts'

export const tagsKey = ['tags'] as const

/** The tags in use, the most used first; empty until the answer comes. */
export function useTags(): readonly string[] {
  const { data } = useQuery({
    queryKey: tagsKey,
    queryFn: ({ signal }) => callTeam<{ tags: readonly string[] }>(teamLeadPaths.tags, { signal }),
    staleTime: 60_000,
  })
  return data?.tags ?? []
}
