import {
  type QueryClient,
  useIsMutating,
  useMutation,
  useMutationState,
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
const problemsKey = [...key, 'problems']

/** How often it is asked how far a build has come, milliseconds. */
const askEvery = 1_000

export function useOverview() {
  return useQuery({
    queryKey: [...key, 'overview'],
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

/** Saves a draft; refused with 409 where somebody else has, whose draft is then asked for. */
export function useSave(file: string, onSaved: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (save: Save) =>
      callTeam<DeskFile>(paths.draft, { method: 'PUT', body: { file, ...save }, patience }),
    onSuccess: async (saved) => {
      forgetCheck(cache)
      cache.setQueryData(fileKey(file), saved)
      onSaved()
      await cache.invalidateQueries({ queryKey: [...key, 'overview'] })
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
    onSuccess: async (shown) => {
      cache.setQueryData(fileKey(file), shown)
      await cache.invalidateQueries({ queryKey: [...key, 'overview'] })
    },
    onError: () => cache.invalidateQueries({ queryKey: fileKey(file) }),
  })
}

/** Null while the draft as it is was not checked. */
type Checked = readonly DeskProblem[] | null

/** The mistakes that the last check or build has found; null where neither has looked at the draft as it is. */
export function useProblems(): Checked {
  const { data: checked = null } = useQuery<Checked>({
    queryKey: problemsKey,
    queryFn: () => null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data: work } = useWork()
  return checked ?? (work?.stage === 'failed' ? work.problems : null)
}

const checking = [...key, 'check']

export const useIsChecking = (): boolean => useIsMutating({ mutationKey: checking }) > 0

/** Why the last check came to nothing, whichever button began it. */
export function useCheckError(): Error | null {
  const errors = useMutationState({
    filters: { mutationKey: checking },
    select: ({ state }) => state.error,
  })
  return errors.at(-1) ?? null
}

/** After a change of the draft, and where it is built: what a check found or failed by holds no more. */
function forgetCheck(cache: QueryClient): void {
  cache.setQueryData(problemsKey, null)
  const mutations = cache.getMutationCache()
  for (const failed of mutations.findAll({ mutationKey: checking, status: 'error' })) {
    mutations.remove(failed)
  }
}

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
    onSuccess: ({ problems }) => cache.setQueryData(problemsKey, problems),
  })
}

/** Begins a preview or a publishing; its progress is what `useWork` tells. */
export function useBegin(kind: 'preview' | 'publish') {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: object) =>
      callTeam<DeskWork>(paths[kind], { method: 'POST', body, patience }),
    onSuccess: (work) => {
      forgetCheck(cache)
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
    onSuccess: async (versions) => {
      cache.setQueryData([...key, 'versions'], versions)
      onDone()
      await askAllAnew(cache)
    },
  })
}
