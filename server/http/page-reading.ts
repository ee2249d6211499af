import type { FastifyReply, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'

/** The team's own pages: that colleagues read them says nothing about the site. */
const ownPages = /^\/(?:team|auth)(?:\/|$)/

/**
 * Whether an answered request for a page is a person's reading of it: not a robot's, and not a
 * browser's that fetches a page ahead which nobody may open. Our own pages fetch ahead what a link leads to that is
 * being pressed (`public/fetch-at-press.speculationrules`), and the browser asks no more when it opens: that is one.
 * Of the request nothing is kept.
 */
export function isReading(request: FastifyRequest, reply: FastifyReply, path: string): boolean {
  const { headers, method } = request
  if (method !== 'GET' || (reply.statusCode !== 200 && reply.statusCode !== 304)) return false
  if (ownPages.test(path)) return false
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'] ?? ''
  const isAhead = /prefetch|prerender|preview/i.test(String(purpose))
  const isPressed = purpose === 'prefetch' && headers['sec-fetch-site'] === 'same-origin'
  if (isAhead && !isPressed) return false
  const agent = headers['user-agent']
  return agent !== undefined && agent !== '' && !isbot(agent)
}
