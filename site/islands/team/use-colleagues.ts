import { useQuery } from '@tanstack/react-query'
import { type Colleague, teamLeadPaths } from '../../../contract/team-leads.ts'
import { callTeam } from './team-call.ts'

/** Whom a lead may be given to; empty until the answer comes. */
export function useColleagues(): readonly Colleague[] {
  const { data } = useQuery({
    queryKey: ['colleagues'],
    queryFn: ({ signal }) =>
      callTeam<readonly Colleague[] | { colleagues: readonly Colleague[] }>(
        teamLeadPaths.colleagues,
        { signal },
      ),
    staleTime: 300_000,
  })
  if (!data) return []
  return 'colleagues' in data ? data.colleagues : data
}
