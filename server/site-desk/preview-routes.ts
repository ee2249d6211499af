import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { namedByContent } from '../../contract/published-file.ts'
import type { PublishedSite, SiteFile } from '../http/published-files.ts'
import { readPublishedSite } from '../http/published-files.ts'
import { Refusal } from '../http/refusal.ts'
import { sendFile } from '../http/send-file.ts'
import { type OriginOf, replaceMark } from '../http/site-address.ts'
import type { Desk } from './desk.ts'
import type { Work } from './desk-store.ts'

/** So long a preview can be seen after it was built, milliseconds. */
export const previewLifetime = 3_600_000

/** Previews that can be seen at once. */
const mostPreviews = 3

export type PreviewDeps = {
  /** Undefined where nothing can be changed. */
  desk: Desk | undefined
  /** Names a preview so that nobody guesses it, the same in every process. */
  keyed: (...parts: readonly string[]) => string
  now: () => number
}

export type Previews = ReturnType<typeof openPreviews>

/** Finds the built drafts by the secrets that lead to them. */
export function openPreviews({ desk, keyed, now }: PreviewDeps) {
  const read = new Map<string, Promise<PublishedSite>>()
  const secretOf = ({ id }: Pick<Work, 'id'>) => keyed('site preview', id)

  async function open(): Promise<readonly { secret: string; folder: string }[]> {
    const works = (await desk?.latest(mostPreviews * 2)) ?? []
    return works
      .filter(({ kind, stage, endedAt }) => {
        return kind === 'preview' && stage === 'done' && now() - (endedAt ?? 0) < previewLifetime
      })
      .slice(0, mostPreviews)
      .flatMap((work) => {
        const folder = desk?.foldersOf(work.version ?? '').find((each) => existsSync(each))
        return folder ? [{ secret: secretOf(work), folder }] : []
      })
  }

  function siteIn(folder: string): Promise<PublishedSite> {
    const site = read.get(folder) ?? readPublishedSite(folder)
    site.catch(() => read.delete(folder))
    read.set(folder, site)
    const [oldest] = read.keys()
    if (read.size > mostPreviews && oldest) read.delete(oldest)
    return site
  }

  return {
    pathOf: (work: Pick<Work, 'id' | 'kind' | 'stage'>): string | null =>
      work.kind === 'preview' && work.stage === 'done' ? `/preview/${secretOf(work)}/` : null,

    async behind(secret: string): Promise<PublishedSite | undefined> {
      const found = (await open()).find((each) => each.secret === secret)
      return found && siteIn(found.folder)
    },

    /** A file of a preview that its pages ask for by the hash of its content. */
    async named(path: string): Promise<SiteFile | undefined> {
      if (!desk || !namedByContent.test(path)) return undefined
      for (const { folder } of await open()) {
        const file = (await siteIn(folder)).files.get(path)
        if (file) return file
      }
      return undefined
    },
  }
}

/** The pages of a draft, for whoever was given the way to it. Nothing is sent from them, and no robot lists them. */
export function previewRoutes(app: FastifyInstance, previews: Previews, origin: OriginOf): void {
  app.get('/preview/:secret/*', async (request, reply) => {
    request.surface = 'preview'
    const { secret, '*': rest } = request.params as { secret: string; '*': string }
    const site = await previews.behind(secret)
    const file = site?.files.get(`/${rest.replace(/\/+$/, '')}`)
    if (!site || !file) throw new Refusal('not_found', 'request.nothingHere')
    reply.header('x-robots-tag', 'noindex, nofollow')
    if (!file.contentSecurityPolicy) return sendFile(request, reply, file)
    const html = replaceMark(file.bytes?.toString('utf8') ?? '', origin(request.headers.host))
    return sendPage(reply, within(html, `/preview/${secret}`, site), file.contentSecurityPolicy)
  })
}

function sendPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('etag', `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('content-security-policy', previewPolicy(policy))
    .send(html)
}

/** As strict as the page's own, and stricter: our own pages may frame it, and it may send nothing anywhere. */
export function previewPolicy(policy: string): string {
  return policy
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    .replace("connect-src 'self'", "connect-src 'none'")
    .replace("form-action 'self'", "form-action 'none'")
}

/** Links between pages stay among those of the draft. */
function within(html: string, prefix: string, site: PublishedSite): string {
  return html.replaceAll(/ href="(\/[^"#?]*)/g, (whole, path: string) =>
    site.files.get(path)?.contentSecurityPolicy ? ` href="${prefix}${path}` : whole,
  )
}
