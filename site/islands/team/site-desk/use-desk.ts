import {
  type QueryClient,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  type DeskFigures,
  type DeskFile,
  type DeskOverview,
  type DeskProblem,
  type DeskValue,
  type DeskVersions,
  type DeskWork,
  siteDeskPaths as paths,
  deskPatience as patience,
} from '../../../../contract/site-desk.ts'
import { callTeam } from '../team-call.ts'

const key = ['team', 'site'] as const
const checkedKey = [...key, 'checked']
const overviewKey = [...key, 'overview']

/** How often it is asked how far a build has come, milliseconds. */
const askEvery = 1_000

export function useOverview() {
  return useQuery({
    queryKey: overviewKey,
    queryFn: ({ signal }) => callTeam<DeskOverview>(paths.overview, { signal, patience }),
  })
}

const fileKey = (file: string) => [...key, 'file', file]

export function useFile(file: string) {
  return useQuery({
    queryKey: fileKey(file),
    queryFn: ({ signal }) =>
      callTeam<DeskFile>(`${paths.file}?${new URLSearchParams({ file })}`, { signal, patience }),
  })
}

export function useFigures() {
  return useQuery({
    queryKey: [...key, 'figures'],
    queryFn: ({ signal }) => callTeam<DeskFigures>(paths.figures, { signal, patience }),
  })
}

export function useVersions() {
  return useQuery({
    queryKey: [...key, 'versions'],
    queryFn: ({ signal }) => callTeam<DeskVersions>(paths.versions, { signal }),
  })
}

const isUnderWay = (work: DeskWork | null | undefined): boolean => work?.endedAt === null

/** What is built or was built last; asked for again and again while it is under way, and then everything anew. */
export function useWork() {
  const cache = useQueryClient()
  return useQuery({
    queryKey: [...key, 'work'],
    queryFn: async ({ signal }) => {
      const { work } = await callTeam<{ work: DeskWork | null }>(paths.work, { signal })
      const before = cache.getQueryData<DeskWork | null>([...key, 'work'])
      if (isUnderWay(before) && !isUnderWay(work)) void askAllAnew(cache)
      return work
    },
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? askEvery : false),
  })
}

function askAllAnew(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[1] === 'site' && queryKey[2] !== 'work',
  })
}

type Save = {
  version: number
  changes: Readonly<Record<string, DeskValue>>
  dropped?: readonly string[]
}

/**
 * Saves a draft. The next one may be saved at once: nothing waits for the list of drafts, which is asked for anew. Refused
 * with 409 where somebody else saved meanwhile, whose draft is then asked for.
 */
export function useSave(file: string, onSaved: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (save: Save) =>
      callTeam<DeskFile>(paths.draft, { method: 'PUT', body: { file, ...save }, patience }),
    onSuccess: (saved) => {
      setChecked(cache, null)
      cache.setQueryData(fileKey(file), saved)
      onSaved()
      void cache.invalidateQueries({ queryKey: overviewKey })
    },
    onError: () => cache.invalidateQueries({ queryKey: fileKey(file) }),
  })
}

/** Records that texts of a translation say what English says now; each with the English that was read. */
export function useInStep(file: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (texts: Readonly<Record<string, string>>) =>
      callTeam<DeskFile>(paths.inStep, { method: 'POST', body: { file, texts }, patience }),
    onSuccess: (shown) => {
      cache.setQueryData(fileKey(file), shown)
      void cache.invalidateQueries({ queryKey: overviewKey })
    },
    onError: () => cache.invalidateQueries({ queryKey: fileKey(file) }),
  })
}

/** What a check of the draft as it is came to: mistakes, or why there was no answer. Null while there is none. */
type Checked = { problems: readonly DeskProblem[] } | { failure: string } | null

function useChecked(): Checked {
  const { data = null } = useQuery<Checked>({
    queryKey: checkedKey,
    queryFn: () => null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

const setChecked = (cache: QueryClient, checked: Checked) =>
  cache.setQueryData<Checked>(checkedKey, checked)

/** The mistakes that the last check or build has found; null where neither has looked at the draft as it is. */
export function useProblems(): readonly DeskProblem[] | null {
  const checked = useChecked()
  const { data: work } = useWork()
  if (checked && 'problems' in checked) return checked.problems
  return work?.stage === 'failed' ? work.problems : null
}

/** Why the last check came to nothing, whichever button began it. */
export function useCheckFailure(): string | null {
  const checked = useChecked()
  return checked && 'failure' in checked ? checked.failure : null
}

const checking = [...key, 'check']

export const useIsChecking = (): boolean => useIsMutating({ mutationKey: checking }) > 0

export function useCheck() {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: checking,
    mutationFn: () =>
      callTeam<{ problems: readonly DeskProblem[] }>(paths.check, {
        method: 'POST',
        body: {},
        patience,
      }),
    onMutate: () => setChecked(cache, null),
    onSuccess: ({ problems }) => setChecked(cache, { problems }),
    onError: ({ message }) => setChecked(cache, { failure: message }),
  })
}

/** Begins a preview or a publishing; its progress is what `useWork` tells. */
export function useBegin(kind: 'preview' | 'publish') {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: object) =>
      callTeam<DeskWork>(paths[kind], { method: 'POST', body, patience }),
    onSuccess: (work) => {
      setChecked(cache, null)
      cache.setQueryData([...key, 'work'], work)
    },
    onError: () => askAllAnew(cache),
  })
}

export function useGoBack(onDone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (version: string) =>
      callTeam<DeskVersions>(paths.goBack, { method: 'POST', body: { version }, patience }),
    onSuccess: (versions) => {
      cache.setQueryData([...key, 'versions'], versions)
      onDone()
      void askAllAnew(cache)
    },
  })
}
