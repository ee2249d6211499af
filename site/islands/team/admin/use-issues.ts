import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { filledPath } from '../../../../contract/filled-path.ts'
import {
  type Issue,
  type IssueCall,
  type IssueList,
  type IssuePreview,
  type IssueTried,
  newsletterIssuePaths as paths,
} from '../../../../contract/team-newsletter.ts'
import { callTeam } from '../team-call.ts'

const key = ['team', 'issues'] as const
/** No part of `key`: after a draft is deleted, nobody asks for its preview. */
const previewKey = ['team', 'issue-preview'] as const
/** How often an issue under way is asked about, milliseconds. */
const askEvery = 5_000

export function useIssues() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callTeam<IssueList>(paths.issues, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.issues.some(({ state }) => state === 'sending') ? askEvery : false,
  })
}

export function useIssuePreview(id: string) {
  return useQuery({
    queryKey: [...previewKey, id],
    queryFn: ({ signal }) => callTeam<IssuePreview>(filledPath(paths.preview, { id }), { signal }),
    // A draft is changed under it.
    staleTime: 0,
  })
}

/** Saves a draft, a new one without an id. */
export function useSaveIssue(id: string | undefined, onDone: () => void) {
  const cache = useQueryClient()
  return useChange(
    (words: IssueCall) =>
      id === undefined
        ? callTeam<Issue>(paths.issues, { method: 'POST', body: words })
        : callTeam<Issue>(filledPath(paths.issue, { id }), { method: 'PUT', body: words }),
    () => {
      void cache.invalidateQueries({ queryKey: previewKey })
      onDone()
    },
  )
}

export function useTryIssue(id: string) {
  return useMutation({
    mutationFn: () =>
      callTeam<IssueTried>(filledPath(paths.try, { id }), { method: 'POST', body: {} }),
  })
}

export function useSendIssue(id: string, onDone: () => void) {
  return useChange(
    () => callTeam<Issue>(filledPath(paths.send, { id }), { method: 'POST', body: { send: true } }),
    onDone,
  )
}

export function useRemoveIssue(id: string, onDone: () => void) {
  return useChange(() => callTeam(filledPath(paths.issue, { id }), { method: 'DELETE' }), onDone)
}

function useChange<Words = void>(call: (words: Words) => Promise<unknown>, onDone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: onDone,
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  })
}
