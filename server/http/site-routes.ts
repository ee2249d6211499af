import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublishedSite } from './published-files.ts'
import { Refusal } from './refusal.ts'
import { sendFile } from './send-file.ts'

/** Paths below these are called by programs: their errors are JSON. */
const programPaths = /^\/(?:functions|api|auth\/v1)(?:\/|$)/

/**
 * Publishes the built site. A request path is only ever looked up in the list of
 * the build, so none reaches the file system.
 */
export function siteRoutes(app: FastifyInstance, site: PublishedSite): void {
  const speculationRules = [...site.files.values()].find((file) =>
    file.contentType.startsWith('application/speculationrules+json'),
  )

  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    handler: async (request, reply) => {
      const { path, query } = split(request.url)
      const file = site.files.get(path)
      if (file) {
        request.surface = file.contentSecurityPolicy ? 'page' : 'file'
        if (speculationRules && file.contentSecurityPolicy) {
          reply.header('speculation-rules', `"${speculationRules.path}"`)
        }
        return sendFile(request, reply, file)
      }
      const settled = settledPath(path)
      // Only to a path of the list: whatever else it resolved to could be another site's.
      if (settled !== path && site.files.has(settled)) {
        return reply.header('cache-control', 'no-cache').redirect(settled + query, 308)
      }
      return notFound(request, reply, path)
    },
  })

  app.setNotFoundHandler(async (request, reply) => {
    const { path } = split(request.url)
    if (site.files.has(path)) {
      throw new Refusal('method_not_allowed', 'This address can only be read.', {
        headers: { allow: 'GET, HEAD' },
      })
    }
    return notFound(request, reply, path)
  })

  async function notFound(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> {
    if (programPaths.test(path)) throw new Refusal('not_found', 'There is nothing at this address.')
    return sendFile(request, reply, site.notFound, 404)
  }
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
