/** What editors do with the words and settings of the site: drafts, checks, previews, publishing, going back. */
import { resolve } from 'node:path'
import { articleIn, isArticle } from '../../contract/article-file.ts'
import { ownerSettingsFile } from '../../contract/owner-settings.ts'
import { isPhotograph, photographFile, photographIn } from '../../contract/photographs.ts'
import { buildsFolder, keptVersions } from '../../contract/published-file.ts'
import {
  adminsSetting,
  type DeskCatalogue,
  type DeskFile,
  type DeskOverview,
  type DeskProblem,
  type DeskValue,
  type DeskVersions,
  whyAdmins,
} from '../../contract/site-desk.ts'
import {
  inStepFile,
  type OutOfStep,
  outOfStep,
  recordInStep,
  translationIn,
} from '../../contract/words/in-step.ts'
import type { Actor } from '../lead-management/lead-management-store.ts'
import { checkDraft } from './build-draft.ts'
import {
  type CarryOutDeps,
  carryOut,
  recoverWork,
  type StartResult,
  startWork,
} from './carry-out.ts'
import { commitSources } from './commit-sources.ts'
import type { Changes, Draft } from './desk-store.ts'
import { fieldsIn, sameValue } from './fields.ts'
import {
  forgetUploads,
  isTaken,
  previewOf,
  publishedUploads,
  takePhotograph,
} from './photographs.ts'
import { ourPicture, picturesOf } from './pictures-of.ts'
import { refusedValue } from './refused-value.ts'
import { isEditable, pictureNames, readSource, whyClosed } from './sources.ts'
import { placeOf } from './subject-of.ts'
import { unknownPlaceholders } from './unknown-placeholders.ts'
import { changesTo, sourcesOf } from './version-sources.ts'
import { prepareWorkspace } from './workspace.ts'

export type DeskDeps = CarryOutDeps & { catalogue: () => Promise<DeskCatalogue> }

export type SaveResult =
  | { outcome: 'saved'; file: DeskFile }
  | { outcome: 'unknown-file' }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; fields: Readonly<Record<string, string>> }

type Save = {
  file: string
  version: number
  changes: Readonly<Record<string, DeskValue>>
  dropped: readonly string[]
}

/** Checks that run or wait: each takes seconds, and a publishing waits behind them. */
const mostChecks = 3

export type Desk = ReturnType<typeof openDesk>

export function openDesk(deps: DeskDeps) {
  const { root, store } = deps
  const { versions, liveVersion } = deps.live
  // One copy of the sources is all there is: who checks it and who builds it take turns.
  let turn: Promise<unknown> = Promise.resolve()
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = turn.then(work)
    turn = next.catch(() => undefined)
    return next
  }

  let checks = 0

  const changed = async () =>
    (await store.drafts()).filter(({ changes }) => Object.keys(changes).length > 0)

  async function draftOf(file: string): Promise<Draft | undefined> {
    return (await store.drafts()).find((draft) => draft.file === file)
  }

  async function file(name: string): Promise<DeskFile | undefined> {
    if (!isEditable(root, name)) return undefined
    const source = await readSource(root, name)
    const draft = await draftOf(name)
    const known = (await deps.catalogue()).files.find((each) => each.file === name)
    const helps = new Map(known?.fields.map((field) => [field.key, field]))
    return {
      file: name,
      title: known?.title ?? titleOf(name),
      path: known?.path ?? null,
      version: draft?.version ?? 0,
      by: draft?.by ?? null,
      at: draft?.at ?? null,
      takesRestart: /^(?:server|contract)\//.test(name),
      fields: [...fieldsIn(name, source)].map(([key, { value }]) => {
        const change = draft?.changes[key]
        const help = helps.get(key)
        return {
          key,
          published: value,
          ...(change && !sameValue(change.now, value) && { draft: change.now }),
          ...(change && !sameValue(change.was, value) && { overtaken: change.was }),
          ...(help?.longest !== undefined && { longest: help.longest }),
          ...(help?.behind && { behind: help.behind }),
          placeholders: help?.placeholders ?? [],
        }
      }),
    }
  }

  async function unknownPhotograph({ changes }: Save) {
    const { photograph } = changes
    if (!isPhotograph(photograph) || (await isTaken(root, photograph))) return undefined
    return { photograph: 'This photograph is no longer on this machine: choose it again.' }
  }

  async function named(): Promise<ReadonlySet<string>> {
    const drafted = (await store.drafts()).flatMap(({ changes }) => {
      const value = changes.photograph?.now
      return isPhotograph(value) ? [value.upload] : []
    })
    return new Set([...drafted, ...(await publishedUploads(root))])
  }

  // One after the other: a photograph takes a few hundred megabytes while it is decoded.
  let taking: Promise<unknown> = Promise.resolve()

  return {
    closed: () => whyClosed(root),

    /** Takes what an editor uploads; it is seen by nobody until a draft that names it is published. */
    async takePhotograph(bytes: Buffer, by: Actor) {
      const taken = taking.then(() => takePhotograph(root, bytes))
      taking = taken.catch(() => undefined)
      const result = await taken
      if ('upload' in result) {
        await store.record(`Upload the photograph ${result.upload.upload}`, by, deps.now())
      }
      await forgetUploads(root, await named(), deps.now())
      return result
    },

    /** An upload, or our own picture of a name; undefined where there is none. */
    pictureToSee: async (upload: string | null, picture: string | null) =>
      upload ? previewOf(root, upload) : ourPicture(root, picture ?? ''),

    pictures: () => picturesOf(root),

    file,

    async overview(): Promise<DeskOverview> {
      const closed = whyClosed(root)
      if (closed) return { closed, files: [], live: liveVersion(root) ?? null, unpublished: [] }
      const [{ files }, drafts] = [await deps.catalogue(), await changed()]
      const settings = {
        ...{ file: ownerSettingsFile, group: 'settings' as const, title: 'Facts and figures' },
        ...{ language: 'en', path: null, fields: [], review: null },
      }
      const live = liveVersion(root)
      const waiting = live ? await changesTo(root, live) : []
      return {
        closed: null,
        files: [settings, ...files, ...newArticles(drafts, files), ...photographs(root)].map(
          ({ fields, ...known }) => {
            const draft = drafts.find((each) => each.file === known.file)
            return {
              review: null,
              ...known,
              texts: fields.length,
              behind: {
                changed: behindIn(fields, 'changed'),
                unknown: behindIn(fields, 'unknown'),
              },
              draft: draft
                ? { ...draft, changed: Object.keys(draft.changes).length, changes: undefined }
                : null,
            }
          },
        ),
        live: live ?? null,
        unpublished: [...new Set(waiting.map((change) => change.file))],
      }
    },

    async save(order: Save, by: Actor & { isAdmin?: boolean }): Promise<SaveResult> {
      if (!isEditable(root, order.file)) return { outcome: 'unknown-file' }
      const touched = [...Object.keys(order.changes), ...order.dropped]
      if (!by.isAdmin && touched.some((key) => isForAdmins({ file: order.file, key }))) {
        return { outcome: 'refused', fields: { [adminsSetting]: whyAdmins } }
      }
      const fields = fieldsIn(order.file, await readSource(root, order.file))
      const refused = Object.entries(order.changes).flatMap(([key, value]) => {
        const why = fields.has(key)
          ? refusedValue(order.file, value)
          : 'There is no such field in this file any more.'
        return why ? [[key, why] as const] : []
      })
      if (refused.length > 0) return { outcome: 'refused', fields: Object.fromEntries(refused) }
      const nameless = await unknownPlaceholders(root, order.file, order.changes)
      if (Object.keys(nameless).length > 0) return { outcome: 'refused', fields: nameless }
      const unknown = await unknownPhotograph(order)
      if (unknown) return { outcome: 'refused', fields: unknown }
      const before = (await draftOf(order.file))?.changes ?? {}
      const changes: Record<string, Changes[string]> = { ...before }
      for (const key of order.dropped) delete changes[key]
      for (const [key, now] of Object.entries(order.changes)) {
        const was = fields.get(key)?.value ?? null
        if (sameValue(was, now)) delete changes[key]
        else changes[key] = { was, now }
      }
      const { file: name, version } = order
      const saved = await store.saveDraft({ file: name, version, changes, by, now: deps.now() })
      const shown = saved && (await file(name))
      return shown ? { outcome: 'saved', file: shown } : { outcome: 'conflict' }
    },

    /**
     * Records that texts of a translation say what English says now.
     *
     * @param seen the English that each was compared with; a conflict where it says something else by now.
     */
    async noteInStep(
      name: string,
      seen: Readonly<Record<string, string>>,
      by: Actor,
    ): Promise<SaveResult | { outcome: 'busy' }> {
      const language = isEditable(root, name) ? translationIn(name) : undefined
      if (!language) return { outcome: 'unknown-file' }
      await recoverWork(deps)
      if (await store.running(deps.place)) return { outcome: 'busy' }
      const english = new Map(outOfStep(root, name).map((text) => [text.key, text.english]))
      const keys = Object.keys(seen)
      if (keys.some((key) => english.get(key) !== seen[key])) return { outcome: 'conflict' }
      recordInStep(root, name, keys)
      const subject = `Record that ${placeOf(name)} (${language}) still hold`
      const note = `Compared with English by ${by.address}: ${keys.join(', ')}.`
      const order = { files: [inStepFile(language)], subject, note, by: by.address }
      const git = await commitSources(root, order)
      if (git) deps.onTrouble(new Error(`git took no commit: ${git}`))
      await store.record(`${subject}: ${keys.join(', ')}`, by, deps.now())
      const shown = await file(name)
      return shown ? { outcome: 'saved', file: shown } : { outcome: 'unknown-file' }
    },

    /** Undefined while other work runs in the same copy of the sources, or too many checks wait for it. */
    async check(): Promise<readonly DeskProblem[] | undefined> {
      // Counted before anything is waited for, or all who come at once would pass.
      if (checks >= mostChecks) return undefined
      checks += 1
      try {
        await recoverWork(deps)
        if (await store.running(deps.place)) return undefined
        return await inTurn(async () => checkDraft(await prepareWorkspace(root, await changed())))
      } finally {
        checks -= 1
      }
    },

    async begin(
      kind: 'preview' | 'publish',
      by: Actor,
      seen?: Readonly<Record<string, number>>,
    ): Promise<StartResult> {
      const drafts = await changed()
      const isSeen = drafts.every(({ file: name, version }) => seen?.[name] === version)
      if (kind === 'publish' && !isSeen) return { outcome: 'conflict' }
      await recoverWork(deps)
      const started = await startWork(kind, drafts, by, deps)
      if (started.outcome === 'begun') {
        void inTurn(() => carryOut(started.work, drafts, by, deps))
      }
      return started
    },

    async goBack(
      version: string,
      by: Actor & { isAdmin?: boolean },
    ): Promise<'done' | 'busy' | 'unknown' | 'live' | 'admins'> {
      if (!versions(root).includes(version)) return 'unknown'
      if (liveVersion(root) === version) return 'live'
      await recoverWork(deps)
      const start = { kind: 'go back', stage: 'going live', version } as const
      const changes = await changesTo(root, version)
      if (!by.isAdmin && changes.some(isForAdmins)) return 'admins'
      const work = await store.begin(deps.place, { ...start, changes, by, now: deps.now() })
      if (!work) return 'busy'
      await carryOut(work, [], by, deps)
      return 'done'
    },

    async versions(): Promise<DeskVersions> {
      const live = liveVersion(root)
      const names = versions(root).slice(-keptVersions).reverse()
      const made = await store.publishedAs(names)
      const shown = names.map(async (name) => {
        const work = made.find((each) => each.version === name)
        return {
          name,
          builtAt: builtAt(name),
          live: name === live,
          by: work?.by ?? null,
          changes: work?.changes ?? [],
          holdsWords: (await sourcesOf(root, name)) !== undefined,
        }
      })
      return { versions: await Promise.all(shown) }
    },

    figures: async () => {
      const { figures, pairs, launchSafe } = await deps.catalogue()
      return { figures, pairs, launchSafe }
    },

    place: deps.place,
    recover: () => recoverWork(deps),
    latest: (most: number) => store.latest(deps.place, most),
    /** The folders that a built draft may stand in: published, it has moved. */
    foldersOf: (version: string) => [
      resolve(root, '.cache/site-desk', buildsFolder, version),
      resolve(root, buildsFolder, version),
    ],
  }
}

type KnownFields = DeskCatalogue['files'][number]['fields']

const behindIn = (fields: KnownFields, why: OutOfStep['why']) =>
  fields.filter(({ behind }) => behind?.why === why).length

/** Whether an admin alone changes it: by a draft, or by going back to a version with another one. */
const isForAdmins = ({ file, key }: { file: string; key: string }) =>
  file === ownerSettingsFile && key === adminsSetting

/** `black-sand` as a reader says it. */
const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

function titleOf(file: string): string {
  const picture = photographIn(file)
  if (picture) return inWords(picture)
  return articleIn(file) ? 'New article' : 'Facts and figures'
}

/** A place for a photograph in each of our pictures. */
const photographs = (root: string) =>
  pictureNames(root).map((name) => ({
    ...{ file: photographFile(name), group: 'pictures' as const, title: inWords(name) },
    ...{ language: 'en', path: null, fields: [] },
  }))

/** Articles that stand in drafts alone. */
function newArticles(drafts: readonly Draft[], files: DeskCatalogue['files']) {
  return drafts
    .filter(({ file }) => articleIn(file) && !files.some((known) => known.file === file))
    .map(({ file, changes }) => {
      const article = changes.article?.now
      const title = isArticle(article) ? article.title : articleIn(file)
      return {
        ...{ file, group: 'articles' as const, title: title || 'New article', language: 'en' },
        ...{ path: '/resources', fields: [] },
      }
    })
}

/** Of `20261124-102249021-2d617f01`. */
function builtAt(name: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)(\d{3})/.exec(name)?.slice(1).map(Number)
  const [year = 1970, month = 1, day = 1, hour, minute, second, thousandth] = parts ?? []
  return Date.UTC(year, month - 1, day, hour, minute, second, thousandth)
}
