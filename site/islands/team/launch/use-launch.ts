import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { filledPath } from '../../../../contract/filled-path.ts'
import {
  type LaunchList,
  type LaunchState,
  launchPaths,
  type TrialSent,
} from '../../../../contract/team-launch.ts'
import { callTeam } from '../team-call.ts'

const listKey = ['team', 'launch'] as const
const stateKey = ['team', 'launch-state'] as const

/** How often the list asks while it is looked at, milliseconds: a technician works elsewhere meanwhile. */
const askEvery = 20_000
/** The list asks the public address too, which may be slow. */
const patience = 30_000

export function useLaunchList() {
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => callTeam<LaunchList>(launchPaths.list, { signal, patience }),
    refetchInterval: askEvery,
  })
}

/** Whether the site is launched; asked for once a session. */
export function useLaunchState() {
  return useQuery({
    queryKey: stateKey,
    queryFn: ({ signal }) => callTeam<LaunchState>(launchPaths.state, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useLaunch(onDone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () =>
      callTeam<LaunchState>(launchPaths.list, { method: 'POST', body: { launch: true }, patience }),
    onSuccess: (state) => {
      cache.setQueryData(stateKey, state)
      onDone()
    },
    onSettled: () => cache.invalidateQueries({ queryKey: listKey }),
  })
}

export function useSendTrial() {
  return useMutation({
    mutationFn: () => callTeam<TrialSent>(launchPaths.trial, { method: 'POST', body: {} }),
  })
}

export function useTrialArrived() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (secret: string) =>
      callTeam<LaunchList>(launchPaths.arrived, { method: 'POST', body: { secret }, patience }),
    onSuccess: (list) => put(cache, list),
  })
}

/** Puts a name under a line, or takes it away: null. */
export function useSign(key: string) {
  const cache = useQueryClient()
  const path = filledPath(launchPaths.signature, { key })
  return useMutation({
    mutationFn: (as: string | null) =>
      callTeam<LaunchList>(
        path,
        as === null ? { method: 'DELETE', patience } : { method: 'PUT', body: { as }, patience },
      ),
    onSuccess: (list) => put(cache, list),
  })
}

function put(cache: QueryClient, list: LaunchList): void {
  cache.setQueryData(listKey, list)
}
