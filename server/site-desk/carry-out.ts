import { join } from 'node:path'
import { buildsFolder, keptVersions } from '../../contract/published-file.ts'
import type { DeskProblem, DeskValue } from '../../contract/site-desk.ts'
import { diskTrouble } from '../kernel/disk-trouble.ts'
import type { Actor } from '../lead-management/lead-management-store.ts'
import { refusalText } from '../words/refusal-words.ts'
import { buildDraft, checkDraft } from './build-draft.ts'
import type { DeskStore, Draft, PublishedChange, Work } from './desk-store.ts'
import { fieldsIn, sameValue } from './fields.ts'
import { goLive, sourcesNow } from './go-live.ts'
import { placePhotographs, tidyPhotographs } from './photographs.ts'
import { subjectOf } from './subject-of.ts'
import type { LiveVersions, RunningProcess } from './surroundings.ts'
import { prepareWorkspace, workspaceOf } from './workspace.ts'

export type CarryOutDeps = {
  /** The folder of the sources. */
  root: string
  /** Names machine and folder in the database, which others may share. */
  place: string
  store: DeskStore
  live: LiveVersions
  isRunning: (process: RunningProcess) => boolean
  /** How many pages the site has. */
  pages: () => number
  /** Serves a version from here on. */
  onLive: (directory: string) => Promise<void>
  onTrouble: (error: unknown) => void
  now: () => number
}

export type StartResult = { outcome: 'begun'; work: Work } | { outcome: 'busy' | 'conflict' }

/** Versions of drafts that stay, for a preview that is open. */
const keptPreviews = 2

/** Begins what `carryOut` does, unless other work runs. */
export async function startWork(
  kind: 'preview' | 'publish',
  drafts: readonly Draft[],
  by: Actor,
  { root, place, store, now }: CarryOutDeps,
): Promise<StartResult> {
  const changes = changesOf(drafts, await sourcesNow(root))
  const start = { kind, stage: 'copying', changes, version: null, by, now: now() } as const
  const work = await store.begin(place, start)
  return work ? { outcome: 'begun', work } : { outcome: 'busy' }
}

/** What the drafts change in the sources as they are now. */
function changesOf(
  drafts: readonly Draft[],
  sources: Readonly<Record<string, string>>,
): PublishedChange[] {
  return drafts.flatMap(({ file, changes }) => {
    const fields = fieldsIn(file, sources[file])
    return Object.entries(changes).flatMap(([key, { now }]) => {
      const was: DeskValue | undefined = fields.get(key)?.value
      return was === undefined || sameValue(was, now) ? [] : [{ file, key, was, now }]
    })
  })
}

/** Builds a draft and, to publish, makes it live; never throws: what went wrong ends the work as failed. */
export async function carryOut(
  work: Work,
  drafts: readonly Draft[],
  by: Actor,
  deps: CarryOutDeps,
): Promise<void> {
  const { root, store } = deps
  try {
    if (work.kind === 'go back') return await finishLive(work, by, deps)
    const built = await build(work, drafts, deps)
    if ('problems' in built) return await fail(work, built.problems, deps)
    const { version } = built
    if (work.kind === 'publish') {
      await store.advance(work.id, { stage: 'going live', version, share: 1 })
      return await finishLive({ ...work, version }, by, deps)
    }
    await store.advance(work.id, { version, share: 1 })
    await store.end(work.id, { stage: 'done', problems: [], now: deps.now() })
    await deps.live.pruneVersions(workspaceOf(root), keptPreviews)
  } catch (error) {
    deps.onTrouble(error)
    const what = error instanceof Error ? error.message : String(error)
    await fail(work, [{ file: '', key: '', what }], deps).catch(deps.onTrouble)
  }
}

async function build(
  { id }: Work,
  drafts: readonly Draft[],
  { root, store, live, pages, onTrouble }: CarryOutDeps,
): Promise<{ version: string } | { problems: readonly DeskProblem[] }> {
  const folder = await prepareWorkspace(root, drafts)
  await store.advance(id, { stage: 'checking' })
  const problems = [...(await checkDraft(folder)), ...(await framed(root, folder, drafts))]
  if (problems.length > 0) return { problems }
  await store.advance(id, { stage: 'building' })
  let told = 0
  return buildDraft(folder, live.versions, pages(), (share) => {
    if (share - told < 0.02) return
    told = share
    store.advance(id, { share }).catch(onTrouble)
  })
}

/** Photographs of drafts, in the frames that they fill. */
async function framed(root: string, folder: string, drafts: readonly Draft[]) {
  const values = drafts.flatMap(({ file, changes }) => {
    const value = changes.photograph?.now
    return value === undefined ? [] : [{ file, value }]
  })
  if (values.length === 0) return []
  const problems = await placePhotographs(root, folder, values)
  await tidyPhotographs(folder)
  return problems
}

async function finishLive(work: Work, by: Actor, deps: CarryOutDeps): Promise<void> {
  const { root, store } = deps
  const version = work.version ?? ''
  const subject = subjectOf(work)
  const git = await goLive(root, {
    ...{ version, changes: work.changes, subject, by: by.address },
    wentBack: work.kind === 'go back',
    publish: deps.live.publish,
  })
  if (git) deps.onTrouble(new Error(`git took no commit: ${git}`))
  await deps.onLive(join(root, buildsFolder, version))
  await store.finish(work, by, deps.now())
  await deps.live.pruneVersions(root, keptVersions)
}

/** Ends the work with what went wrong; where the disk took nothing, with that alone. */
async function fail(
  { id }: Work,
  found: readonly DeskProblem[],
  { root, store, now }: CarryOutDeps,
): Promise<void> {
  const trouble = await diskTrouble(workspaceOf(root))
  const problems = trouble
    ? [{ file: '', key: '', what: refusalText('en', `site.${trouble}`) }]
    : found
  await store.end(id, { stage: 'failed', problems, now: now() })
}

/** Work of a process that has ended: what was about to go live does, everything else is broken off, its draft kept. */
export async function recoverWork(deps: CarryOutDeps): Promise<void> {
  const { store, place, now } = deps
  const work = await store.running(place)
  if (!work || deps.isRunning({ process: work.process, begun: work.processBegun })) return
  if (work.stage === 'going live' && work.version) {
    await finishLive(work, { accountId: null, address: work.by }, deps)
  } else {
    await store.end(work.id, { stage: 'broken off', problems: [], now: now() })
  }
}
