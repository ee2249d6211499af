import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import {
  type DeskOverview,
  type DeskWork,
  draftCall,
  goBackCall,
  inStepCall,
  publishCall,
  siteDeskPaths,
} from '../../contract/site-desk.ts'
import { readCall } from '../accounts/account-calls.ts'
import { Refusal } from '../http/refusal.ts'
import type { Desk, SaveResult } from '../site-desk/desk.ts'
import type { Work } from '../site-desk/desk-store.ts'
import type { Previews } from '../site-desk/preview-routes.ts'
import { whyClosed } from '../site-desk/sources.ts'
import { photographRoutes } from './photograph-routes.ts'
import { queryOf } from './query-of.ts'
import { actorOf, type TeamRoute } from './team-route.ts'

export type SiteRouteDeps = {
  /** Undefined where the server serves what was built on another machine. */
  desk: Desk | undefined
  previews: Previews
}

const nothing = v.strictObject({})

/** The words and settings of the site: drafts, checks, previews, publishing, going back. */
export function siteRoutes({ desk, previews }: SiteRouteDeps): readonly TeamRoute[] {
  const opened = (): Desk => {
    const closed = desk ? desk.closed() : whyClosed(undefined)
    if (!desk || closed) throw new Refusal('not_found', () => closed ?? '')
    return desk
  }
  const shown = (work: Work): DeskWork => ({
    ...{ id: work.id, stage: work.stage, share: work.share, by: work.by },
    ...{ begunAt: work.begunAt, endedAt: work.endedAt, problems: work.problems },
    kind: work.kind === 'preview' ? 'preview' : 'publish',
    version: work.version,
    previewPath: previews.pathOf(work),
  })

  async function begin(
    kind: 'preview' | 'publish',
    request: FastifyRequest,
    drafts?: Readonly<Record<string, number>>,
  ): Promise<DeskWork> {
    const started = await opened().begin(kind, actorOf(request), drafts)
    if (started.outcome === 'begun') return shown(started.work)
    throw new Refusal('conflict', started.outcome === 'busy' ? 'site.busy' : 'site.unseen')
  }

  return [
    ...photographRoutes(opened),
    {
      method: 'GET',
      url: siteDeskPaths.overview,
      least: 'editor',
      work: async (): Promise<DeskOverview> =>
        desk
          ? desk.overview()
          : { closed: whyClosed(undefined) ?? '', files: [], live: null, unpublished: [] },
    },
    {
      method: 'GET',
      url: siteDeskPaths.file,
      least: 'editor',
      async work(request) {
        const name = queryOf(request).get('file')
        return (name && (await opened().file(name))) || noFile()
      },
    },
    {
      method: 'GET',
      url: siteDeskPaths.figures,
      least: 'editor',
      work: async () => opened().figures(),
    },
    {
      method: 'PUT',
      url: siteDeskPaths.draft,
      least: 'editor',
      work: async (request) =>
        savedOf(await opened().save(readCall(draftCall, request), editorOf(request))),
    },
    {
      method: 'POST',
      url: siteDeskPaths.inStep,
      least: 'editor',
      async work(request) {
        const { file, texts } = readCall(inStepCall, request)
        const result = await opened().noteInStep(file, texts, actorOf(request))
        if (result.outcome === 'busy') throw new Refusal('conflict', 'site.busy')
        if (result.outcome === 'conflict') throw new Refusal('conflict', 'site.englishMeanwhile')
        return savedOf(result)
      },
    },
    {
      method: 'POST',
      url: siteDeskPaths.check,
      least: 'editor',
      async work(request) {
        readCall(nothing, request)
        const problems = await opened().check()
        if (!problems) throw new Refusal('conflict', 'site.busy')
        return { problems }
      },
    },
    {
      method: 'POST',
      url: siteDeskPaths.preview,
      least: 'editor',
      async work(request) {
        readCall(nothing, request)
        return begin('preview', request)
      },
    },
    {
      method: 'POST',
      url: siteDeskPaths.publish,
      least: 'editor',
      wantsProof: true,
      work: async (request) => begin('publish', request, readCall(publishCall, request).drafts),
    },
    {
      method: 'POST',
      url: siteDeskPaths.goBack,
      least: 'editor',
      wantsProof: true,
      async work(request) {
        const { version } = readCall(goBackCall, request)
        const outcome = await opened().goBack(version, editorOf(request))
        if (outcome === 'unknown') throw new Refusal('not_found', 'site.noVersion')
        if (outcome === 'admins') throw new Refusal('forbidden', 'site.otherMailbox')
        if (outcome === 'busy') throw new Refusal('conflict', 'site.busy')
        return opened().versions()
      },
    },
    {
      method: 'GET',
      url: siteDeskPaths.work,
      least: 'editor',
      async work() {
        const [latest] = desk ? await desk.latest(1) : []
        return { work: latest ? shown(latest) : null }
      },
    },
    {
      method: 'GET',
      url: siteDeskPaths.versions,
      least: 'editor',
      work: async () => opened().versions(),
    },
  ]
}

const editorOf = (request: FastifyRequest) => ({
  ...actorOf(request),
  isAdmin: request.signedIn?.account.role === 'admin',
})

function savedOf(result: SaveResult) {
  if (result.outcome === 'saved') return result.file
  if (result.outcome === 'unknown-file') return noFile()
  if (result.outcome === 'conflict') throw new Refusal('conflict', 'site.savedMeanwhile')
  throw new Refusal('invalid_fields', 'request.fields', { fields: { ...result.fields } })
}

function noFile(): never {
  throw new Refusal('not_found', 'site.noFile')
}
