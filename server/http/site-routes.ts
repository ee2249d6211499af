import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contactPresets } from '../../contract/contact-presets.ts'
import { pageLanguage, withoutLanguage } from '../../contract/words/language.ts'
import { describeError } from './log.ts'
import { otherVersions } from './other-versions.ts'
import { isReading } from './page-reading.ts'
import { pictureMemory } from './picture-memory.ts'
import type { PublishedSite, SiteFile } from './published-files.ts'
import { Refusal } from './refusal.ts'
import { sendFile } from './send-file.ts'
import { type OriginOf, withAddress } from './site-address.ts'

/** Paths below these are called by programs: their errors are JSON. */
const programPaths = /^\/(?:functions|api|auth\/v1)(?:\/|$)/

/** A version of the site with what is remembered of it while it is live. */
function version(site: PublishedSite, origin: OriginOf) {
  return {
    ...site,
    addressed: withAddress(origin),
    withPicture: pictureMemory(),
    findElsewhere: otherVersions(site.directory, site.files),
    speculationRules: [...site.files.values()].find((file) =>
      file.contentType.startsWith('application/speculationrules+json'),
    ),
  }
}

type Version = ReturnType<typeof version>

/**
 * Publishes the built site, whichever is `live` when a request comes. A request path is only ever looked up in the list of
 * the build, so none reaches the file system. `onPageRead` hears of each page that a person read.
 */
export function siteRoutes(
  app: FastifyInstance,
  live: () => PublishedSite,
  {
    origin,
    onPageRead,
    previews,
  }: {
    origin: OriginOf
    onPageRead: (path: string) => void
    /** Files that only drafts have, by the hash in their name. */
    previews: { named: (path: string) => Promise<SiteFile | undefined> }
  },
): void {
  let known: { of: PublishedSite; version: Version } | undefined
  function liveVersion(): Version {
    const site = live()
    if (known?.of !== site) known = { of: site, version: version(site, origin) }
    return known.version
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    handler: async (request, reply) => {
      const { path, query } = split(request.url)
      const site = liveVersion()
      const file =
        variantOf(site, path, query) ?? site.files.get(path) ?? (await find(site, request, path))
      if (file) {
        request.surface = file.contentSecurityPolicy ? 'page' : 'file'
        if (site.speculationRules && file.contentSecurityPolicy) {
          reply.header('speculation-rules', `"${site.speculationRules.path}"`)
        }
        const isSent = await send(site, request, reply, file)
        if (!isSent) return notFound(site, request, reply, path)
        if (file.contentSecurityPolicy && isReading(request, reply, path)) onPageRead(path)
        return reply
      }
      const settled = settledPath(path)
      // Only to a path of the list: whatever else it resolved to could be another site's.
      if (settled !== path && site.files.has(settled)) {
        return reply.header('cache-control', 'no-cache').redirect(settled + query, 308)
      }
      return notFound(site, request, reply, path)
    },
  })

  app.setNotFoundHandler(async (request, reply) => {
    const { path } = split(request.url)
    const site = liveVersion()
    if (site.files.has(path)) {
      throw new Refusal('method_not_allowed', 'request.readOnly', {
        headers: { allow: 'GET, HEAD' },
      })
    }
    return notFound(site, request, reply, path)
  })

  /** A page that its query makes another one: without script too, who needs water at once finds the form for it. */
  function variantOf({ pagesIn }: Version, path: string, query: string): SiteFile | undefined {
    const isContact = withoutLanguage(path) === '/contact'
    return isContact && contactPresets(query).need
      ? pagesIn(pageLanguage(path)).emergency
      : undefined
  }

  async function notFound(
    { addressed, pagesIn }: Version,
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> {
    if (programPaths.test(path)) throw new Refusal('not_found', 'request.nothingHere')
    const { notFound } = pagesIn(pageLanguage(path))
    return sendFile(request, reply, await addressed(notFound, request.headers.host), 404)
  }

  /** Whether it was there to be sent: a build that was removed under us has no files any more. */
  async function send(
    { addressed, withPicture }: Version,
    request: FastifyRequest,
    reply: FastifyReply,
    file: SiteFile,
  ): Promise<boolean> {
    try {
      await sendFile(request, reply, await withPicture(await addressed(file, request.headers.host)))
      return true
    } catch (error) {
      if (!isGone(error)) throw error
      request.log.error({ ...describeError(error), file: file.file }, 'A built file is gone')
      return false
    }
  }

  async function find(
    { findElsewhere }: Version,
    request: FastifyRequest,
    path: string,
  ): Promise<SiteFile | undefined> {
    try {
      return (await findElsewhere(path)) ?? (await previews.named(path))
    } catch (error) {
      if (!isGone(error)) throw error
      request.log.error(describeError(error), 'A file of another build is gone')
      return undefined
    }
  }
}

function isGone(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}

/** The address under which a page is published, for the forms that people and old links use. */
function settledPath(path: string): string {
  const plain = path
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
  return plain === '' ? '/' : plain
}

function split(url: string): { path: string; query: string } {
  const mark = url.indexOf('?')
  return mark < 0 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) }
}
