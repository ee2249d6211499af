import { QueryClient } from '@tanstack/react-query'
import { TeamCallError } from './team-call.ts'

/** Milliseconds for which an answer is shown again without asking anew. */
const freshFor = 10_000

/** Whether asking again may help: the same call is refused for the same reason, an outage passes. */
function mayPass(error: Error): boolean {
  return !(error instanceof TeamCallError) || error.status === 0 || error.status >= 500
}

/** A cache for the answers of one session. Calls are made even where the browser believes to be offline: it may be wrong. */
export function newTeamCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && mayPass(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
